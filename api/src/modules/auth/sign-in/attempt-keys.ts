import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/index.js';
import { callerOf } from '../../../platform/limits/caller.js';

/** Names an e-mail at a network address without keeping either: the hash is keyed, and the key changes every day. */
@Injectable()
export class AttemptKeys {
  constructor(private readonly config: Config) {}

  keyOf(email: string, address: string): string {
    const day = new Date().toISOString().slice(0, 10);
    return createHmac('sha256', this.config.sessionSecret)
      .update(`sign-in ${day}\0${email}\0${callerOf(address)}`)
      .digest('base64url');
  }
}
