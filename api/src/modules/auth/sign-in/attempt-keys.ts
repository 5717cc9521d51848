import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/index.js';
import { toLimitSubject } from '../../../platform/limits/limit-subject.js';
import { callerRule, codeRule, emailRule, networkRule, type WaitRule } from '../auth.policy.js';
import type { AttemptCount } from './sign-in-throttle.js';

/** A sign-in attempt. `device` identifies a browser known for the email; null for any other browser. */
export interface Attempt {
  email: string;
  address: string;
  device: string | null;
}

/** The counts that an attempt with a password adds to. */
export interface PasswordCounts {
  caller: AttemptCount;
  email: AttemptCount | null;
  network: AttemptCount | null;
}

/**
 * Derives the keys that attempts are counted under. Keys are keyed hashes that change every day, so no email or address
 * is stored.
 */
@Injectable()
export class AttemptKeys {
  constructor(private readonly config: Config) {}

  /**
   * A browser known for this email counts only for itself, so that other people's attempts do not keep the owner out.
   */
  getPasswordCounts({ email, address, device }: Attempt): PasswordCounts {
    if (device !== null)
      return {
        caller: { key: this.hashKey('device', email, device), rule: callerRule },
        email: null,
        network: null,
      };
    const network = toLimitSubject(address);
    return {
      caller: { key: this.hashKey('sign-in', email, network), rule: callerRule },
      email: { key: this.hashKey('email', email), rule: this.scale(emailRule) },
      network: { key: this.hashKey('network', network), rule: this.scale(networkRule) },
    };
  }

  /** The count of a person who has already given the password. */
  getCodeCount(userId: string): AttemptCount {
    return { key: this.hashKey('code', userId), rule: this.scale(codeRule) };
  }

  getReauthenticationCount(userId: string): AttemptCount {
    return { key: this.hashKey('fresh', userId), rule: this.scale(callerRule) };
  }

  private scale({ freeAttempts, maxWaitSeconds }: WaitRule): WaitRule {
    return { freeAttempts: freeAttempts * this.config.limitFactor, maxWaitSeconds };
  }

  private hashKey(...parts: string[]): string {
    const day = new Date().toISOString().slice(0, 10);
    return createHmac('sha256', this.config.sessionSecret)
      .update(['attempt', day, ...parts].join('\0'))
      .digest('base64url');
  }
}
