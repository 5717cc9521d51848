import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType, type ReactNode } from 'react';
import { accessibilityProblems } from '../testing/accessibility';
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

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s', (_name, layer) => {
  it('takes the focus, closes by Escape and gives the focus back', async () => {
    render(<Opened layer={layer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Leave Premium?' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(await accessibilityProblems()).toEqual([]);

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('holds the page still while it is open, without a style element of its own', async () => {
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

describe('Menu', () => {
  it('is opened and moved through by keyboard, and comes back to its button', async () => {
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
    expect(await accessibilityProblems()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(profile).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus());
  });
});

describe('Tabs', () => {
  it('show one panel and change by arrow keys', async () => {
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
    expect(await accessibilityProblems()).toEqual([]);
  });
});
