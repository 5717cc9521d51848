import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** A smaller body, compressed, saves no packet. */
export const MIN_COMPRESSED_BYTES = 1024;
/** Fast enough for every request; the build compresses permanent files harder. */
const BROTLI_QUALITY = 4;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : gzipAsync(body);

const REFUSED = /;\s*q=0(?:\.0*)?\s*$/;

/** Returns the best encoding for this `Accept-Encoding`; null for none. */
export const chooseEncoding = (acceptEncoding: string | undefined): Encoding | null => {
  if (acceptEncoding === undefined) return null;
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((part) => !REFUSED.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
};
