import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Plan } from '@wanderwork/contracts';
import { Config } from '../../../platform/config/index.js';
import { MINUTE_MS } from '../../../platform/durations.js';

const VALID_MS = 15 * MINUTE_MS;

/**
 * A quoted change: of this subscription, calculated at that second, for that amount in the smallest unit of the
 * currency.
 */
export interface Quote {
  userId: string;
  subscriptionId: string;
  from: Plan;
  to: Plan;
  amount: number;
  /** The time, in seconds, at which the unused rest was calculated. */
  reckonedAt: number;
  expiresAt: number;
}

/** Signs quotes, so that a browser can hold them but not change them. */
@Injectable()
export class QuoteTokens {
  constructor(private readonly config: Config) {}

  seal(quote: Omit<Quote, 'expiresAt'>): string {
    const quoteWithExpiry: Quote = { ...quote, expiresAt: Date.now() + VALID_MS };
    const text = Buffer.from(JSON.stringify(quoteWithExpiry)).toString('base64url');
    return `${text}.${this.sign(text)}`;
  }

  /** Null unless the token was created here, for this person, and has not expired. */
  open(token: string, userId: string): Quote | null {
    const [text = '', mark = ''] = token.split('.');
    const [receivedMark, expectedMark] = [Buffer.from(mark), Buffer.from(this.sign(text))];
    if (receivedMark.length !== expectedMark.length || !timingSafeEqual(receivedMark, expectedMark))
      return null;
    const quote = JSON.parse(Buffer.from(text, 'base64url').toString()) as Quote;
    return quote.userId === userId && quote.expiresAt > Date.now() ? quote : null;
  }

  private sign(text: string): string {
    return createHmac('sha256', this.config.sessionSecret).update(`quote\0${text}`).digest('base64url');
  }
}
