import { setTimeout as wait } from 'node:timers/promises';
import { MailLogService, OutboxService } from '../../src/modules/mail/index.js';
import type { EmailData, EmailTemplate } from '../../src/modules/mail/templates/email-data.js';
import { MOST_ATTEMPTS } from '../../src/modules/mail/sending/retry.policy.js';
import { MailWorker } from '../../src/modules/mail/sending/mail-worker.js';
import { DevMailbox } from '../../src/modules/mail/transport/dev-mailbox.js';
import { type Envelope, MailTransport } from '../../src/modules/mail/transport/mail-transport.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { lastLetterTo, lettersTo } from '../support/letters.js';

const ID = '0193a000-0000-7000-8000-000000000001';
const to = 'ana@example.com';
let house: TestApp;

const put = <Name extends EmailTemplate>(letter: Name, data: EmailData[Name], address = to) =>
  house.db.transaction((manager) =>
    house.app.get(OutboxService).enqueue(manager, { to: address, letter, data }),
  );
const rows = (): Promise<Record<string, unknown>[]> => house.db.query('SELECT * FROM mails ORDER BY id');
const passTime = () => house.db.query(`UPDATE mails SET next_at = now() WHERE status = 'queued'`);

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
afterEach(async () => {
  jest.restoreAllMocks();
  await house.app.get(MailWorker).wake();
  await house.db.query('DELETE FROM mails');
});

/** The carrier of the house fails as told, then carries again. */
const failing = (error: Error) =>
  jest.spyOn(house.app.get<MailTransport>(MailTransport), 'send').mockRejectedValue(error);

