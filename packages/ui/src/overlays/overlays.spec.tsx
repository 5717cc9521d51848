import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { findAccessibilityProblems } from '../testing/accessibility';
import { Dialog } from './dialog';
import { Drawer } from './drawer';
import { Menu, MenuItem } from './menu';
import { Tabs } from './tabs';

interface Layer {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

const Opened = ({ layer: Layer }: { layer: ComponentType<Layer> }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Layer open={open} onOpenChange={setOpen} title="Leave Premium?">
        <button>Keep Premium</button>
      </Layer>
    </>
  );
};

it('a drawer lets its content use Escape first', async () => {
  const close = jest.fn();
  let isBusy = true;
  const handleEscape = (event: KeyboardEvent) => {
    if (isBusy) event.preventDefault();
    isBusy = false;
  };
  render(
    <Drawer open wide onOpenChange={close} onEscape={handleEscape} title="Ask">
      <button>Stop</button>
    </Drawer>,
  );
  await userEvent.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledWith(false);
});

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s', (_name, layer) => {
  it('takes the focus, closes with Escape and returns the focus', async () => {
    render(<Opened layer={layer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Leave Premium?' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(await findAccessibilityProblems()).toEqual([]);

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('lets the focus go to a live region and back, where Escape does not close it', async () => {
    render(
      <>
        <Opened layer={layer} />
        <section aria-live="off" aria-label="News" tabIndex={-1} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const news = screen.getByRole('region', { name: 'News' });
    act(() => news.focus());
    expect(news).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();

    act(() => screen.getByRole('button', { name: 'Keep Premium' }).focus());
    expect(screen.getByRole('button', { name: 'Keep Premium' })).toHaveFocus();
    act(() => document.querySelector<HTMLElement>('button')?.focus());
    expect(screen.getByRole('button', { name: 'Keep Premium' })).toHaveFocus();
  });

  it('locks scrolling while open, without its own style element', async () => {
    const styles = () => document.querySelectorAll('style:not([data-styled])').length;
    const before = styles();
    render(<Opened layer={layer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    expect(styles()).toBe(before);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });
});

const TwoSteps = () => {
  const [step, setStep] = useState(0);
  const close = () => setStep(0);
  return (
    <>
      <button onClick={() => setStep(1)}>Join Now</button>
      <Drawer open={step === 1} onOpenChange={close} title="Join">
        <button onClick={() => setStep(2)}>Sign In</button>
      </Drawer>
      <Dialog open={step === 2} onOpenChange={close} title="Log in">
        <button>Log In</button>
      </Dialog>
    </>
  );
};

describe('a layer', () => {
  it('opened from another one returns the focus to where the first was opened', async () => {
    render(<TwoSteps />);
    await userEvent.click(screen.getByRole('button', { name: 'Join Now' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Log in' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    // The first layer returns its focus a moment later.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Join Now' })).toHaveFocus());
  });

  it('keeps the focus that a link in it has moved', async () => {
    const Leaving = () => {
      const [open, setOpen] = useState(true);
      const heading = useRef<HTMLHeadingElement>(null);
      const go = () => {
        setOpen(false);
        heading.current?.focus();
      };
      return (
        <>
          <h1 ref={heading} tabIndex={-1}>
            Terms
          </h1>
          <Dialog open={open} onOpenChange={setOpen} title="Join">
            <button onClick={go}>Terms</button>
          </Dialog>
        </>
      );
    };
    render(<Leaving />);
    await userEvent.click(screen.getByRole('button', { name: 'Terms' }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('heading', { name: 'Terms' })).toHaveFocus();
  });

  it('returns the focus to the page when its button is gone', async () => {
    const Vanishing = () => {
      const [step, setStep] = useState('before');
      return (
        <main tabIndex={-1}>
          {step !== 'after' && <button onClick={() => setStep('open')}>Log In</button>}
          <Dialog open={step === 'open'} onOpenChange={() => setStep('after')} title="Log in">
            <button>Log In</button>
          </Dialog>
        </main>
      );
    };
    render(<Vanishing />);
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('stays open when a toast is dismissed, and closes on a press outside', async () => {
    const Toast = () => {
      const [gone, setGone] = useState(false);
      return (
        <section aria-live="polite">
          {!gone && <button onClick={() => setGone(true)}>Dismiss</button>}
        </section>
      );
    };
    render(
      <>
        <p>the page</p>
        <Toast />
        <Opened layer={Dialog} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    // The page under a dialog ignores the pointer; the stylesheet lets a toast above it receive it.
    const pointer = userEvent.setup({ pointerEventsCheck: 0 });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    await pointer.click(screen.getByText('Dismiss'));
    expect(screen.queryByText('Dismiss')).toBeNull();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await pointer.click(screen.getByText('the page'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('Menu', () => {
  it('opens and moves by keyboard, and returns the focus to its button', async () => {
    const profile = jest.fn();
    render(
      <Menu trigger={<button>Account</button>}>
        <MenuItem onSelect={profile}>My Profile</MenuItem>
        <MenuItem>Sign Out</MenuItem>
      </Menu>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
    expect(await findAccessibilityProblems()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(profile).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus());
  });
});

describe('Tabs', () => {
  it('show one panel and change with the arrow keys', async () => {
    render(
      <Tabs
        label="What to look at"
        tabs={[
          { value: 'score', label: 'Score', content: 'What the score is made of' },
          { value: 'cost', label: 'Cost', content: 'What a month costs' },
        ]}
      />,
    );
    expect(screen.getByRole('tabpanel', { name: 'Score' })).toHaveTextContent('What the score is made of');
    await userEvent.click(screen.getByRole('tab', { name: 'Score' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Cost' })).toHaveTextContent('What a month costs');
    expect(await findAccessibilityProblems()).toEqual([]);
  });
});
