import { setTimeout as wait } from 'node:timers/promises';
import { type Delivered, DevMailbox } from '../../src/modules/mail/transport/dev-mailbox.js';
import type { TestApp } from './index.js';

const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 20;

/** Whether the outbox has no email left to send now. */
const isEmpty = async ({ db }: TestApp): Promise<boolean> => {
  const rows: unknown[] = await db.query(`SELECT 1 FROM mails WHERE status = 'queued' LIMIT 1`);
  return rows.length === 0;
};

/** The emails to `address`, oldest first, once the outbox is empty. */
export const lettersTo = async (house: TestApp, address: string): Promise<Delivered[]> => {
  for (const end = Date.now() + PATIENCE_MS; !(await isEmpty(house)); await wait(LOOK_EVERY_MS))
    if (Date.now() > end) throw new Error('the outbox was not emptied');
  const all = await house.app.get(DevMailbox).list();
  return all.filter(({ to }) => to === address).reverse();
};

/** The newest email to `address`. */
export const lastLetterTo = async (house: TestApp, address: string): Promise<Delivered> => {
  const letter = (await lettersTo(house, address)).at(-1);
  if (!letter) throw new Error(`no email to ${address}`);
  return letter;
};

/** The token in an email's link to `page`. */
export const tokenFor = (page: string, { text }: Delivered): string => {
  const found = new RegExp(`${page}\\?token=([\\w.-]+)`).exec(text)?.[1];
  if (found === undefined) throw new Error(`no link to ${page} in: ${text}`);
  return found;
};
