import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/index.js';

/** The purpose of the links that end the newsletter. */
export const UNSUBSCRIBE = 'newsletter-unsubscribe';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Secrets of links that must work for ever and more than once, like the one that ends a newsletter: the subject's id,
 * signed. Nothing of them is kept.
 */
@Injectable()
export class PermanentLinks {
  constructor(private readonly config: Config) {}

  createToken(purpose: string, subjectId: string): string {
    return `${subjectId}.${this.sign(purpose, subjectId).toString('base64url')}`;
  }

  /** Whose token it is; null for one that we did not make. */
  findSubject(purpose: string, token: string): string | null {
    const [subjectId = '', signature = ''] = token.split('.');
    if (!uuid.test(subjectId)) return null;
    const given = Buffer.from(signature, 'base64url');
    const right = this.sign(purpose, subjectId);
    return given.length === right.length && timingSafeEqual(given, right) ? subjectId : null;
  }

  private sign(purpose: string, subjectId: string): Buffer {
    return createHmac('sha256', this.config.sessionSecret).update(`link ${purpose}\0${subjectId}`).digest();
  }
}
