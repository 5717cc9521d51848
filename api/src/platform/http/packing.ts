import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Below this a packed copy saves no packet. */
export const SMALLEST_PACKED = 1024;
/** Quick enough for every request; what is kept for ever is packed harder by the build. */
const BROTLI_QUALITY = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export const pack = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : zip(body);

const refused = /;\s*q=0(?:\.0*)?\s*$/;

/** How an answer is best packed for a caller with this `Accept-Encoding`; null: not at all. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding | null => {
  if (acceptEncoding === undefined) return null;
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
};
