import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

const compressions = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
];

const listNames = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
};

const isCompressed = (name) => compressions.some(({ extension }) => name.endsWith(extension));

const describe = (name, contents) => {
  const bytes = contents.get(name);
  return {
    type: types[path.extname(name)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    bytes,
    encodings: compressions
      .filter(({ extension }) => contents.has(name + extension))
      .map(({ encoding, extension }) => ({ encoding, bytes: contents.get(name + extension) })),
  };
};

/**
 * Returns the files of a built remote by served path, each with its type, hash and compressed copies. All are read
 * once: a path that is not in the map does not exist, so no path can leave the folder.
 */
export const readRelease = async (folder) => {
  const { version } = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
  const names = await listNames(folder);
  const contents = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))])),
  );
  return new Map(
    names
      .filter((name) => !isCompressed(name))
      .map((name) => [`/${encodeURIComponent(version)}/${name}`, describe(name, contents)]),
  );
};
