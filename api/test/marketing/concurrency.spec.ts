import { startTestApp, type TestApp } from '../support/index.js';
import { waitForLocks } from '../support/barrier.js';
import { getLastEmailTo, listEmailsTo, extractToken } from '../support/emails.js';
import { createMember } from '../support/member.js';

let api: TestApp;
let count = 0;
let email: string;

const post = (url: string, payload: object) => api.inject({ method: 'POST', url, payload });
const subscribe = (address = email) => post('/api/newsletter/subscribe', { email: address });
const findSubscription = async (address: string): Promise<Record<string, unknown> | undefined> =>
  (await api.db.query('SELECT * FROM newsletter_subscriptions WHERE email = $1', [address]))[0];
/** The token in the newest email that has a link to `page`. */
const getToken = async (page: string) => {
  const emails = await listEmailsTo(api, email);
  return extractToken(
    page,
    emails.findLast(({ text }) => text.includes(page))!,
  );
};
const confirm = (token: string) => post('/api/newsletter/confirm', { token });
const unsubscribe = (token: string) => post('/api/newsletter/unsubscribe', { token });

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(() => {
  count += 1;
  email = `ana-at-once-${count}@example.com`;
});

describe('a newsletter confirmed and cancelled at once', () => {
  const lockSubscription = async () => {
    const runner = api.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT 1 FROM newsletter_subscriptions WHERE email = $1 FOR UPDATE', [email]);
    return async () => {
      await runner.commitTransaction();
      await runner.release();
    };
  };
  const createTwoLinks = async () => {
    await subscribe();
    await confirm(await getToken('/newsletter/confirm'));
    const end = await getToken('/newsletter/unsubscribe');
    await unsubscribe(end);
    await subscribe();
    return { end, again: await getToken('/newsletter/confirm') };
  };

  it('stays cancelled when the cancellation comes first, and the link is used up', async () => {
    const { end, again } = await createTwoLinks();
    const releaseLock = await lockSubscription();
    const ending = unsubscribe(end);
    await waitForLocks(api);
    const confirming = confirm(again);
    await waitForLocks(api, 2);
    await releaseLock();
    expect((await ending).statusCode).toBe(200);
    expect((await confirming).json()).toMatchObject({ code: 'link.used' });
    expect(await findSubscription(email)).toMatchObject({ consent: 'withdrawn' });
  });

  it('is cancelled, too, when the confirmation comes first', async () => {
    const { end, again } = await createTwoLinks();
    const releaseLock = await lockSubscription();
    const confirming = confirm(again);
    await waitForLocks(api);
    const ending = unsubscribe(end);
    await waitForLocks(api, 2);
    await releaseLock();
    expect((await confirming).statusCode).toBe(200);
    expect((await ending).statusCode).toBe(200);
    expect(await findSubscription(email)).toMatchObject({ consent: 'withdrawn' });
  });
});

describe('an address that signs up by itself while an account moves to it', () => {
  it.each([
    ['newsletter', 'newsletter_subscriptions', 'consent', `'given'`],
    ['waitlist', 'waitlist_entries', 'name', `'Ana'`],
  ])('keeps its own entry in the %s, and the account moves', async (_list, table, column, word) => {
    const ana = await createMember(api);
    const moved = `moved.${ana.email}`;
    const put = (address: string) =>
      `INSERT INTO ${table} (id, email, ${column}, sources, created_at, updated_at)
       VALUES (gen_random_uuid(), '${address}', ${word}, '{newsletter}', now(), now())`;
    await api.db.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [ana.email]);
    await api.db.query(`DELETE FROM ${table}`);
    await api.db.query(put(ana.email));
    await ana.request('POST', '/api/account/email', { email: moved });
    const agree = (token: string) => ana.request('POST', '/api/auth/confirm-email-change', { token });
    const old = extractToken('/confirm-email-change', (await listEmailsTo(api, ana.email)).at(-1)!);
    await agree(extractToken('/confirm-email-change', await getLastEmailTo(api, moved)));

    const runner = api.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query(put(moved));
    const moving = agree(old);
    await waitForLocks(api);
    await runner.commitTransaction();
    await runner.release();

    expect((await moving).json()).toMatchObject({ changed: true });
    expect(await api.db.query(`SELECT email FROM ${table}`)).toEqual([{ email: moved }]);
  });
});
