import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EmailKind } from '@wanderwork/contracts';
import { Config } from '../../platform/config/index.js';

/** The purpose of links that unsubscribe from the newsletter. */
export const UNSUBSCRIBE = 'newsletter-unsubscribe';

/** The purpose of links that end one kind of Connect's emails. */
export const toConnectUnsubscribe = (kind: EmailKind): string => `connect-unsubscribe ${kind}`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Tokens of links that must work forever and any number of times, like the unsubscribe link: the subject's id with a
 * signature. They are not stored.
 */
@Injectable()
export class PermanentLinks {
  constructor(private readonly config: Config) {}

  createToken(purpose: string, subjectId: string): string {
    return `${subjectId}.${this.sign(purpose, subjectId).toString('base64url')}`;
  }

  /** The id of the token's subject, or null if the signature is not ours. */
  findSubject(purpose: string, token: string): string | null {
    const [subjectId = '', signature = ''] = token.split('.');
    if (!UUID.test(subjectId)) return null;
    const actual = Buffer.from(signature, 'base64url');
    const expected = this.sign(purpose, subjectId);
    return actual.length === expected.length && timingSafeEqual(actual, expected) ? subjectId : null;
  }

  private sign(purpose: string, subjectId: string): Buffer {
    return createHmac('sha256', this.config.sessionSecret).update(`link ${purpose}\0${subjectId}`).digest();
  }
}
