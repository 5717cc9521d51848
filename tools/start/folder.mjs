import fs from 'node:fs';
import path from 'node:path';

/**
 * Creates a folder and its parents one by one: Node's own `recursive` never returns when a parent cannot be created.
 */
export const makeFolder = (folder) => {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  fs.mkdirSync(folder);
};