describe('the outbox', () => {
  it('sends at once what a transaction put in, and keeps that it did, not what it said', async () => {
    await put('deletion-scheduled', { on: '2026-12-24' });
    const letter = await lastLetterTo(house, to);
    expect(letter).toMatchObject({ subject: 'Your account will be deleted' });
    expect(letter.text).toContain('On 24 Dec 2026 it goes');
    expect(await rows()).toEqual([
      expect.objectContaining({
        address: to,
        template: 'deletion-scheduled',
        status: 'sent',
        attempts: 1,
        data: null,
        sent_at: expect.any(Date),
      }),
    ]);
  });

  it('forgets a letter with the transaction that failed', async () => {
    const failed = house.db.transaction(async (manager) => {
      await house.app.get(OutboxService).enqueue(manager, { to, letter: 'deletion-cancelled', data: {} });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  it('keeps no secret: the link is made at sending, and only its hash stays', async () => {
    await put('change-email-new', { changeId: ID });
    const { text } = await lastLetterTo(house, to);
    const token = /confirm-email-change\?token=([\w-]{43})\n/.exec(text)?.[1] as string;
    const kept = JSON.stringify([await rows(), await house.db.query('SELECT * FROM one_time_links')]);
    expect(token).toHaveLength(43);
    expect(kept).toContain(ID);
    expect(kept).not.toContain(token);
  });

  it('tries again, later each time, and loses nothing while the server is down', async () => {
    failing(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' }));
    await put('deletion-cancelled', {});
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await passTime();
      await house.app.get(MailWorker).wake();
      const [row] = await house.db.query(
        `SELECT round(extract(epoch FROM next_at - now()))::int AS wait, last_error FROM mails`,
      );
      waits.push((row as { wait: number }).wait);
      expect(row.last_error).toBe('ECONNECTION: connect ECONNREFUSED');
    }
    expect(waits[1]).toBeGreaterThan(waits[0] as number);
    expect(waits[2]).toBeGreaterThan(waits[1] as number);
    jest.restoreAllMocks();
    await passTime();
    await house.app.get(MailWorker).wake();
    expect((await lettersTo(house, to)).at(-1)).toMatchObject({ subject: 'Your account stays' });
    expect((await rows())[0]).toMatchObject({ status: 'sent', last_error: null });
  });

  it('gives up after the last try, or when there is no such address, and lets an admin try again', async () => {
    failing(Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 }));
    await put('deletion-cancelled', {});
    await house.app.get(MailWorker).wake();
    expect(await rows()).toEqual([expect.objectContaining({ status: 'failed', attempts: 1 })]);

    failing(new Error('out of order'));
    const id = (await rows())[0]?.['id'] as string;
    await house.db.query(`UPDATE mails SET status = 'queued', attempts = $1`, [MOST_ATTEMPTS - 1]);
    await passTime();
    await house.app.get(MailWorker).wake();
    expect(await rows()).toEqual([expect.objectContaining({ status: 'failed', attempts: MOST_ATTEMPTS })]);

    jest.restoreAllMocks();
    const log = house.app.get(MailLogService);
    expect(await log.retry(id)).toBe(true);
    expect(await lettersTo(house, to)).not.toEqual([]);
    expect(await log.retry(id)).toBe(false);
    expect((await rows())[0]).toMatchObject({ status: 'sent' });
  });

  it('does not send a letter twice within its time', async () => {
    const address = 'twice@example.com';
    for (let time = 0; time < 3; time += 1) {
      await put('waitlist', { name: 'Bo', subscriptionId: null }, address);
      await lettersTo(house, address);
    }
    expect(await lettersTo(house, address)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  it('leaves alone what a later version wrote', async () => {
    await house.db.query(
      `INSERT INTO mails VALUES ($1, $2, 'from-the-future', '{}', 'queued', 0, now(), now(), null, null)`,
      [ID, to],
    );
    await house.app.get(MailWorker).wake();
    expect(await rows()).toEqual([expect.objectContaining({ status: 'queued', data: {} })]);
  });
});

describe('the log of letters', () => {
  it('goes back page by page and forgets after 90 days', async () => {
    for (let index = 0; index < 5; index += 1) await put('deletion-cancelled', {}, `p${index}@example.com`);
    await lettersTo(house, to);
    const log = house.app.get(MailLogService);
    const first = await log.list({ limit: 3 });
    const after = first.at(-1)?.id as string;
    const second = await log.list({ limit: 3, after });
    expect([...first, ...second].map(({ address }) => address)).toEqual(
      [4, 3, 2, 1, 0].map((index) => `p${index}@example.com`),
    );
    expect(await log.list({ limit: 3, status: 'failed' })).toEqual([]);
    expect(await log.list({ limit: 3, address: 'P2@example.com' })).toHaveLength(1);
    expect(JSON.stringify(first)).not.toContain('"data"');

    await house.db.query(`UPDATE mails SET created_at = now() - interval '91 days' WHERE id = $1`, [after]);
    await log.sweep();
    expect(await log.list({ limit: 9 })).toHaveLength(4);
  });
});

describe('two processes on one outbox', () => {
  it('send each letter once, also when one dies with letters in hand', async () => {
    const other = await house.another();
    const sent: string[] = [];
    const carry = async ({ to: address }: Envelope) => {
      await wait(2);
      sent.push(address);
    };
    for (const one of [house, other])
      jest.spyOn(one.app.get<MailTransport>(MailTransport), 'send').mockImplementation(carry);
    await house.db.query(
      `INSERT INTO mails SELECT gen_random_uuid(), n || '@example.com', 'deletion-cancelled', '{}', 'queued', 0,
         now(), now(), null, null FROM generate_series(1, 120) AS n`,
    );
    // Taken by a process that is gone: its time to send them is over, or not yet.
    await house.db.query(
      `UPDATE mails SET attempts = 1, next_at = now() + interval '4 minutes' WHERE address = '7@example.com'`,
    );
    await Promise.all([house, other].map(({ app }) => app.get(MailWorker).wake()));
    expect(sent).toHaveLength(119);
    expect(new Set(sent).size).toBe(119);
    await passTime();
    await Promise.all([house, other].map(({ app }) => app.get(MailWorker).wake()));
    expect(sent.at(-1)).toBe('7@example.com');
    expect(sent).toHaveLength(120);
    await other.close();
  });
});

describe('a process that is told to stop', () => {
  it('ends the letter in hand, begins no other, and leaves those in the outbox', async () => {
    const other = await house.another();
    const sender = other.app.get(MailWorker);
    let begun = 0;
    jest.spyOn(other.app.get(DevMailbox), 'send').mockImplementation(async () => {
      begun += 1;
      await wait(50);
    });
    await house.db.query(
      `INSERT INTO mails SELECT gen_random_uuid(), n || '@example.com', 'deletion-cancelled', '{}', 'queued', 0,
         now(), now(), null, null FROM generate_series(1, 30) AS n`,
    );
    void sender.wake();
    while (begun === 0) await wait(5);
    await other.close();
    const left = (await rows()).filter(({ status }) => status === 'queued').length;
    expect(left + begun).toBe(30);
    expect(begun).toBeLessThan(30);
  });
});
