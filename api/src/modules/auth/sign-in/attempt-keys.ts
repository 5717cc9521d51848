import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/index.js';
import { callerOf } from '../../../platform/limits/caller.js';
import { callerRule, codeRule, emailRule, networkRule, type WaitRule } from '../auth.policy.js';
import type { AttemptCount } from './sign-in-throttle.js';

/** Who tries: an e-mail, from where, and the browser that is known for it, if it is one. */
export interface Attempt {
  email: string;
  address: string;
  device: string | null;
}

/** The counts of an attempt with a password. */
export interface PasswordCounts {
  caller: AttemptCount;
  email: AttemptCount | null;
  network: AttemptCount | null;
}

/** Names who tries without keeping it: the hash is keyed, and the key changes every day. */
@Injectable()
export class AttemptKeys {
  constructor(private readonly config: Config) {}

  /** A browser known for this e-mail answers for itself alone: what others try does not keep its owner out. */
  ofPassword({ email, address, device }: Attempt): PasswordCounts {
    if (device !== null)
      return {
        caller: { key: this.key('device', email, device), rule: callerRule },
        email: null,
        network: null,
      };
    const network = callerOf(address);
    return {
      caller: { key: this.key('sign-in', email, network), rule: callerRule },
      email: { key: this.key('email', email), rule: this.scaled(emailRule) },
      network: { key: this.key('network', network), rule: this.scaled(networkRule) },
    };
  }

  /** Of somebody who is signed in, or halfway so. */
  ofCode(userId: string): AttemptCount {
    return { key: this.key('code', userId), rule: this.scaled(codeRule) };
  }

  ofFreshPassword(userId: string): AttemptCount {
    return { key: this.key('fresh', userId), rule: this.scaled(callerRule) };
  }

  private scaled({ free, longest }: WaitRule): WaitRule {
    return { free: free * this.config.limitFactor, longest };
  }

  private key(...parts: string[]): string {
    const day = new Date().toISOString().slice(0, 10);
    return createHmac('sha256', this.config.sessionSecret)
      .update(['attempt', day, ...parts].join('\0'))
      .digest('base64url');
  }
}
