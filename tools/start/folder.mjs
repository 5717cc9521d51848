import fs from 'node:fs';
import path from 'node:path';

/** Makes a folder and those above it, one by one: Node's own `recursive` never comes back where a parent cannot be made. */
export const makeFolder = (folder) => {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  fs.mkdirSync(folder);
};
