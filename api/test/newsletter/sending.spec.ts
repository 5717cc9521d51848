import { IssueSendingJob } from '../../src/modules/marketing/issues/issue-sending.job.js';
import { OutboxService } from '../../src/modules/mail/index.js';
import { MailQueueRepository } from '../../src/modules/mail/sending/mail-queue.repository.js';
import { MailWorker } from '../../src/modules/mail/sending/mail-worker.js';
import { createAdmin } from '../admin/admins.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { listEmailsTo, extractToken } from '../support/emails.js';
import { insertSubscribers, NewsletterClient, finishSending } from './newsletter-client.js';

const MANY = 450;

let api: TestApp;
let otherProcess: TestApp;
let client: NewsletterClient;
/** The number of addresses that received the issue, once each. */
const countRecipients = async (id: string): Promise<number> => {
  const rows: { letters: number }[] = await api.db.query(
    `SELECT count(*)::integer AS letters FROM mails WHERE batch_id = $1 AND status = 'sent' GROUP BY address`,
    [id],
  );
  expect(rows.every(({ letters: count }) => count === 1)).toBe(true);
  return rows.length;
};

beforeAll(async () => {
  api = await startTestApp();
  otherProcess = await api.startAnother();
});
afterAll(async () => {
  await otherProcess.close();
  await api.close();
});
beforeEach(async () => {
  await api.db.query('DELETE FROM newsletter_subscriptions');
  client = new NewsletterClient(await createAdmin(api));
});

describe('sending an issue', () => {
  it('reaches every subscriber with consent and nobody else, with an unsubscribe link in each email', async () => {
    await insertSubscribers(api, 2);
    for (const consent of ['pending', 'withdrawn'])
      await api.db.query(
        `INSERT INTO newsletter_subscriptions (id, email, consent, sources, created_at, updated_at)
         VALUES (gen_random_uuid(), $1 || '@example.com', $1, '{newsletter}', now(), now())`,
        [consent],
      );
    const id = await client.startIssue({
      subject: 'Spring',
      text: 'Hello.\n\n[Lisbon](https://wander.example/l) waits.',
    });
    await finishSending(api);
    expect(await client.getIssue(id)).toMatchObject({
      state: 'sent',
      recipients: 2,
      sent: 2,
      failed: 0,
      skipped: 0,
    });
    expect(await listEmailsTo(api, 'pending@example.com')).toEqual([]);
    expect(await listEmailsTo(api, 'withdrawn@example.com')).toEqual([]);
    const [email] = await listEmailsTo(api, 'given1@example.com');
    expect(email).toMatchObject({
      subject: 'Spring',
      text: expect.stringContaining('Lisbon (https://wander.example/l) waits.'),
      headers: {
        'List-Unsubscribe': expect.stringMatching(/^<https?:.*\/api\/newsletter\/unsubscribe\/[\w.-]+>$/),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    const token = extractToken('/newsletter/unsubscribe', email as NonNullable<typeof email>);
    const url = `/api/newsletter/unsubscribe/${token}`;
    await api.inject({ method: 'POST', url, payload: { 'List-Unsubscribe': 'One-Click' } });
    const [reader] = await api.db.query(
      `SELECT consent FROM newsletter_subscriptions WHERE email = 'given1@example.com'`,
    );
    expect(reader).toEqual({ consent: 'withdrawn' });
  });

  it('reaches each of many subscribers once, with two processes running', async () => {
    await insertSubscribers(api, MANY);
    const id = await client.startIssue();
    await finishSending(api, otherProcess, api, otherProcess);
    expect(await countRecipients(id)).toBe(MANY);
    expect(await client.getIssue(id)).toMatchObject({ state: 'sent', recipients: MANY, sent: MANY });
    await api.app.get(IssueSendingJob).run();
    expect(await countRecipients(id)).toBe(MANY);
  });

  it('continues where it stopped when a batch could not be queued', async () => {
    await insertSubscribers(api, MANY);
    await api.db.query(
      `ALTER TABLE mails ADD CONSTRAINT broken CHECK (batch_id IS NULL OR address <> 'given300@example.com') NOT VALID`,
    );
    const id = await client.startIssue();
    const end = Date.now() + 60_000;
    while ((await countRecipients(id)) < 200 && Date.now() < end) await api.app.get(IssueSendingJob).run();
    await api.app.get(IssueSendingJob).run();
    expect(await client.getIssue(id)).toMatchObject({ state: 'sending', recipients: 200 });
    await api.db.query('ALTER TABLE mails DROP CONSTRAINT broken');
    await finishSending(otherProcess);
    expect(await countRecipients(id)).toBe(MANY);
    expect(await client.getIssue(id)).toMatchObject({ state: 'sent', recipients: MANY, sent: MANY });
  });

  it('skips people who unsubscribed or subscribed after it started', async () => {
    await insertSubscribers(api, 3);
    const id = await client.startIssue();
    await api.db.query(
      `UPDATE newsletter_subscriptions SET consent = 'withdrawn' WHERE email = 'given2@example.com'`,
    );
    await api.db.query(
      `UPDATE newsletter_subscriptions SET consented_at = now() + interval '1 minute' WHERE email = 'given3@example.com'`,
    );
    await finishSending(api);
    expect(await client.getIssue(id)).toMatchObject({ recipients: 1, sent: 1 });
  });

  it('skips people who unsubscribed while their email was queued', async () => {
    await insertSubscribers(api, 1);
    const [{ id: subscriptionId }] = await api.db.query('SELECT id FROM newsletter_subscriptions');
    await api.db.query(`UPDATE newsletter_subscriptions SET consent = 'withdrawn'`);
    const issueId = await client.createDraft();
    const data = { issueId, subscriptionId };
    const email = 'given1@example.com';
    const template = 'newsletter-issue' as const;
    const before = await listEmailsTo(api, email);
    await api.app.get(OutboxService).enqueue(api.db.manager, { email, template, data, batchId: issueId });
    expect(await listEmailsTo(api, email)).toHaveLength(before.length);
  });

  it('gives priority to transactional emails', async () => {
    const quiet = await startTestApp();
    await quiet.app.get(MailWorker).beforeApplicationShutdown();
    const put = (template: string, batch: string | null, age: string) =>
      quiet.db.query(
        `INSERT INTO mails (id, address, template, data, status, attempts, next_at, created_at, batch_id)
         VALUES (gen_random_uuid(), $1 || '@example.com', $1, '{}', 'queued', 0, now() - $3::interval, now(), $2)`,
        [template, batch, age],
      );
    await put('of-many', '0193a000-0000-7000-8000-000000000001', '1 hour');
    await put('of-one', null, '1 second');
    const queue = quiet.app.get(MailQueueRepository);
    const [first] = await queue.claim(1);
    const [then] = await queue.claim(1);
    await quiet.close();
    expect([first?.template, then?.template]).toEqual(['of-one', 'of-many']);
  });
});
