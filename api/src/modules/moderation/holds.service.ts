import { Injectable } from '@nestjs/common';
import type { CaseSubject, CommunityRule, ReportKind } from '@wanderwork/contracts';
import type { EntityManager } from 'typeorm';
import { createId } from '../../platform/database/ids.js';
import { execute, sql } from '../../platform/database/sql.js';
import { CasesRepository } from './cases.repository.js';
import { ReportedObjects, type ReportedObject } from './reported-objects.js';

const HOLD_RULE: CommunityRule = 'good-place-for-everybody';

/** Objects that wait for review. A hold is a decision of the product itself, which its owner can read and appeal. */
@Injectable()
export class HoldsService {
  constructor(
    private readonly objects: ReportedObjects,
    private readonly cases: CasesRepository,
  ) {}

  /** Does nothing for an object that can't be held, or that has been hidden or removed. */
  async hold(
    kind: ReportKind,
    object: ReportedObject,
    note: string,
    snapshot: CaseSubject | null,
    manager: EntityManager,
  ): Promise<void> {
    if (!(await this.objects.get(kind).hold?.(object.objectId, manager))) return;
    const caseId = await this.cases.open({ ...object, source: 'hold', kind, note, snapshot }, manager);
    await execute(
      manager,
      sql`INSERT INTO moderation_decisions
          (id, case_id, user_id, kind, object_id, region, action, rule, explanation, decided_at, state)
        SELECT ${createId()}, ${caseId}, ${object.ownerId}, ${kind}, ${object.objectId}, ${object.region}, 'hold',
          ${HOLD_RULE}, ${note}, now(), 'in-effect'
        WHERE NOT EXISTS (SELECT FROM moderation_decisions WHERE case_id = ${caseId} AND action = 'hold')`,
    );
  }

  /** Locks the cases about an object. Call it before the object is locked, if `end` follows. */
  lockCases(kind: ReportKind, objectId: string, manager: EntityManager): Promise<void> {
    return this.cases.lockAbout(kind, objectId, manager);
  }

  /** Ends a hold, after a review, after 48 hours or because its author removed the object. */
  async end(kind: ReportKind, objectId: string, manager: EntityManager): Promise<void> {
    await this.cases.closeHold(kind, objectId, manager);
    await execute(
      manager,
      sql`UPDATE moderation_decisions SET state = 'ended', until = now()
        WHERE kind = ${kind} AND object_id = ${objectId} AND action = 'hold' AND state = 'in-effect'`,
    );
  }
}
