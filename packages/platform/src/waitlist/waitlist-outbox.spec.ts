import { fakeApi, json, refusal } from '../testing/fake-api';
import { WAITLIST_OUTBOX_KEY } from './outbox-key';
import { storeSignup, sendStoredSignups } from './waitlist-outbox';

const ana = { email: 'ana@example.com', name: 'Ana', newsletter: true };
const ben = { email: 'ben@example.com', name: 'Ben', newsletter: false };

const accept = () => json({ success: true, message: '' });

/** The request bodies that reach the server when the stored sign-ups are sent. */
const sendWithReply = async (reply: Parameters<typeof fakeApi>[0] = accept) => {
  const calls = fakeApi(reply);
  await sendStoredSignups();
  return calls.map(({ body }) => body);
};

/** Whether another tab holds the lock. */
const setLock = (isLocked: boolean) =>
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: async (_name: string, _options: object, run: (lock: object | null) => unknown) =>
        run(isLocked ? null : {}),
    },
  });

describe('the waitlist outbox', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('sends the stored sign-ups once and is then empty', async () => {
    storeSignup(ana);
    storeSignup(ben);
    expect(await sendWithReply()).toEqual([ana, ben]);
    expect(await sendWithReply()).toEqual([]);
  });

  it('sends once when called twice', async () => {
    storeSignup(ana);
    const calls = fakeApi(accept);
    await Promise.all([sendStoredSignups(), sendStoredSignups()]);
    expect(calls).toHaveLength(1);
  });

  it('leaves sending to the tab that holds the lock', async () => {
    storeSignup(ana);
    setLock(true);
    expect(await sendWithReply()).toEqual([]);
    setLock(false);
    expect(await sendWithReply()).toEqual([ana]);
  });

  it.each([
    ['the server is unreachable', () => new TypeError('Failed to fetch')],
    ['the server is busy', () => refusal(503, 'service.unavailable')],
    ['there were too many requests', () => refusal(429, 'rate_limited')],
  ])('keeps a sign-up when %s', async (_why, fail) => {
    storeSignup(ana);
    storeSignup(ben);
    const isAna = (body: unknown) => (body as typeof ana).email === ana.email;
    expect(await sendWithReply(({ body }) => (isAna(body) ? fail() : accept()))).toEqual([ana, ben]);
    expect(await sendWithReply()).toEqual([ana]);
  });

  it('drops a sign-up that the server will never accept', async () => {
    storeSignup(ana);
    await sendWithReply(() => refusal(400, 'validation.failed'));
    expect(await sendWithReply()).toEqual([]);
  });

  it('keeps one sign-up per address, the latest', async () => {
    storeSignup(ana);
    storeSignup({ ...ana, name: 'Ana Maria' });
    expect(await sendWithReply()).toEqual([{ ...ana, name: 'Ana Maria' }]);
  });

  it('keeps a correction made while the first version was being sent', async () => {
    storeSignup(ana);
    await sendWithReply(() => {
      storeSignup({ ...ana, name: 'Ana Maria' });
      return accept();
    });
    expect(await sendWithReply()).toEqual([{ ...ana, name: 'Ana Maria' }]);
  });

  it('ignores a storage entry of another shape', async () => {
    localStorage.setItem(WAITLIST_OUTBOX_KEY, '{"not":"a list"}');
    expect(await sendWithReply()).toEqual([]);
  });
});
