import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SessionSummary } from '@wanderwork/contracts';
import { type EntityManager, Not, Repository } from 'typeorm';
import { noSuchSession } from '../auth.errors.js';
import { PendingSignIn } from '../entities/pending-sign-in.entity.js';
import { Session } from '../entities/session.entity.js';
import { ALIVE, aliveSince } from './session-rules.js';

/** The browsers a person is signed in with. One that is ended is refused at its next request, by every process. */
@Injectable()
export class SessionList {
  constructor(@InjectRepository(Session) private readonly sessions: Repository<Session>) {}

  /** Last used first; `currentId` is the one that asks. */
  async of(userId: string, currentId: string | null): Promise<SessionSummary[]> {
    const sessions = await this.sessions
      .createQueryBuilder('session')
      .where('session.userId = :userId', { userId })
      .andWhere(ALIVE, aliveSince())
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

  /** Ends one of that person's; throws when it is not theirs or has ended. */
  async end(userId: string, id: string): Promise<void> {
    const { affected } = await this.sessions.delete({ id, userId });
    if (affected === 0) throw noSuchSession();
  }

  /** Ends all of that person's but `keptId`, and sign-ins that are halfway; resolves with how many sessions. */
  async endAllBut(
    keptId: string | null,
    userId: string,
    manager: EntityManager = this.sessions.manager,
  ): Promise<number> {
    await manager.delete(PendingSignIn, { userId });
    const kept = keptId !== null && { id: Not(keptId) };
    const { affected } = await manager.delete(Session, { userId, ...kept });
    return affected ?? 0;
  }
}
