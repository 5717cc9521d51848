import { setTimeout as wait } from 'node:timers/promises';
import { MailLogService, OutboxService } from '../../src/modules/mail/index.js';
import type { EmailData, EmailTemplate } from '../../src/modules/mail/templates/emails.js';
import { MAX_ATTEMPTS, MailWorker } from '../../src/modules/mail/sending/mail-worker.js';
import { DevMailbox } from '../../src/modules/mail/transport/dev-mailbox.js';
import type { RenderedEmail } from '../../src/modules/mail/templates/layout.js';
import { MailTransport } from '../../src/modules/mail/transport/mail-transport.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { getLastEmailTo, listEmailsTo } from '../support/emails.js';

const ID = '0193a000-0000-7000-8000-000000000001';
const ana = 'ana@example.com';
let api: TestApp;

const enqueue = <Template extends EmailTemplate>(
  template: Template,
  data: EmailData[Template],
  email = ana,
) => api.db.transaction((manager) => api.app.get(OutboxService).enqueue(manager, { email, template, data }));
const listMails = (): Promise<Record<string, unknown>[]> => api.db.query('SELECT * FROM mails ORDER BY id');
const passTime = () => api.db.query(`UPDATE mails SET next_at = now() WHERE status = 'queued'`);

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
afterEach(async () => {
  jest.restoreAllMocks();
  await api.app.get(MailWorker).wake();
  await api.db.query('DELETE FROM mails');
});

/** Makes the transport fail with this error until the mock is restored. */
const failTransport = (error: Error) =>
  jest.spyOn(api.app.get<MailTransport>(MailTransport), 'send').mockRejectedValue(error);

describe('the outbox', () => {
  it('sends an enqueued email at once, and keeps the fact but not the content', async () => {
    await enqueue('deletion-scheduled', { on: '2026-12-24' });
    const email = await getLastEmailTo(api, ana);
    expect(email).toMatchObject({ subject: 'Your account will be deleted' });
    expect(email.text).toContain('on 24 Dec 2026');
    expect(await listMails()).toEqual([
      expect.objectContaining({
        address: ana,
        template: 'deletion-scheduled',
        status: 'sent',
        attempts: 1,
        data: null,
        sent_at: expect.any(Date),
      }),
    ]);
  });

  it('sends an email with a later time at that time, also when the night is long', async () => {
    const sendAt = new Date(Date.now() + 11 * 3_600_000);
    const email = { email: ana, template: 'deletion-cancelled', data: {}, sendAt } as const;
    await api.app.get(OutboxService).enqueue(api.db.manager, email);
    await api.app.get(MailWorker).wake();
    expect(await listMails()).toEqual([expect.objectContaining({ status: 'queued', attempts: 0 })]);
    await passTime();
    await api.app.get(MailWorker).wake();
    expect(await listMails()).toEqual([expect.objectContaining({ status: 'sent' })]);
  });

  it('drops an email whose transaction failed', async () => {
    const failed = api.db.transaction(async (manager) => {
      await api.app
        .get(OutboxService)
        .enqueue(manager, { email: ana, template: 'deletion-cancelled', data: {} });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await listMails()).toEqual([]);
  });

  it('stores no secret: the link is created at sending, and only its hash is stored', async () => {
    await enqueue('change-email-new', { changeId: ID });
    const { text } = await getLastEmailTo(api, ana);
    const token = /confirm-email-change\?token=([\w-]{43})\n/.exec(text)?.[1] as string;
    const storedText = JSON.stringify([
      await listMails(),
      await api.db.query('SELECT * FROM one_time_links'),
    ]);
    expect(token).toHaveLength(43);
    expect(storedText).toContain(ID);
    expect(storedText).not.toContain(token);
  });

  it('retries at growing intervals and loses nothing while the server is down', async () => {
    failTransport(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' }));
    await enqueue('deletion-cancelled', {});
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await passTime();
      await api.app.get(MailWorker).wake();
      const [row] = await api.db.query(
        `SELECT round(extract(epoch FROM next_at - now()))::int AS wait, last_error FROM mails`,
      );
      waits.push((row as { wait: number }).wait);
      expect(row.last_error).toBe('ECONNECTION: connect ECONNREFUSED');
    }
    expect(waits[1]).toBeGreaterThan(waits[0] as number);
    expect(waits[2]).toBeGreaterThan(waits[1] as number);
    jest.restoreAllMocks();
    await passTime();
    await api.app.get(MailWorker).wake();
    expect((await listEmailsTo(api, ana)).at(-1)).toMatchObject({
      subject: 'Your account will not be deleted',
    });
    expect((await listMails())[0]).toMatchObject({ status: 'sent', last_error: null });
  });

  it('gives up after the last attempt, or at once if the address does not exist, and lets an admin retry', async () => {
    failTransport(Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 }));
    await enqueue('deletion-cancelled', {});
    await api.app.get(MailWorker).wake();
    expect(await listMails()).toEqual([expect.objectContaining({ status: 'failed', attempts: 1 })]);

    failTransport(new Error('out of order'));
    const id = (await listMails())[0]?.['id'] as string;
    await api.db.query(`UPDATE mails SET status = 'queued', attempts = $1`, [MAX_ATTEMPTS - 1]);
    await passTime();
    await api.app.get(MailWorker).wake();
    expect(await listMails()).toEqual([
      expect.objectContaining({ status: 'failed', attempts: MAX_ATTEMPTS }),
    ]);

    jest.restoreAllMocks();
    const log = api.app.get(MailLogService);
    expect(await log.retry(id)).toBe(true);
    expect(await listEmailsTo(api, ana)).not.toEqual([]);
    expect(await log.retry(id)).toBe(false);
    expect((await listMails())[0]).toMatchObject({ status: 'sent' });
  });

  it('does not send the same email twice within its interval', async () => {
    const email = 'twice@example.com';
    for (let time = 0; time < 3; time += 1) {
      await enqueue('waitlist', { name: 'Bo', subscriptionId: null }, email);
      await listEmailsTo(api, email);
    }
    expect(await listEmailsTo(api, email)).toHaveLength(1);
    expect(await listMails()).toHaveLength(1);
  });

  it('leaves rows of a later version alone', async () => {
    await api.db.query(
      `INSERT INTO mails VALUES ($1, $2, 'from-the-future', '{}', 'queued', 0, now(), now(), null, null)`,
      [ID, ana],
    );
    await api.app.get(MailWorker).wake();
    expect(await listMails()).toEqual([expect.objectContaining({ status: 'queued', data: {} })]);
  });
});

