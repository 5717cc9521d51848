import { tagOf } from './etag.js';
import { type Encoding, encodingFor, pack, SMALLEST_PACKED } from './packing.js';

/** What the server composes, and for how long it may be kept. Bytes (a picture) are packed by their own kind already. */
export interface Text {
  type: string;
  cache: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

/** A text ready to be sent any number of times: its tag, its headers, and its packed copies, each made when first asked for. */
export class Answer {
  readonly tag: string;
  private readonly plain: Buffer;
  private readonly headers: Record<string, string>;
  private readonly packed = new Map<Encoding, Buffer>();
  private readonly packable: boolean;

  constructor({ type, cache, body, headers }: Text) {
    this.plain = typeof body === 'string' ? Buffer.from(body) : body;
    this.packable = typeof body === 'string' && this.plain.length >= SMALLEST_PACKED;
    this.tag = tagOf(this.plain);
    this.headers = {
      'content-type': type,
      'cache-control': cache,
      vary: 'accept-encoding',
      etag: this.tag,
      ...headers,
    };
  }

  /** Bytes that it takes at most: both packed copies together are smaller than the text. */
  get weight(): number {
    return 2 * this.plain.length;
  }

  encodingFor(acceptEncoding: string | undefined): Encoding | null {
    return this.packable ? encodingFor(acceptEncoding) : null;
  }

  /** The bytes in that encoding, if they are at hand. */
  made(encoding: Encoding | null): Buffer | undefined {
    return encoding === null ? this.plain : this.packed.get(encoding);
  }

  async bytes(encoding: Encoding | null): Promise<Buffer> {
    const made = this.made(encoding);
    if (made || encoding === null) return made ?? this.plain;
    const packed = await pack(this.plain, encoding);
    this.packed.set(encoding, packed);
    return packed;
  }

  headersIn(encoding: Encoding | null): Record<string, string> {
    return encoding === null ? this.headers : { ...this.headers, 'content-encoding': encoding };
  }
}
