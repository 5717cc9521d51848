#!/usr/bin/env node
/**
 * A static server for one remote at its own address, without dependencies.
 *
 * node serve-remote.mjs <built folder>… [--keep <folder>] [--port 8080] [--host 127.0.0.1]
 *
 * Each folder's files are served under its version (`/<version>/entry.js`), so they may be cached forever. With
 * `--keep`, a copy of each is stored in that folder and the latest few are served side by side: open pages keep working
 * after a new release, and an earlier one can be restored. Publish with `--base-url "http://host:port/{version}/"`.
 */
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { keepReleases } from './keep-releases.mjs';
import { readRelease } from './remote-files.mjs';

const common = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

const CACHE_FOREVER = 'public, max-age=31536000, immutable';

const parseEncodings = (header = '') =>
  header
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ''))
    .map(([word]) => word.toLowerCase());

const findCompressed = (file, request) => {
  const accepted = parseEncodings(request.headers['accept-encoding']);
  return file.encodings.find(({ encoding }) => accepted.includes(encoding));
};

const fileHeaders = (file, variant) => ({
  'content-type': file.type,
  'cache-control': CACHE_FOREVER,
  etag: file.etag,
  vary: 'accept-encoding',
  ...(variant && { 'content-encoding': variant.encoding }),
});

const answer = (files, request) => {
  if (request.method === 'OPTIONS')
    return { status: 204, headers: { 'access-control-allow-methods': 'GET, HEAD' } };
  if (!['GET', 'HEAD'].includes(request.method))
    return { status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } };
  const path = request.url.split('?')[0];
  if (path === '/health')
    return { status: 200, headers: { 'cache-control': 'no-store' }, body: Buffer.from('ok\n') };
  const file = files.get(path);
  if (!file) return { status: 404, headers: { 'cache-control': 'no-store' } };
  const variant = findCompressed(file, request);
  const headers = fileHeaders(file, variant);
  if (request.headers['if-none-match'] === file.etag) return { status: 304, headers };
  return { status: 200, headers, body: variant?.bytes ?? file.bytes };
};

/** Serves the built `folders` of a remote; resolves to `{ url, close }` once it listens. Port 0 chooses a free port. */
export const serveRemote = async ({ folders, port = 0, host = '127.0.0.1' }) => {
  const files = new Map((await Promise.all(folders.map(readRelease))).flatMap((release) => [...release]));
  const server = createServer((request, response) => {
    const { status, headers, body } = answer(files, request);
    response.writeHead(status, { ...common, ...headers, ...(body && { 'content-length': body.length }) });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { url: `http://${host}:${server.address().port}`, close };
};

const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      keep: { type: 'string' },
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '127.0.0.1' },
    },
  });
  if (positionals.length === 0)
    throw new Error(
      'Usage: serve-remote.mjs <folder of a built remote>… [--keep <folder>] [--port 8080] [--host 127.0.0.1]',
    );
  const folders = values.keep ? await keepReleases(positionals, values.keep) : positionals;
  const server = await serveRemote({ folders, port: Number(values.port), host: values.host });
  console.log(`Serving ${folders.join(', ')} at ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => server.close().then(() => process.exit(0)));
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await main().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
