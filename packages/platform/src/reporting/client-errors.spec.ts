import { fakeApi, json } from '../testing/fake-api';

/** The module remembers what was reported, so each test loads it afresh. */
const loadFreshPage = async () => {
  jest.resetModules();
  return import('./client-errors');
};

afterEach(() => jest.restoreAllMocks());

describe('client errors', () => {
  it('are reported once, with the place but without the person', async () => {
    const { followClientErrors } = await loadFreshPage();
    const calls = fakeApi(() => json({}, 202));
    const stop = followClientErrors();
    const error = new TypeError('x is not a function');
    window.dispatchEvent(new ErrorEvent('error', { error }));
    window.dispatchEvent(new ErrorEvent('error', { error }));
    stop();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.path).toBe('/api/client-errors');
    expect(calls[0]?.body).toEqual({
      message: 'TypeError: x is not a function',
      path: '/',
      stack: expect.stringContaining('TypeError') as string,
    });
  });

  it('are shortened to the lengths that the server accepts', async () => {
    const { reportClientError } = await loadFreshPage();
    const calls = fakeApi(() => json({}, 202));
    reportClientError(new Error('m'.repeat(2000)));
    expect((calls[0]?.body as { message: string }).message).toHaveLength(500);
  });

  it('are limited in number', async () => {
    const { reportClientError } = await loadFreshPage();
    const calls = fakeApi(() => json({}, 202));
    for (let turn = 0; turn < 50; turn += 1) reportClientError(`failure ${turn}`);
    expect(calls).toHaveLength(10);
  });

  it('never throw when the server cannot be reached', async () => {
    const { reportClientError } = await loadFreshPage();
    fakeApi(() => new TypeError('Failed to fetch'));
    expect(() => reportClientError('lost')).not.toThrow();
  });
});
