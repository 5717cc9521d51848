import { QueryClient } from '@tanstack/react-query';
import { useLive } from '../model/live-store';
import { startLive } from './start-live';

const MINUTE_MS = 60_000;

let client: QueryClient;
let stop: () => void;
const refreshes = () =>
  jest
    .mocked(client.invalidateQueries)
    .mock.calls.filter(([filters]) => filters?.queryKey?.includes('notifications')).length;

const show = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
};

// Without locks, a tab polls by itself: `missed` once a minute.
beforeEach(() => {
  jest.useFakeTimers();
  client = new QueryClient();
  jest.spyOn(client, 'invalidateQueries');
  stop = startLive('ana', client);
});

afterEach(() => {
  stop();
  show('visible');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a tab', () => {
  it('looks at its notifications and topics again when hints were missed', () => {
    const { missed } = useLive.getState();
    jest.advanceTimersByTime(MINUTE_MS);
    expect(client.invalidateQueries).toHaveBeenCalledWith({ queryKey: ['connect', 'ana', 'notifications'] });
    expect(useLive.getState().missed).toBe(missed + 1);
  });

  it('asks for nothing while it is hidden, and once when it is shown', () => {
    show('hidden');
    jest.advanceTimersByTime(4 * MINUTE_MS);
    expect(refreshes()).toBe(0);
    show('visible');
    expect(refreshes()).toBe(1);
  });

  it('takes no part after five minutes out of sight, and catches up when it is shown', () => {
    show('hidden');
    jest.advanceTimersByTime(60 * MINUTE_MS);
    expect(jest.getTimerCount()).toBe(0);
    show('visible');
    expect(refreshes()).toBe(1);
    jest.advanceTimersByTime(MINUTE_MS);
    expect(refreshes()).toBe(2);
  });

  it('takes no part while the browser is offline, and catches up afterwards', () => {
    dispatchEvent(new Event('offline'));
    jest.advanceTimersByTime(10 * MINUTE_MS);
    expect(refreshes()).toBe(0);
    dispatchEvent(new Event('online'));
    expect(refreshes()).toBe(1);
  });

  it('stops with the session', () => {
    stop();
    jest.advanceTimersByTime(10 * MINUTE_MS);
    dispatchEvent(new Event('online'));
    expect(refreshes()).toBe(0);
  });
});
