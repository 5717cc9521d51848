import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, Suspense, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { lazyRetry } from './lazy-retry';
import { RetryBoundary } from './retry-boundary';

const Page = () => <p>the page</p>;

const renderPlace = (content: ReactNode, onError?: () => void) => (
  <RetryBoundary onError={onError} fallback={(_error, retry) => <button onClick={retry}>Try Again</button>}>
    <Suspense fallback="loading">{content}</Suspense>
  </RetryBoundary>
);

/** Fails the given number of times, then loads. */
const createLoader = (failing: number) =>
  jest.fn(async (failures: number) => {
    if (failures < failing) throw new Error('chunk is gone');
    return { default: Page };
  });

// React logs caught errors to the console; here they are expected.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('lazyRetry', () => {
  it('fails inside its boundary and loads afresh on every retry', async () => {
    const load = createLoader(2);
    const Lazy = lazyRetry(load);
    const onError = jest.fn();
    render(renderPlace(<Lazy />, onError));
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('the page')).toBeVisible();
    expect(load.mock.calls).toEqual([[0], [1], [2]]);
    expect(onError).toHaveBeenCalledTimes(2);
  });

  it('loads again when its place is left and visited again', async () => {
    const Lazy = lazyRetry(createLoader(1));
    const first = render(renderPlace(<Lazy />));
    await screen.findByRole('button', { name: 'Try Again' });
    first.unmount();
    render(renderPlace(<Lazy />));
    expect(await screen.findByText('the page')).toBeVisible();
  });

  it('renders a preloaded component at once', async () => {
    const Lazy = lazyRetry(createLoader(0));
    await Lazy.preload();
    render(renderPlace(<Lazy />));
    expect(screen.getByText('the page')).toBeVisible();
  });
});

describe('a lazy part whose code arrives while it renders', () => {
  const Field = ({ label }: { label: string }) => <input aria-label={label} />;
  const world = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

  // As in a browser: only there does React continue what it had started.
  beforeEach(() => (world.IS_REACT_ACT_ENVIRONMENT = false));
  afterEach(() => (world.IS_REACT_ACT_ENVIRONMENT = true));

  it('keeps what was typed in it when it re-renders', async () => {
    const Lazy = lazyRetry(async () => ({ default: Field }));
    let setPlaceLabel = (_label: string): void => undefined;
    const Place = () => {
      const [label, setLabel] = useState('');
      setPlaceLabel = setLabel;
      return <>the place{label && renderPlace(<Lazy label={label} />)}</>;
    };
    const main = document.body.appendChild(document.createElement('main'));
    const page = within(main);
    const root = createRoot(main);
    root.render(<Place />);
    await page.findByText('the place');
    startTransition(() => setPlaceLabel('City'));
    const field = await page.findByRole<HTMLInputElement>('textbox', { name: 'City' });
    field.value = 'Lisbon';
    setPlaceLabel('Town');
    expect(await page.findByRole('textbox', { name: 'Town' })).toBe(field);
    root.unmount();
    main.remove();
  });
});

describe('a connection that returns', () => {
  const reconnect = () => act(() => dispatchEvent(new Event('online')));

  it('triggers retries by itself, also when it is unreliable at first', async () => {
    const load = createLoader(3);
    const Lazy = lazyRetry(load);
    render(renderPlace(<Lazy />));
    await screen.findByRole('button', { name: 'Try Again' });
    await reconnect();
    expect(await screen.findByText('the page', {}, { timeout: 10_000 })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('does not trigger retries forever', async () => {
    jest.useFakeTimers();
    const load = createLoader(100);
    const Lazy = lazyRetry(load);
    render(renderPlace(<Lazy />));
    const passMinutes = async () => {
      for (let i = 0; i < 10; i += 1) await act(() => jest.advanceTimersByTimeAsync(20_000));
    };
    await passMinutes();
    expect(load).toHaveBeenCalledTimes(1);
    await reconnect();
    await passMinutes();
    // At once, then after each of three pauses.
    expect(load).toHaveBeenCalledTimes(5);
    jest.useRealTimers();
  });
});

describe('RetryBoundary', () => {
  const Broken = ({ broken }: { broken: boolean }) => {
    if (broken) throw new Error('broken');
    return <p>whole</p>;
  };

  it('starts over when its key changes', () => {
    const renderAt = (path: string, broken: boolean) => (
      <RetryBoundary resetKey={path} fallback={() => 'failed'}>
        <Broken broken={broken} />
      </RetryBoundary>
    );
    const { rerender } = render(renderAt('/a', true));
    expect(screen.getByText('failed')).toBeVisible();
    rerender(renderAt('/b', false));
    expect(screen.getByText('whole')).toBeVisible();
  });
});
