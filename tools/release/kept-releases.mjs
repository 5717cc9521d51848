import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** The live version, the last good one, and some for pages that have been open for long. */
const KEPT = 5;

const versionOf = async (folder) =>
  JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')).version;

/** Copies under another name first, so that a version is there whole or not at all. */
const keep = async (folder, store) => {
  const target = path.join(store, encodeURIComponent(await versionOf(folder)));
  const incoming = path.join(store, `.incoming-${process.pid}`);
  await Promise.all([target, incoming].map((stale) => rm(stale, { recursive: true, force: true })));
  await cp(folder, incoming, { recursive: true });
  await rename(incoming, target);
};

const newestFirst = async (store) => {
  const names = (await readdir(store)).filter((name) => !name.startsWith('.'));
  const folders = names.map((name) => path.join(store, name));
  const ages = await Promise.all(folders.map(async (folder) => [folder, (await stat(folder)).ctimeMs]));
  return ages.sort(([, a], [, b]) => b - a).map(([folder]) => folder);
};

/** Copies the built `folders` into `store` and gives the folders of the newest versions there; older ones are removed. */
export const keepReleases = async (folders, store) => {
  await mkdir(store, { recursive: true });
  for (const folder of folders) await keep(folder, store);
  const found = await newestFirst(store);
  await Promise.all(found.slice(KEPT).map((folder) => rm(folder, { recursive: true })));
  return found.slice(0, KEPT);
};
