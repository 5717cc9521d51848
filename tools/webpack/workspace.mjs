import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../start/root.mjs';

export const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

const require = createRequire(import.meta.url);

/** Returns the folder of an installed package, resolved from `from`, whatever its `exports` allow. */
export const packageFolder = (name, from = root) => {
  const places = require.resolve.paths(name).map((modules) => path.join(modules, name));
  const own = path.join(from, 'node_modules', name);
  const found = [own, ...places].find((folder) => fs.existsSync(path.join(folder, 'package.json')));
  if (!found) throw new Error(`The package ${name} is not installed`);
  return fs.realpathSync(found);
};

export const packageVersion = (name) => readJson(path.join(packageFolder(name), 'package.json')).version;
