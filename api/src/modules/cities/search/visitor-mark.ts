import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { inMilliseconds, retention } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/index.js';

const ID_BYTES = 18;

/** A mark of a visitor's browser, good for a day: it counts searches and opens nothing. */
@Injectable()
export class VisitorMark {
  constructor(private readonly config: Config) {}

  /** null for a browser without one, or with one that is not ours. */
  idOf({ cookies }: FastifyRequest): string | null {
    const mark = cookies[this.name];
    if (mark === undefined) return null;
    const [id = '', proof = ''] = mark.split('.');
    const expected = Buffer.from(this.proofOf(id));
    const given = Buffer.from(proof);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
  }

  /** Marks a browser and answers its id. */
  give(reply: FastifyReply): string {
    const id = randomBytes(ID_BYTES).toString('base64url');
    void reply.setCookie(this.name, `${id}.${this.proofOf(id)}`, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.isSecure,
      maxAge: inMilliseconds(retention.searches) / 1000,
    });
    return id;
  }

  private get isSecure(): boolean {
    return this.config.publicUrl.startsWith('https:');
  }

  private get name(): string {
    return `${this.isSecure ? '__Host-' : ''}wanderwork_visitor`;
  }

  private proofOf(id: string): string {
    return createHmac('sha256', this.config.sessionSecret).update(`visitor\0${id}`).digest('base64url');
  }
}
