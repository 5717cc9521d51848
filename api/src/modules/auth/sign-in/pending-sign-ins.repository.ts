import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MoreThan, Repository } from 'typeorm';
import { Config } from '../../../platform/config/index.js';
import { signInExpired } from '../auth.errors.js';
import { PendingSignIn } from '../entities/pending-sign-in.entity.js';
import { getPendingCookie } from '../sessions/session-cookie.js';

const VALID_MS = 5 * 60 * 1000;
const ID_BYTES = 32;

const hashId = (id: string) => createHash('sha256').update(id).digest('base64url');

/** Sign-ins that have passed the password and still need the second factor. */
@Injectable()
export class PendingSignInsRepository {
  constructor(
    @InjectRepository(PendingSignIn) private readonly pending: Repository<PendingSignIn>,
    private readonly config: Config,
  ) {}

  async start(reply: FastifyReply, userId: string, remember: boolean): Promise<void> {
    const id = randomBytes(ID_BYTES).toString('base64url');
    const expiresAt = new Date(Date.now() + VALID_MS);
    await this.pending.insert({ idHash: hashId(id), userId, remember, expiresAt });
    const { name, ...attributes } = getPendingCookie(this.config);
    reply.setCookie(name, id, { ...attributes, maxAge: VALID_MS / 1000 });
  }

  /** Throws when this browser has no pending sign-in, or it has expired. */
  async find({ cookies }: FastifyRequest): Promise<PendingSignIn> {
    const id = cookies[getPendingCookie(this.config).name];
    if (id === undefined) throw signInExpired();
    const pendingSignIn = await this.pending.findOneBy({
      idHash: hashId(id),
      expiresAt: MoreThan(new Date()),
    });
    if (!pendingSignIn) throw signInExpired();
    return pendingSignIn;
  }

  /** Closes the pending sign-in. Throws when it was already closed, so that it opens one session at most. */
  async close({ idHash }: PendingSignIn, reply: FastifyReply): Promise<void> {
    const { affected } = await this.pending.delete({ idHash });
    const { name, ...attributes } = getPendingCookie(this.config);
    reply.clearCookie(name, attributes);
    if (affected !== 1) throw signInExpired();
  }
}
