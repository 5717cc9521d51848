import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SessionSummary } from '@wanderwork/contracts';
import { type EntityManager, Not, Repository } from 'typeorm';
import { execute, readRow, sql } from '../../../platform/database/sql.js';
import { noSuchSession, sessionEnded } from '../auth.errors.js';
import { PendingSignIn } from '../entities/pending-sign-in.entity.js';
import { Session } from '../entities/session.entity.js';
import { User } from '../entities/user.entity.js';
import { IS_ALIVE, getAliveBounds, HAS_CURRENT_EPOCH, IS_ACCOUNT_USABLE } from './session-rules.js';
import { hashSessionId, type OpenSession } from './session-store.js';

const moveToCurrentEpochSql = (userId: string, sessionId: string | null) => sql`
  UPDATE sessions SET epoch = users.session_epoch FROM users
  WHERE users.id = sessions.user_id AND users.id = ${userId} AND sessions.id = ${sessionId}`;

const takeSessionSql = (sessionId: string, epoch: number | null) => sql`
  DELETE FROM sessions WHERE id_hash = ${hashSessionId(sessionId)} AND epoch = coalesce(${epoch}, epoch) RETURNING epoch`;

const expireProofsOfOthersSql = (userId: string, keptSessionId: string) => sql`
  UPDATE sessions SET epoch = users.session_epoch,
    proven_at = CASE WHEN sessions.id = ${keptSessionId} THEN proven_at ELSE to_timestamp(0) END
  FROM users
  WHERE users.id = sessions.user_id AND users.id = ${userId} AND sessions.epoch = users.session_epoch - 1`;

/** Lists and ends the sessions of a person. An ended session is refused at its next request, by every process. */
@Injectable()
export class SessionListService {
  constructor(@InjectRepository(Session) private readonly sessions: Repository<Session>) {}

  /** Most recently used first. `currentId` is the session of the request. */
  async list(userId: string, currentId: string | null): Promise<SessionSummary[]> {
    const sessions = await this.sessions
      .createQueryBuilder('session')
      .innerJoin('session.user', 'user', HAS_CURRENT_EPOCH)
      .where('session.userId = :userId', { userId })
      .andWhere(IS_ALIVE, getAliveBounds())
      .orderBy('session.lastSeenAt', 'DESC')
      .addOrderBy('session.id', 'DESC')
      .getMany();
    return sessions.map(({ id, deviceLabel, createdAt, lastSeenAt, remembered }) => ({
      id,
      device: deviceLabel,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === currentId,
      remembered,
    }));
  }

  /** Those of these sessions that have not ended, and whose account may be used. */
  async findActive(ids: readonly string[]): Promise<Set<string>> {
    const sessions = await this.sessions
      .createQueryBuilder('session')
      .select('session.id')
      .innerJoin('session.user', 'user', HAS_CURRENT_EPOCH)
      .where('session.id = ANY (:ids)', { ids })
      .andWhere(IS_ACCOUNT_USABLE)
      .andWhere(IS_ALIVE, getAliveBounds())
      .getMany();
    return new Set(sessions.map(({ id }) => id));
  }

  /**
   * Removes a session so that it can be opened again with another id. Of two requests with the same id, only the first
   * succeeds. Returns the session's epoch; null when it has ended, already has another id, or is not of the given
   * `epoch`.
   */
  async take(sessionId: string, epoch: number | null = null): Promise<number | null> {
    const takeSession = takeSessionSql(sessionId, epoch);
    const session = await readRow<{ epoch: number }>(this.sessions.manager, takeSession);
    return session?.epoch ?? null;
  }

  /**
   * Locks the account until the transaction ends, and throws when the session has ended in the meantime, so that a
   * request sent by an intruder has no effect once their session was ended. Ending all sessions also updates the
   * account's row.
   */
  async lockActiveSession(
    { id, userId }: Pick<OpenSession, 'id' | 'userId'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.findOne(User, { where: { id: userId }, lock: { mode: 'for_no_key_update' } });
    const isActive = await manager
      .createQueryBuilder(Session, 'session')
      .innerJoin('session.user', 'user', HAS_CURRENT_EPOCH)
      .where('session.id = :id AND session.userId = :userId', { id, userId })
      .getExists();
    if (!isActive) throw sessionEnded();
  }

  /**
   * Requires every session except `keptSessionId` to re-authenticate before its next sensitive action. Unfinished sign-
   * ins and re-authentications, which asked for less, fail because the account's epoch moves on.
   */
  async expireProofsOfOthers(keptSessionId: string, userId: string, manager: EntityManager): Promise<void> {
    await manager.increment(User, { id: userId }, 'sessionEpoch', 1);
    await execute(manager, expireProofsOfOthersSql(userId, keptSessionId));
  }

  /** Ends one session; throws when it has ended or belongs to somebody else. */
  async end(userId: string, id: string): Promise<void> {
    const { affected } = await this.sessions.delete({ id, userId });
    if (affected === 0) throw noSuchSession();
  }

  /** Ends all sessions except `keptSessionId`, and all pending sign-ins. Returns the number of ended sessions. */
  endAllBut(
    keptSessionId: string | null,
    userId: string,
    manager: EntityManager = this.sessions.manager,
  ): Promise<number> {
    return manager.transaction(async (innerManager) => {
      await innerManager.increment(User, { id: userId }, 'sessionEpoch', 1);
      await innerManager.delete(PendingSignIn, { userId });
      const exception = keptSessionId !== null && { id: Not(keptSessionId) };
      const { affected } = await innerManager.delete(Session, { userId, ...exception });
      await execute(innerManager, moveToCurrentEpochSql(userId, keptSessionId));
      return affected ?? 0;
    });
  }
}
