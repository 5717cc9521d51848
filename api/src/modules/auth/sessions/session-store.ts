import { createHash } from 'node:crypto';
import { callbackify } from 'node:util';
import type { SessionStore as FastifySessionStore } from '@fastify/session';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Session as SessionData } from 'fastify';
import { Repository } from 'typeorm';
import { Session } from '../entities/session.entity.js';
import type { User } from '../entities/user.entity.js';
import { IS_ALIVE, getAliveBounds, HAS_CURRENT_EPOCH, IS_ACCOUNT_USABLE } from './session-rules.js';

/** The session of a signed-in browser, without the id in its cookie. */
export type OpenSession = Omit<Session, 'idHash' | 'lastSeenAt' | 'user'>;

declare module 'fastify' {
  interface Session {
    /** Set at sign-in; undefined for visitors. */
    open?: OpenSession;
    /** The owner's current row, read with every request. */
    owner?: User;
  }
}

/** The precision of `lastSeenAt`. It saves a write per request. */
const LAST_SEEN_PRECISION_MS = 5 * 60 * 1000;

/** Hashes the id in the cookie (SHA-256), which identifies the session's row. */
export const hashSessionId = (sessionId: string) =>
  createHash('sha256').update(sessionId).digest('base64url');

const toOpenSession = ({
  id,
  userId,
  createdAt,
  provenAt,
  epoch,
  remembered,
  deviceLabel,
}: Session): OpenSession => ({
  id,
  userId,
  createdAt,
  provenAt,
  epoch,
  remembered,
  deviceLabel,
});

/** Stores sessions in PostgreSQL. Only signed-in sessions are stored: visitors need no row and get no cookie. */
@Injectable()
export class SessionStore implements FastifySessionStore {
  constructor(@InjectRepository(Session) private readonly sessions: Repository<Session>) {}

  readonly set = callbackify((sessionId: string, data: SessionData) => this.save(sessionId, data));
  readonly get = callbackify((sessionId: string) => this.find(sessionId));
  readonly destroy = callbackify((sessionId: string) => this.end(sessionId));

  private async save(sessionId: string, { open }: SessionData): Promise<void> {
    if (open === undefined) return;
    const row = { ...open, idHash: hashSessionId(sessionId), lastSeenAt: new Date() };
    await this.sessions.createQueryBuilder().insert().values(row).orIgnore().execute();
  }

  private async find(sessionId: string): Promise<SessionData | null> {
    const session = await this.sessions
      .createQueryBuilder('session')
      .innerJoinAndSelect('session.user', 'user', HAS_CURRENT_EPOCH)
      .where('session.idHash = :idHash', { idHash: hashSessionId(sessionId) })
      .andWhere(IS_ACCOUNT_USABLE)
      .andWhere(IS_ALIVE, getAliveBounds())
      .getOne();
    if (!session?.user) return null;
    if (Date.now() - session.lastSeenAt.getTime() > LAST_SEEN_PRECISION_MS)
      await this.updateLastSeen(session);
    return { cookie: { originalMaxAge: null }, open: toOpenSession(session), owner: session.user };
  }

  private async updateLastSeen({ idHash }: Session): Promise<void> {
    await this.sessions.update({ idHash }, { lastSeenAt: new Date() });
  }

  private async end(sessionId: string): Promise<void> {
    await this.sessions.delete({ idHash: hashSessionId(sessionId) });
  }
}
