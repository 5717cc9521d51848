import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { errorCodes } from '@wanderwork/contracts';
import { badRequest } from '../errors/app-error.js';

/** Where a page ended: the last row's sort value as text, and its id or slug. */
export interface Place {
  value: string;
  id: string;
}

const CIPHER = 'aes-256-ctr';
const KEY_BYTES = 32;
const SEAL_BYTES = 16;

const createInvalidKeyError = () =>
  badRequest(
    errorCodes.pageKeyInvalid,
    'This page key does not belong to this list. Start from the first page.',
  );

/**
 * Page keys of lists. A key is authenticated together with its list (sort and filters), so a changed key or the key of
 * another list is rejected and never returns a wrong page. Its content is encrypted, because it may be a person's id.
 * The authentication tag is also the initialization vector (a synthetic IV, as in RFC 5297), so a place always has the
 * same key.
 */
export class PageKeys {
  private readonly sealKey: Buffer;
  private readonly cipherKey: Buffer;

  constructor(secret: string) {
    const derive = (use: string) =>
      Buffer.from(hkdfSync('sha256', secret, '', `page keys ${use}`, KEY_BYTES));
    this.sealKey = derive('seal');
    this.cipherKey = derive('cipher');
  }

  write(list: string, { value, id }: Place): string {
    const place = Buffer.from(JSON.stringify([value, id]));
    const seal = this.seal(list, place);
    return Buffer.concat([seal, createCipheriv(CIPHER, this.cipherKey, seal).update(place)]).toString(
      'base64url',
    );
  }

  read(list: string, key: string): Place {
    const bytes = Buffer.from(key, 'base64url');
    if (bytes.length <= SEAL_BYTES || bytes.toString('base64url') !== key) throw createInvalidKeyError();
    const seal = bytes.subarray(0, SEAL_BYTES);
    const place = createDecipheriv(CIPHER, this.cipherKey, seal).update(bytes.subarray(SEAL_BYTES));
    if (!timingSafeEqual(seal, this.seal(list, place))) throw createInvalidKeyError();
    const [value, id] = JSON.parse(place.toString()) as [string, string];
    return { value, id };
  }

  private seal(list: string, place: Buffer): Buffer {
    return createHmac('sha256', this.sealKey)
      .update(`${list}\0`)
      .update(place)
      .digest()
      .subarray(0, SEAL_BYTES);
  }
}
