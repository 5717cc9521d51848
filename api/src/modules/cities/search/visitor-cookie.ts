import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { inMilliseconds, retention } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/index.js';

const ID_BYTES = 18;
/** Marks of browsers that this process knows to be ours, two hundred bytes each; then they are proven again. */
const MOST = 5000;

/** A mark of a visitor's browser, good for a day: it counts searches and opens nothing. */
@Injectable()
export class VisitorCookie {
  private readonly proven = new Set<string>();

  constructor(private readonly config: Config) {}

  /** null for a browser without one, or with one that is not ours. */
  find({ cookies }: FastifyRequest): string | null {
    const mark = cookies[this.name];
    if (mark === undefined) return null;
    const [id = '', proof = ''] = mark.split('.');
    return this.proves(id, proof) ? id : null;
  }

  /** Marks a browser and answers its id. */
  set(reply: FastifyReply): string {
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

  private proves(id: string, proof: string): boolean {
    // Less than a mark may carry: only what was given is kept.
    const given = `${id}.${proof}`;
    if (this.proven.has(given)) return true;
    const [expected, told] = [Buffer.from(this.proofOf(id)), Buffer.from(proof)];
    const isOurs = told.length === expected.length && timingSafeEqual(told, expected);
    if (isOurs) this.remember(given);
    return isOurs;
  }

  private remember(mark: string): void {
    if (this.proven.size >= MOST) this.proven.clear();
    this.proven.add(mark);
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
