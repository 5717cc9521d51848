import {
  AnalyticsEventRequest,
  TIME_SPENT_MIN_SECONDS,
  validationErrors,
} from '@wanderwork/contracts/requests';
import { fakeApi, json } from '../testing/fake-api';
import { followPage } from './follow-page';
import { track } from './track';

const listen = () => fakeApi(() => json({}, 202));

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

const show = (visibilityState: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

const wish = (name: 'globalPrivacyControl' | 'doNotTrack', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

const told = (calls: ReturnType<typeof listen>) => calls.map(({ body }) => body);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  show('visible');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a page', () => {
  it('is told when it is opened, by its path alone', () => {
    const calls = listen();
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
  ])('left after %d seconds tells %j', (seconds, expected) => {
    const calls = listen();
    const leave = followPage('/a');
    pass(seconds);
    leave();
    expect(told(calls).slice(1)).toEqual(expected);
  });

  it('counts no time in which nobody could see it', () => {
    const calls = listen();
    const leave = followPage('/a');
    pass(3);
    show('hidden');
    pass(600);
    show('visible');
    pass(3);
    leave();
    expect(told(calls).slice(1)).toEqual([{ name: 'time_spent', path: '/a', seconds: 6 }]);
  });

  it('tells the time when it is hidden, and then only what is new', () => {
    const calls = listen();
    const leave = followPage('/a');
    pass(8);
    show('hidden');
    window.dispatchEvent(new Event('pagehide'));
    show('visible');
    pass(7);
    leave();
    expect(told(calls).slice(1)).toEqual([
      { name: 'time_spent', path: '/a', seconds: 8 },
      { name: 'time_spent', path: '/a', seconds: 7 },
    ]);
  });

  it('says nothing more once it is left', () => {
    const calls = listen();
    followPage('/a')();
    pass(60);
    show('hidden');
    window.dispatchEvent(new Event('pagehide'));
    expect(calls).toHaveLength(1);
  });

  it('tells what the server takes', () => {
    const calls = listen();
    const leave = followPage(`/${'long'.repeat(200)}`);
    pass(TIME_SPENT_MIN_SECONDS);
    leave();
    expect(calls).toHaveLength(2);
    for (const event of told(calls))
      expect(validationErrors<object>(AnalyticsEventRequest, event as object)).toEqual([]);
  });
});

describe('tracking', () => {
  const event = { name: 'page_view', path: '/' } as const;

  it.each([
    ['globalPrivacyControl', true, undefined],
    ['doNotTrack', '1', null],
  ] as const)('sends nothing where %s is %s', (name, value, before) => {
    const calls = listen();
    wish(name, value);
    track(event);
    expect(calls).toEqual([]);
    wish(name, before);
    track(event);
    expect(calls).toHaveLength(1);
  });

  it('is silent when it fails', async () => {
    const failing = fakeApi(() => new TypeError('Failed to fetch'));
    expect(() => track(event)).not.toThrow();
    await Promise.resolve();
    expect(failing).toHaveLength(1);
  });
});
