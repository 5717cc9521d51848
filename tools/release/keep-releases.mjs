import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** How many versions are kept: the live one, the last good one, and some for pages that have been open for long. */
const MAX_VERSIONS = 5;

const readVersion = async (folder) =>
  JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')).version;

/** Copies under a temporary name first, so that a version appears complete or not at all. */
const copyRelease = async (folder, store) => {
  const target = path.join(store, encodeURIComponent(await readVersion(folder)));
  const incoming = path.join(store, `.incoming-${process.pid}`);
  await Promise.all([target, incoming].map((stale) => rm(stale, { recursive: true, force: true })));
  await cp(folder, incoming, { recursive: true });
  await rename(incoming, target);
};

const listNewestFirst = async (store) => {
  const names = (await readdir(store)).filter((name) => !name.startsWith('.'));
  const folders = names.map((name) => path.join(store, name));
  const ages = await Promise.all(folders.map(async (folder) => [folder, (await stat(folder)).ctimeMs]));
  return ages.sort(([, a], [, b]) => b - a).map(([folder]) => folder);
};

/** Copies the built `folders` into `store`, deletes old versions and returns the folders of the newest ones. */
export const keepReleases = async (newFolders, store) => {
  await mkdir(store, { recursive: true });
  for (const folder of newFolders) await copyRelease(folder, store);
  const folders = await listNewestFirst(store);
  await Promise.all(folders.slice(MAX_VERSIONS).map((folder) => rm(folder, { recursive: true })));
  return folders.slice(0, MAX_VERSIONS);
};
