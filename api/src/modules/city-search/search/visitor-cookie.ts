import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { toMilliseconds, retention } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Config } from '../../../platform/config/index.js';

const ID_BYTES = 18;
/** How many verified marks are cached, about 200 bytes each. */
const MAX_ENTRIES = 5000;

/** A signed cookie that marks a visitor's browser for a day. It only counts searches and grants no access. */
@Injectable()
export class VisitorCookie {
  private readonly verifiedMarks = new LRUCache<string, true>({ max: MAX_ENTRIES });

  constructor(private readonly config: Config) {}

  /** The id in the cookie; null if there is no cookie or its signature is not ours. */
  find({ cookies }: FastifyRequest): string | null {
    const mark = cookies[this.name];
    if (mark === undefined) return null;
    const [id = '', proof = ''] = mark.split('.');
    return this.isValid(id, proof) ? id : null;
  }

  /** Sets the cookie and returns its id. */
  set(reply: FastifyReply): string {
    const id = randomBytes(ID_BYTES).toString('base64url');
    void reply.setCookie(this.name, `${id}.${this.computeProof(id)}`, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.isSecure,
      maxAge: toMilliseconds(retention.searches) / 1000,
    });
    return id;
  }

  private isValid(id: string, proof: string): boolean {
    // Marks are stored without anything after the proof, which bounds their size.
    const signedMark = `${id}.${proof}`;
    if (this.verifiedMarks.get(signedMark)) return true;
    const [expectedProof, actualProof] = [Buffer.from(this.computeProof(id)), Buffer.from(proof)];
    const isOurs = actualProof.length === expectedProof.length && timingSafeEqual(actualProof, expectedProof);
    if (isOurs) this.verifiedMarks.set(signedMark, true);
    return isOurs;
  }

  private get isSecure(): boolean {
    return this.config.publicUrl.startsWith('https:');
  }

  private get name(): string {
    return `${this.isSecure ? '__Host-' : ''}wanderwork_visitor`;
  }

  private computeProof(id: string): string {
    return createHmac('sha256', this.config.sessionSecret).update(`visitor\0${id}`).digest('base64url');
  }
}
