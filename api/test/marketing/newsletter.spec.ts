import { setTimeout as wait } from 'node:timers/promises';
import { MailWorker } from '../../src/modules/mail/sending/mail-worker.js';
import { MailTransport } from '../../src/modules/mail/transport/mail-transport.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { getLastEmailTo, listEmailsTo, extractToken } from '../support/emails.js';

let api: TestApp;
let count = 0;
let email: string;

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  api.inject({ method: 'POST', url, payload, headers });
const subscribe = () => post('/api/newsletter/subscribe', { email });
const findSubscription = async (): Promise<Record<string, unknown>> =>
  (await api.db.query('SELECT * FROM newsletter_subscriptions WHERE email = $1', [email]))[0];
const confirm = async () =>
  post('/api/newsletter/confirm', {
    token: extractToken('/newsletter/confirm', await getLastEmailTo(api, email)),
  });
const subscribeAndCancel = async () => {
  await subscribe();
  await confirm();
  const token = extractToken('/newsletter/unsubscribe', await getLastEmailTo(api, email));
  await post('/api/newsletter/unsubscribe', { token });
};
const isPostponed = async (): Promise<boolean> =>
  (
    await api.db.query(
      `SELECT 1 FROM mails WHERE address = $1 AND status = 'queued' AND last_error IS NOT NULL`,
      [email],
    )
  ).length === 1;
const oneClick = (address: string, body: string, headers: Record<string, string>) =>
  api.inject({ method: 'POST', url: address, payload: body, headers });

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(() => {
  count += 1;
  email = `ana-${count}@example.com`;
});

describe('the newsletter', () => {
  it('is sent only after confirmation by email, whose time and wording are stored', async () => {
    await subscribe();
    expect(await listEmailsTo(api, email)).toEqual([
      expect.objectContaining({ subject: 'Confirm your newsletter subscription' }),
    ]);
    expect(await findSubscription()).toMatchObject({ consent: 'pending', consented_at: null });
    expect((await confirm()).json()).toMatchObject({ success: true });
    expect(await findSubscription()).toMatchObject({
      consent: 'given',
      consented_at: expect.any(Date),
      consent_text: 'Yes, send me the newsletter of WanderWork. I can unsubscribe at any time.',
    });
    expect(await getLastEmailTo(api, email)).toMatchObject({ subject: 'You are subscribed' });
  });

  it('does not ask again once confirmed, and returns the same response', async () => {
    const first = await subscribe();
    await confirm();
    const before = (await listEmailsTo(api, email)).length;
    const again = await subscribe();
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(await listEmailsTo(api, email)).toHaveLength(before);
    expect(await findSubscription()).toMatchObject({ consent: 'given' });
  });

  it('is confirmed once, and not by opening the link', async () => {
    await subscribe();
    const token = extractToken('/newsletter/confirm', await getLastEmailTo(api, email));
    await api.inject({ url: `/newsletter/confirm?token=${token}` });
    expect(await findSubscription()).toMatchObject({ consent: 'pending' });
    await post('/api/newsletter/confirm', { token });
    expect((await post('/api/newsletter/confirm', { token })).json()).toMatchObject({ code: 'link.used' });
  });

  it('can be cancelled on its page any number of times, and requested again', async () => {
    await subscribe();
    await confirm();
    const token = extractToken('/newsletter/unsubscribe', await getLastEmailTo(api, email));
    for (let time = 0; time < 2; time += 1) {
      expect((await post('/api/newsletter/unsubscribe', { token })).json()).toMatchObject({ success: true });
      expect(await findSubscription()).toMatchObject({
        consent: 'withdrawn',
        withdrawn_at: expect.any(Date),
      });
    }
    await subscribe();
    expect(await findSubscription()).toMatchObject({ consent: 'pending' });
  });

  it('asks for confirmation once, as long as the link is valid', async () => {
    await subscribe();
    await listEmailsTo(api, email);
    await subscribe();
    expect(await listEmailsTo(api, email)).toHaveLength(1);
  });

  it('asks again when someone cancels and changes their mind', async () => {
    await subscribeAndCancel();
    await subscribe();
    expect((await confirm()).json()).toMatchObject({ success: true });
    expect(await findSubscription()).toMatchObject({ consent: 'given' });
  });

  it('asks again when the email failed at first: a link that was never sent does not count', async () => {
    await subscribeAndCancel();
    const carrier = jest.spyOn(api.app.get<MailTransport>(MailTransport), 'send');
    carrier.mockRejectedValueOnce(new Error('the line is cut'));
    await subscribe();
    while (!(await isPostponed())) await wait(10);
    await api.db.query(`UPDATE mails SET next_at = now() WHERE status = 'queued'`);
    await api.app.get(MailWorker).wake();
    carrier.mockRestore();
    expect((await confirm()).json()).toMatchObject({ success: true });
  });

  it('is not cancelled by a forged link', async () => {
    await subscribe();
    const { id } = await findSubscription();
    for (const token of ['x', String(id), `${String(id)}.`, `${String(id)}.${'a'.repeat(43)}`])
      expect((await post('/api/newsletter/unsubscribe', { token })).statusCode).toBe(404);
    expect(await findSubscription()).toMatchObject({ consent: 'pending' });
  });
});

