import fs from 'node:fs';
import path from 'node:path';

/** What the process that started this one is told. */
export type Word =
  | { type: 'progress'; text: string }
  | { type: 'ready'; url: string; admin?: { email: string; password: string } }
  | { type: 'failed'; message: string };

const onTerminal = (word: Word): void => {
  if (word.type === 'failed') process.stderr.write(`${word.message}\n`);
  if (word.type !== 'ready') return;
  process.stderr.write(`WanderWork answers at ${word.url}\n`);
  if (word.admin) process.stderr.write(`First admin: ${word.admin.email}, password ${word.admin.password}\n`);
};

/** A log would keep the password for ever, so what is no terminal gets a file that its reader can remove. */
const withoutPassword = (word: Word, dataDir: string): Word => {
  if (word.type !== 'ready' || !word.admin) return word;
  const file = path.join(dataDir, 'first-admin');
  fs.writeFileSync(file, `${word.admin.email}\n${word.admin.password}\n`, { mode: 0o600 });
  process.stderr.write(
    `The first admin's e-mail and password are in ${file}; remove it once you have them.\n`,
  );
  return { ...word, admin: undefined };
};

/** Tells the parent, or without one the terminal; resolves when the word is out. */
export const tellParent = (word: Word, dataDir = '.'): Promise<void> =>
  new Promise((resolve) => {
    if (process.send && process.connected) process.send(word, () => resolve());
    else resolve(onTerminal(process.stderr.isTTY ? word : withoutPassword(word, dataDir)));
  });
