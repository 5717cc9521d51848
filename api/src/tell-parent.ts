import fs from 'node:fs';
import path from 'node:path';

/** A message to the process that started this one. */
export type ParentMessage =
  | { type: 'progress'; text: string }
  | { type: 'ready'; url: string; admin?: { email: string; password: string } }
  | { type: 'failed'; message: string };

const printToTerminal = (message: ParentMessage): void => {
  if (message.type === 'failed') process.stderr.write(`${message.message}\n`);
  if (message.type !== 'ready') return;
  process.stderr.write(`WanderWork is running at ${message.url}\n`);
  if (message.admin)
    process.stderr.write(`First admin: ${message.admin.email}, password ${message.admin.password}\n`);
};

/**
 * A log would keep the password forever. When the output is not a terminal, the password goes to a file that the
 * operator can delete.
 */
const withoutPassword = (message: ParentMessage, dataDir: string): ParentMessage => {
  if (message.type !== 'ready' || !message.admin) return message;
  const file = path.join(dataDir, 'first-admin');
  fs.writeFileSync(file, `${message.admin.email}\n${message.admin.password}\n`, { mode: 0o600 });
  process.stderr.write(
    `The first admin's email and password are in ${file}. Delete the file after you have noted them.\n`,
  );
  return { ...message, admin: undefined };
};

/** Sends a message to the parent process, or without one to the terminal; resolves when it is sent. */
export const sendToParent = (message: ParentMessage, dataDir = '.'): Promise<void> =>
  new Promise((resolve) => {
    if (process.send && process.connected) process.send(message, () => resolve());
    else resolve(printToTerminal(process.stderr.isTTY ? message : withoutPassword(message, dataDir)));
  });
