import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/index.js';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets that must be read again, with AES-256-GCM under a key derived from the installation's secret. */
@Injectable()
export class SecretBox {
  private readonly key: Buffer;

  constructor({ sessionSecret }: Config) {
    this.key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'second factors', KEY_BYTES));
  }

  /** Binds the text to `owner`: copied into another person's row, it cannot be opened. */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Null when the text was not sealed for `owner` by this installation, or was sealed under another secret. */
  open(sealed: string, owner: string): string | null {
    try {
      return this.unseal(Buffer.from(sealed, 'base64url'), owner);
    } catch {
      return null;
    }
  }

  private unseal(bytes: Buffer, owner: string): string {
    const decipher = createDecipheriv(ALGORITHM, this.key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }
}
