import type { Release } from '@wanderwork/contracts';
import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DeliveryError } from './delivery.errors.js';
import { compressedFrom, needsIntegrity, RELEASE_FILE } from './release-file.js';
import { shapeProblems } from './release-shape.js';

export const MANIFEST_FILE = 'release.json';
const FILES_MAX = 2000;
const FILE_BYTES_MAX = 16 * 1024 * 1024;

/** A built remote whose files all match its manifest. */
export interface ReleaseBuild {
  manifest: Release;
  digest: string;
  files: ReadonlyMap<string, Buffer>;
}

const refuse = (problem: string): never => {
  throw new DeliveryError(problem);
};

/** The regular files below `folder` as relative paths with slashes. Anything but files and folders is refused. */
const listFiles = async (folder: string, below = ''): Promise<string[]> => {
  const names = await readdir(path.join(folder, below)).catch(() =>
    refuse(`${folder} is not a folder that can be read.`),
  );
  const found: string[] = [];
  for (const name of names.sort()) {
    const file = below + name;
    const stats = await lstat(path.join(folder, file));
    if (stats.isDirectory()) found.push(...(await listFiles(folder, `${file}/`)));
    else if (!stats.isFile() || stats.size > FILE_BYTES_MAX)
      refuse(`${file} is no plain file of a sane size.`);
    else if (!RELEASE_FILE.test(file)) refuse(`${file} is not a name that a release may serve.`);
    else found.push(file);
    if (found.length > FILES_MAX) refuse(`There are more than ${FILES_MAX} files.`);
  }
  return found;
};

const readManifest = (files: ReadonlyMap<string, Buffer>): Release => {
  const text = files.get(MANIFEST_FILE)?.toString('utf8') ?? refuse(`There is no ${MANIFEST_FILE}.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(`${MANIFEST_FILE} is no JSON.`);
  }
  const problems = shapeProblems(value);
  return problems.length === 0 ? (value as Release) : refuse(`${MANIFEST_FILE}: ${problems.join('; ')}`);
};

export const integrityOf = (bytes: Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const checkListed = (manifest: Release, files: ReadonlyMap<string, Buffer>) => {
  for (const [file, integrity] of Object.entries(manifest.integrity)) {
    const bytes = files.get(file) ?? refuse(`${file} has an integrity but is not there.`);
    if (integrityOf(bytes) !== integrity) refuse(`${file} is not the file that the build hashed.`);
  }
  const used = [manifest.entry, ...manifest.preload, ...manifest.routes.flatMap((route) => route.preload)];
  for (const file of used) if (!files.has(file)) refuse(`${file} is named but not there.`);
};

const checkUnlisted = (manifest: Release, files: ReadonlyMap<string, Buffer>) => {
  for (const [file, bytes] of files) {
    if (needsIntegrity(file) && !Object.hasOwn(manifest.integrity, file)) refuse(`${file} has no integrity.`);
    const original = compressedFrom(file);
    if (original !== null && !sameContent(file, bytes, files.get(original)))
      refuse(`${file} does not unpack to ${original}.`);
  }
};

const sameContent = (file: string, packed: Buffer, original: Buffer | undefined): boolean => {
  if (!original) return false;
  const limit = { maxOutputLength: FILE_BYTES_MAX };
  try {
    const bytes = file.endsWith('.br') ? brotliDecompressSync(packed, limit) : gunzipSync(packed, limit);
    return bytes.equals(original);
  } catch {
    return false;
  }
};

/** One hash of all files, without the compressed copies: another zlib may compress the same file differently. */
export const digestOf = (files: ReadonlyMap<string, Buffer>): string => {
  const hash = createHash('sha256');
  for (const file of [...files.keys()].sort())
    if (compressedFrom(file) === null) hash.update(`${file} ${integrityOf(files.get(file) as Buffer)}\n`);
  return hash.digest('hex');
};

const readFiles = async (folder: string): Promise<Map<string, Buffer>> => {
  const names = await listFiles(folder);
  const contents = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  return new Map(names.map((name, index) => [name, contents[index] as Buffer]));
};

/** Reads a built remote once and checks every file against its manifest. The bytes that were checked are published. */
export const readBuild = async (folder: string): Promise<ReleaseBuild> => {
  const files = await readFiles(folder);
  const manifest = readManifest(files);
  checkListed(manifest, files);
  checkUnlisted(manifest, files);
  return { manifest, digest: digestOf(files), files };
};

/** The digest of a published folder. */
export const digestOfFolder = async (folder: string): Promise<string> => digestOf(await readFiles(folder));
