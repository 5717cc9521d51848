import fs from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, 'texts/mit.txt');

/** Returns the MIT license with its holder, such as "2017 Somebody". */
export const createMitLicense = (holder) =>
  fs
    .readFileSync(file, 'utf8')
    .trim()
    .replace('HOLDER', () => holder);
