import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Plan } from '@wanderwork/contracts';
import { Config } from '../../../platform/config/index.js';
import { MINUTE_MS } from '../../../platform/durations.js';

const HOLDS_MS = 15 * MINUTE_MS;

/** What a quote promised: this change of this subscription, reckoned at that second, for that price. */
export interface Promised {
  userId: string;
  subscriptionId: string;
  from: Plan;
  to: Plan;
  amount: number;
  /** The second at which the unused rest was reckoned. */
  reckonedAt: number;
  expiresAt: number;
}

/** Prices that a browser carries and cannot change. */
@Injectable()
export class QuoteTokens {
  constructor(private readonly config: Config) {}

  seal(promised: Omit<Promised, 'expiresAt'>): string {
    const whole: Promised = { ...promised, expiresAt: Date.now() + HOLDS_MS };
    const text = Buffer.from(JSON.stringify(whole)).toString('base64url');
    return `${text}.${this.markOf(text)}`;
  }

  /** Null for whatever was not made here, for somebody else, or too long ago. */
  open(token: string, userId: string): Promised | null {
    const [text = '', mark = ''] = token.split('.');
    const [given, right] = [Buffer.from(mark), Buffer.from(this.markOf(text))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const promised = JSON.parse(Buffer.from(text, 'base64url').toString()) as Promised;
    return promised.userId === userId && promised.expiresAt > Date.now() ? promised : null;
  }

  private markOf(text: string): string {
    return createHmac('sha256', this.config.sessionSecret).update(`quote\0${text}`).digest('base64url');
  }
}
