import { setTimeout as wait } from 'node:timers/promises';
import { MailWorker } from '../../src/modules/mail/sending/mail-worker.js';
import { MailTransport } from '../../src/modules/mail/transport/mail-transport.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { lastLetterTo, lettersTo, tokenFor } from '../support/letters.js';

let house: TestApp;
let count = 0;
let email: string;

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  house.inject({ method: 'POST', url, payload, headers });
const subscribe = () => post('/api/newsletter/subscribe', { email });
const row = async (): Promise<Record<string, unknown>> =>
  (await house.db.query('SELECT * FROM newsletter_subscriptions WHERE email = $1', [email]))[0];
const confirm = async () =>
  post('/api/newsletter/confirm', {
    token: tokenFor('/newsletter/confirm', await lastLetterTo(house, email)),
  });
const joinAndEnd = async () => {
  await subscribe();
  await confirm();
  const token = tokenFor('/newsletter/unsubscribe', await lastLetterTo(house, email));
  await post('/api/newsletter/unsubscribe', { token });
};
const isPutOff = async (): Promise<boolean> =>
  (
    await house.db.query(
      `SELECT 1 FROM mails WHERE address = $1 AND status = 'queued' AND last_error IS NOT NULL`,
      [email],
    )
  ).length === 1;
const oneClick = (address: string, body: string, headers: Record<string, string>) =>
  house.inject({ method: 'POST', url: address, payload: body, headers });

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(() => {
  count += 1;
  email = `ana-${count}@example.com`;
});

describe('the newsletter', () => {
  it('comes after a yes by mail, of which time and words are kept', async () => {
    await subscribe();
    expect(await lettersTo(house, email)).toEqual([
      expect.objectContaining({ subject: 'Confirm your newsletter subscription' }),
    ]);
    expect(await row()).toMatchObject({ consent: 'pending', consented_at: null });
    expect((await confirm()).json()).toMatchObject({ success: true });
    expect(await row()).toMatchObject({
      consent: 'given',
      consented_at: expect.any(Date),
      consent_text: 'Yes, send me the newsletter of WanderWork. I can unsubscribe at any time.',
    });
    expect(await lastLetterTo(house, email)).toMatchObject({ subject: 'You are subscribed' });
  });

  it('does not ask again who said yes, and answers alike', async () => {
    const first = await subscribe();
    await confirm();
    const before = (await lettersTo(house, email)).length;
    const again = await subscribe();
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(await lettersTo(house, email)).toHaveLength(before);
    expect(await row()).toMatchObject({ consent: 'given' });
  });

  it('is confirmed once, and by nobody who only looks at the link', async () => {
    await subscribe();
    const token = tokenFor('/newsletter/confirm', await lastLetterTo(house, email));
    await house.inject({ url: `/newsletter/confirm?token=${token}` });
    expect(await row()).toMatchObject({ consent: 'pending' });
    await post('/api/newsletter/confirm', { token });
    expect((await post('/api/newsletter/confirm', { token })).json()).toMatchObject({ code: 'link.used' });
  });

  it('ends by the page, any number of times, and can be asked for again', async () => {
    await subscribe();
    await confirm();
    const token = tokenFor('/newsletter/unsubscribe', await lastLetterTo(house, email));
    for (let time = 0; time < 2; time += 1) {
      expect((await post('/api/newsletter/unsubscribe', { token })).json()).toMatchObject({ success: true });
      expect(await row()).toMatchObject({ consent: 'withdrawn', withdrawn_at: expect.any(Date) });
    }
    await subscribe();
    expect(await row()).toMatchObject({ consent: 'pending' });
  });

  it('asks once, as long as its letter can be answered', async () => {
    await subscribe();
    await lettersTo(house, email);
    await subscribe();
    expect(await lettersTo(house, email)).toHaveLength(1);
  });

  it('asks anew whoever ended it just now and thinks better of it', async () => {
    await joinAndEnd();
    await subscribe();
    expect((await confirm()).json()).toMatchObject({ success: true });
    expect(await row()).toMatchObject({ consent: 'given' });
  });

  it('asks anew also where the letter fails at first: a link that never left is none', async () => {
    await joinAndEnd();
    const carrier = jest.spyOn(house.app.get<MailTransport>(MailTransport), 'send');
    carrier.mockRejectedValueOnce(new Error('the line is cut'));
    await subscribe();
    while (!(await isPutOff())) await wait(10);
    await house.db.query(`UPDATE mails SET next_at = now() WHERE status = 'queued'`);
    await house.app.get(MailWorker).wake();
    carrier.mockRestore();
    expect((await confirm()).json()).toMatchObject({ success: true });
  });

  it('does not end by a link that we did not make', async () => {
    await subscribe();
    const { id } = await row();
    for (const token of ['x', String(id), `${String(id)}.`, `${String(id)}.${'a'.repeat(43)}`])
      expect((await post('/api/newsletter/unsubscribe', { token })).statusCode).toBe(404);
    expect(await row()).toMatchObject({ consent: 'pending' });
  });
});

describe('the button of a mail program (RFC 8058)', () => {
  const address = async () => {
    await subscribe();
    await confirm();
    const { headers } = await lastLetterTo(house, email);
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
  ])('ends it by %s, from anywhere and without cookies', async (_what, body, type) => {
    const answer = await oneClick(await address(), body, {
      'content-type': type,
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies).toEqual([]);
    expect(await row()).toMatchObject({ consent: 'withdrawn' });
  });

  it('needs the words of the standard', async () => {
    const url = await address();
    for (const body of ['', 'List-Unsubscribe=Yes', 'a=b'])
      expect(
        (await oneClick(url, body, { 'content-type': 'application/x-www-form-urlencoded' })).statusCode,
      ).toBe(400);
    expect(await row()).toMatchObject({ consent: 'given' });
  });

  it('is the only thing that another site may do', async () => {
    const token = (await address()).split('/').at(-1) as string;
    const answer = await post('/api/newsletter/unsubscribe', { token }, { origin: 'https://mail.example' });
    expect(answer.statusCode).toBe(403);
  });
});

describe('the waitlist', () => {
  it('writes that one is on the list, once a day, and asks for the newsletter if it was ticked', async () => {
    await post('/api/waitlist', { email, name: 'Ana', newsletter: true });
    const [letter] = await lettersTo(house, email);
    expect(letter).toMatchObject({ subject: 'You are on the list' });
    expect(letter?.text).toContain('Hello Ana,');
    expect((await confirm()).statusCode).toBe(200);
    const before = await lettersTo(house, email);
    await post('/api/waitlist', { email, name: 'Ana' });
    expect(await lettersTo(house, email)).toEqual(before);
  });

  it('asks for the newsletter whoever ticks it later that day', async () => {
    for (const newsletter of [false, true, true]) {
      await post('/api/waitlist', { email, name: 'Ana', newsletter });
      await lettersTo(house, email);
    }
    expect(await lettersTo(house, email)).toHaveLength(2);
    expect((await confirm()).json()).toMatchObject({ success: true });
  });

  it('greets nobody by what is no name', async () => {
    await post('/api/waitlist', { email, name: 'evil.example/win' });
    const { text, html } = await lastLetterTo(house, email);
    expect(text).toContain('Hello,');
    expect(text + html).not.toContain('evil');
  });
});
