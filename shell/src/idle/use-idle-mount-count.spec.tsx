import { act, render, screen } from '@testing-library/react';
import { useIdleMountCount } from './use-idle-mount-count';
import { QUIET_MS } from './run-when-quiet';

/** Reports that the browser fetched something. */
let reportFetch = (): void => undefined;

class Observer {
  constructor(private readonly changed: () => void) {}
  observe() {
    reportFetch = this.changed;
  }
  disconnect() {
    reportFetch = () => undefined;
  }
}

const STEP_MS = 100;

const Counter = () => <output>{useIdleMountCount(3)}</output>;

const getCount = () => Number(screen.getByRole('status').textContent);
/** In steps, so that each render can start its own waiting. */
const wait = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += STEP_MS)
    await act(() => jest.advanceTimersByTimeAsync(STEP_MS));
};
const setReadyState = (value: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(value);
const setConnection = (value: object) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

describe('useIdleMountCount', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, { PerformanceObserver: Observer });
    setReadyState('complete');
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('waits until the page has fetched what it needs, then counts up', async () => {
    render(<Counter />);
    await wait(QUIET_MS - 100);
    reportFetch();
    await wait(QUIET_MS - 100);
    expect(getCount()).toBe(0);
    const seen = [];
    for (let step = 0; step < 20; step += 1) {
      await wait(STEP_MS);
      if (seen.at(-1) !== getCount()) seen.push(getCount());
    }
    expect(seen).toEqual([0, 1, 2, 3]);
  });

  it('waits for the page load first', async () => {
    setReadyState('interactive');
    render(<Counter />);
    await wait(60_000);
    expect(getCount()).toBe(0);
    window.dispatchEvent(new Event('load'));
    await wait(QUIET_MS + 1000);
    expect(getCount()).toBe(3);
  });

  it('counts up also on a page that never stops fetching', async () => {
    render(<Counter />);
    for (let second = 0; second < 20; second += 1) {
      await wait(1000);
      reportFetch();
    }
    expect(getCount()).toBe(3);
  });

  it('stays at zero with data saver on', async () => {
    setConnection({ saveData: true });
    render(<Counter />);
    await wait(60_000);
    expect(getCount()).toBe(0);
  });
});
