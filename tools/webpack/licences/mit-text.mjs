import fs from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, 'texts/mit.txt');

/** The MIT licence as its holder grants it: "2017 Somebody". */
export const mitText = (holder) =>
  fs
    .readFileSync(file, 'utf8')
    .trim()
    .replace('HOLDER', () => holder);