describe('the email log', () => {
  it('is paged backwards and deleted after 90 days', async () => {
    for (let index = 0; index < 5; index += 1)
      await enqueue('deletion-cancelled', {}, `p${index}@example.com`);
    await listEmailsTo(api, ana);
    const log = api.app.get(MailLogService);
    const first = await log.list({ limit: 3 });
    const after = first.at(-1)?.id as string;
    const second = await log.list({ limit: 3, after });
    expect([...first, ...second].map(({ email }) => email)).toEqual(
      [4, 3, 2, 1, 0].map((index) => `p${index}@example.com`),
    );
    expect(await log.list({ limit: 3, status: 'failed' })).toEqual([]);
    expect(await log.list({ limit: 3, email: 'P2@example.com' })).toHaveLength(1);
    expect(JSON.stringify(first)).not.toContain('"data"');

    await api.db.query(`UPDATE mails SET created_at = now() - interval '91 days' WHERE id = $1`, [after]);
    await log.sweep();
    expect(await log.list({ limit: 9 })).toHaveLength(4);
  });
});

describe('two processes with one outbox', () => {
  it('send each email once, even when one dies while sending', async () => {
    const other = await api.startAnother();
    const sent: string[] = [];
    const carry = async ({ email }: RenderedEmail) => {
      await wait(2);
      sent.push(email);
    };
    for (const one of [api, other])
      jest.spyOn(one.app.get<MailTransport>(MailTransport), 'send').mockImplementation(carry);
    await api.db.query(
      `INSERT INTO mails SELECT gen_random_uuid(), n || '@example.com', 'deletion-cancelled', '{}', 'queued', 0,
         now(), now(), null, null FROM generate_series(1, 120) AS n`,
    );
    // Leased by a dead process: one lease has expired, the other has not.
    await api.db.query(
      `UPDATE mails SET attempts = 1, next_at = now() + interval '4 minutes' WHERE address = '7@example.com'`,
    );
    await Promise.all([api, other].map(({ app }) => app.get(MailWorker).wake()));
    expect(sent).toHaveLength(119);
    expect(new Set(sent).size).toBe(119);
    await passTime();
    await Promise.all([api, other].map(({ app }) => app.get(MailWorker).wake()));
    expect(sent.at(-1)).toBe('7@example.com');
    expect(sent).toHaveLength(120);
    await other.close();
  });
});

describe('a process that shuts down', () => {
  it('finishes the current email, starts no other, and leaves the rest in the outbox', async () => {
    // Otherwise it would send the rest.
    await api.app.get(MailWorker).beforeApplicationShutdown();
    const other = await api.startAnother();
    const sender = other.app.get(MailWorker);
    let startedCount = 0;
    jest.spyOn(other.app.get(DevMailbox), 'send').mockImplementation(async () => {
      startedCount += 1;
      await wait(50);
    });
    await api.db.query(
      `INSERT INTO mails SELECT gen_random_uuid(), n || '@example.com', 'deletion-cancelled', '{}', 'queued', 0,
         now(), now(), null, null FROM generate_series(1, 30) AS n`,
    );
    void sender.wake();
    while (startedCount === 0) await wait(5);
    await other.close();
    const left = (await listMails()).filter(({ status }) => status === 'queued').length;
    expect(left + startedCount).toBe(30);
    expect(startedCount).toBeLessThan(30);
  });
});
