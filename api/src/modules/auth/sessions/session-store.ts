import { createHash } from 'node:crypto';
import { callbackify } from 'node:util';
import type { SessionStore as FastifySessionStore } from '@fastify/session';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SessionUser } from '@wanderwork/contracts';
import type { Session as SessionData } from 'fastify';
import { Repository } from 'typeorm';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '../auth.policy.js';
import { Session } from '../entities/session.entity.js';
import { toSessionUser } from '../user.mapper.js';

declare module 'fastify' {
  interface Session {
    /** Whose session it is; set when it is opened. */
    userId?: string;
    deviceLabel?: string;
    /** The owner as they are now, read with every request. */
    user?: SessionUser;
  }
}

/** How exact `lastSeenAt` is: a write every few minutes instead of one a request. */
const SEEN_STEP_MS = 5 * 60 * 1000;

const hashed = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url');

/** Sessions in PostgreSQL. Only signed-in ones are kept, so a visitor costs no row and gets no cookie. */
@Injectable()
export class SessionStore implements FastifySessionStore {
  constructor(@InjectRepository(Session) private readonly sessions: Repository<Session>) {}

  readonly set = callbackify((sessionId: string, data: SessionData) => this.save(sessionId, data));
  readonly get = callbackify((sessionId: string) => this.find(sessionId));
  readonly destroy = callbackify((sessionId: string) => this.end(sessionId));

  private async save(sessionId: string, { userId, deviceLabel = '' }: SessionData): Promise<void> {
    if (userId === undefined) return;
    const now = new Date();
    const row = { idHash: hashed(sessionId), userId, deviceLabel, createdAt: now, lastSeenAt: now };
    await this.sessions.createQueryBuilder().insert().values(row).orIgnore().execute();
  }

  private async find(sessionId: string): Promise<SessionData | null> {
    const now = Date.now();
    const session = await this.sessions
      .createQueryBuilder('session')
      .innerJoinAndSelect('session.user', 'user')
      .where('session.idHash = :idHash', { idHash: hashed(sessionId) })
      .andWhere('session.lastSeenAt > :idle', { idle: new Date(now - SESSION_IDLE_MS) })
      .andWhere('session.createdAt > :absolute', { absolute: new Date(now - SESSION_ABSOLUTE_MS) })
      .getOne();
    if (!session?.user) return null;
    if (now - session.lastSeenAt.getTime() > SEEN_STEP_MS) await this.seen(session);
    return { cookie: { originalMaxAge: null }, userId: session.userId, user: toSessionUser(session.user) };
  }

  private async seen({ idHash }: Session): Promise<void> {
    await this.sessions.update({ idHash }, { lastSeenAt: new Date() });
  }

  private async end(sessionId: string): Promise<void> {
    await this.sessions.delete({ idHash: hashed(sessionId) });
  }
}
