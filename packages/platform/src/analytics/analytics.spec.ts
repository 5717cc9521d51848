import {
  AnalyticsEventRequest,
  TIME_SPENT_MIN_SECONDS,
  findValidationErrors,
} from '@wanderwork/contracts/requests';
import { fakeApi, json } from '../testing/fake-api';
import { followPage } from './follow-page';
import { track } from './track';

const recordEvents = () => fakeApi(() => json({}, 202));

const advanceSeconds = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

const setVisibility = (visibilityState: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

const setPrivacySignal = (name: 'globalPrivacyControl' | 'doNotTrack', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

const getBodies = (calls: ReturnType<typeof recordEvents>) => calls.map(({ body }) => body);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  setVisibility('visible');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('followPage', () => {
  it('reports a page view with the path only', () => {
    const calls = recordEvents();
    followPage('/wanderlens')();
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/analytics/events',
        body: { name: 'page_view', path: '/wanderlens' },
        credentials: 'omit',
      },
    ]);
    expect(jest.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  });

  it.each([
    [4.999, []],
    [5, [{ name: 'time_spent', path: '/a', seconds: 5 }]],
    [61.9, [{ name: 'time_spent', path: '/a', seconds: 61 }]],
  ])('reports, after %d seconds, %j', (seconds, expected) => {
    const calls = recordEvents();
    const leave = followPage('/a');
    advanceSeconds(seconds);
    leave();
    expect(getBodies(calls).slice(1)).toEqual(expected);
  });

  it('does not count time in which the page was hidden', () => {
    const calls = recordEvents();
    const leave = followPage('/a');
    advanceSeconds(3);
    setVisibility('hidden');
    advanceSeconds(600);
    setVisibility('visible');
    advanceSeconds(3);
    leave();
    expect(getBodies(calls).slice(1)).toEqual([{ name: 'time_spent', path: '/a', seconds: 6 }]);
  });

  it('reports the time when the page is hidden, and afterwards only the new time', () => {
    const calls = recordEvents();
    const leave = followPage('/a');
    advanceSeconds(8);
    setVisibility('hidden');
    window.dispatchEvent(new Event('pagehide'));
    setVisibility('visible');
    advanceSeconds(7);
    leave();
    expect(getBodies(calls).slice(1)).toEqual([
      { name: 'time_spent', path: '/a', seconds: 8 },
      { name: 'time_spent', path: '/a', seconds: 7 },
    ]);
  });

  it('reports nothing after the page was left', () => {
    const calls = recordEvents();
    followPage('/a')();
    advanceSeconds(60);
    setVisibility('hidden');
    window.dispatchEvent(new Event('pagehide'));
    expect(calls).toHaveLength(1);
  });

  it('sends events that the server accepts', () => {
    const calls = recordEvents();
    const leave = followPage(`/${'long'.repeat(200)}`);
    advanceSeconds(TIME_SPENT_MIN_SECONDS);
    leave();
    expect(calls).toHaveLength(2);
    for (const event of getBodies(calls))
      expect(findValidationErrors<object>(AnalyticsEventRequest, event as object)).toEqual([]);
  });
});

describe('track', () => {
  const event = { name: 'page_view', path: '/' } as const;

  it.each([
    ['globalPrivacyControl', true, undefined],
    ['doNotTrack', '1', null],
  ] as const)('sends nothing where %s is %s', (name, value, before) => {
    const calls = recordEvents();
    setPrivacySignal(name, value);
    track(event);
    expect(calls).toEqual([]);
    setPrivacySignal(name, before);
    track(event);
    expect(calls).toHaveLength(1);
  });

  it('does not throw when the request fails', async () => {
    const failing = fakeApi(() => new TypeError('Failed to fetch'));
    expect(() => track(event)).not.toThrow();
    await Promise.resolve();
    expect(failing).toHaveLength(1);
  });
});
