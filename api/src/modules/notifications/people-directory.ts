import type { PersonSummary } from '@wanderwork/contracts';
import type { Database } from '../../platform/database/sql.js';

/** People as Connect shows them. The community provides it; notifications and moderation only read it. */
export abstract class PeopleDirectory {
  /** Maps ids to the people who have a profile. */
  abstract findSummaries(ids: readonly string[]): Promise<Map<string, PersonSummary>>;
  abstract findIdByHandle(handle: string): Promise<string | null>;
  abstract hasBlocked(userId: string, otherId: string): Promise<boolean>;
  /** Those of `userIds` who muted or blocked one of `otherIds`, each with whom. */
  abstract listMuted(
    userIds: readonly string[],
    otherIds: readonly string[],
  ): Promise<{ userId: string; otherId: string }[]>;
  /** How many of these people have been members for 30 days. */
  abstract countLongMembers(ids: readonly string[], database: Database): Promise<number>;
}