describe('the unsubscribe button of a mail client (RFC 8058)', () => {
  const address = async () => {
    await subscribe();
    await confirm();
    const { headers } = await getLastEmailTo(api, email);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = /^<http:\/\/localhost:4200(\/api\/newsletter\/unsubscribe\/[\w.-]+)>$/.exec(
      headers['List-Unsubscribe'] as string,
    );
    return url?.[1] as string;
  };
  const boundary = 'a-boundary';
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;

  it.each([
    ['a plain form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    ['a multipart form', part, `multipart/form-data; boundary=${boundary}`],
  ])('cancels with %s, from anywhere and without cookies', async (_what, body, type) => {
    const response = await oneClick(await address(), body, {
      'content-type': type,
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(response.statusCode).toBe(200);
    expect(response.cookies).toEqual([]);
    expect(await findSubscription()).toMatchObject({ consent: 'withdrawn' });
  });

  it('requires the body of the standard', async () => {
    const url = await address();
    for (const body of ['', 'List-Unsubscribe=Yes', 'a=b'])
      expect(
        (await oneClick(url, body, { 'content-type': 'application/x-www-form-urlencoded' })).statusCode,
      ).toBe(400);
    expect(await findSubscription()).toMatchObject({ consent: 'given' });
  });

  it('is the only request that another site may send', async () => {
    const token = (await address()).split('/').at(-1) as string;
    const response = await post('/api/newsletter/unsubscribe', { token }, { origin: 'https://mail.example' });
    expect(response.statusCode).toBe(403);
  });
});

describe('the waitlist', () => {
  it('confirms the entry by email, once a day, and asks about the newsletter if the box was ticked', async () => {
    await post('/api/waitlist', { email, name: 'Ana', newsletter: true });
    const [sentEmail] = await listEmailsTo(api, email);
    expect(sentEmail).toMatchObject({ subject: 'You are on the list' });
    expect(sentEmail?.text).toContain('Hello Ana,');
    expect((await confirm()).statusCode).toBe(200);
    const before = await listEmailsTo(api, email);
    await post('/api/waitlist', { email, name: 'Ana' });
    expect(await listEmailsTo(api, email)).toEqual(before);
  });

  it('asks about the newsletter when the box is ticked later that day', async () => {
    for (const newsletter of [false, true, true]) {
      await post('/api/waitlist', { email, name: 'Ana', newsletter });
      await listEmailsTo(api, email);
    }
    expect(await listEmailsTo(api, email)).toHaveLength(2);
    expect((await confirm()).json()).toMatchObject({ success: true });
  });

  it('does not greet with something that is not a name', async () => {
    await post('/api/waitlist', { email, name: 'evil.example/win' });
    const { text, html } = await getLastEmailTo(api, email);
    expect(text).toContain('Hello,');
    expect(text + html).not.toContain('evil');
  });
});
