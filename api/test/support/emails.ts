import { setTimeout as wait } from 'node:timers/promises';
import { type DeliveredEmail, DevMailbox } from '../../src/modules/mail/transport/dev-mailbox.js';
import type { TestApp } from './index.js';

const TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 20;

/** Whether the outbox has no email left to send now. Those that wait for a later time have not been tried. */
const isOutboxEmpty = async ({ db }: TestApp): Promise<boolean> => {
  const rows: unknown[] = await db.query(
    `SELECT 1 FROM mails WHERE status = 'queued' AND (attempts > 0 OR next_at <= now()) LIMIT 1`,
  );
  return rows.length === 0;
};

export const waitUntilOutboxEmpty = async (api: TestApp): Promise<void> => {
  for (const end = Date.now() + TIMEOUT_MS; !(await isOutboxEmpty(api)); await wait(POLL_INTERVAL_MS))
    if (Date.now() > end) throw new Error('the outbox was not emptied');
};

/** The emails to the address `email`, oldest first, once the outbox is empty. */
export const listEmailsTo = async (api: TestApp, email: string): Promise<DeliveredEmail[]> => {
  await waitUntilOutboxEmpty(api);
  const all = await api.app.get(DevMailbox).list();
  return all.filter((delivered) => delivered.email === email).reverse();
};

/** The newest email to the address `email`. */
export const getLastEmailTo = async (api: TestApp, email: string): Promise<DeliveredEmail> => {
  const delivered = (await listEmailsTo(api, email)).at(-1);
  if (!delivered) throw new Error(`no email to ${email}`);
  return delivered;
};

/** The token in an email's link to `page`. */
export const extractToken = (page: string, { text }: DeliveredEmail): string => {
  const token = new RegExp(`${page}\\?token=([\\w.-]+)`).exec(text)?.[1];
  if (token === undefined) throw new Error(`no link to ${page} in: ${text}`);
  return token;
};
