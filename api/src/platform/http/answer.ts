import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createTag } from './etag.js';

type Encoding = 'br' | 'gzip';

/** A smaller body, compressed, saves no packet. */
const MIN_COMPRESSED_BYTES = 1024;
/** Fast enough for every request; the build compresses permanent files harder. */
const BROTLI_QUALITY = 4;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : gzipAsync(body);

const REFUSED = /;\s*q=0(?:\.0*)?\s*$/;

/** Returns the best encoding for this `Accept-Encoding`; null for none. */
const chooseEncoding = (acceptEncoding: string | undefined): Encoding | null => {
  if (acceptEncoding === undefined) return null;
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((part) => !REFUSED.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
};

/** A response body and its caching. A body of bytes (a picture) is already compressed by its format. */
export interface Text {
  type: string;
  cache: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

/**
 * A response that can be sent any number of times: its tag, its headers, and compressed copies, each created when first
 * needed.
 */
export class Answer {
  readonly etag: string;
  private readonly plain: Buffer;
  private readonly headers: Record<string, string>;
  private readonly compressed = new Map<Encoding, Buffer>();
  private readonly isCompressible: boolean;

  constructor({ type, cache, body, headers }: Text) {
    this.plain = typeof body === 'string' ? Buffer.from(body) : body;
    this.isCompressible = typeof body === 'string' && this.plain.length >= MIN_COMPRESSED_BYTES;
    this.etag = createTag(this.plain);
    this.headers = {
      'content-type': type,
      'cache-control': cache,
      vary: 'accept-encoding',
      etag: this.etag,
      ...headers,
    };
  }

  /** The most memory the answer takes, in bytes: both compressed copies together are smaller than the text. */
  get size(): number {
    return 2 * this.plain.length;
  }

  chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
    return this.isCompressible ? chooseEncoding(acceptEncoding) : null;
  }

  /** The bytes in that encoding, if they exist already. */
  findBytes(encoding: Encoding | null): Buffer | undefined {
    return encoding === null ? this.plain : this.compressed.get(encoding);
  }

  async getBytes(encoding: Encoding | null): Promise<Buffer> {
    const existing = this.findBytes(encoding);
    if (existing || encoding === null) return existing ?? this.plain;
    const compressed = await compress(this.plain, encoding);
    this.compressed.set(encoding, compressed);
    return compressed;
  }

  getHeaders(encoding: Encoding | null): Record<string, string> {
    return encoding === null ? this.headers : { ...this.headers, 'content-encoding': encoding };
  }
}
