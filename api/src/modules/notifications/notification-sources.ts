import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '@wanderwork/contracts';
import type { Database } from '../../platform/database/sql.js';

/** One notification for one person. */
export interface Recipient {
  userId: string;
  kind: NotificationKind;
  objectId: string;
}

/** What notifications of some kinds are about. */
export interface NotificationSource {
  /** Unique; the source of its delivery jobs. */
  name: string;
  kinds: readonly NotificationKind[];
  /** The title and path of each object that the reader can still see. */
  describe(
    objectIds: readonly string[],
    readerId: string,
  ): Promise<Map<string, { title: string; path: string }>>;
  /**
   * The next people to notify of `sourceId`, ordered by id and after `afterUser`. `lastUser` continues the list and is
   * null at its end; it may be ahead of the last recipient, because not everybody wants to be notified.
   */
  listRecipients?(
    sourceId: string,
    afterUser: string | null,
    limit: number,
    database: Database,
  ): Promise<{ recipients: Recipient[]; lastUser: string | null }>;
}

/** Modules register in `onModuleInit` what they notify people of. */
@Injectable()
export class NotificationSources {
  private readonly sources: NotificationSource[] = [];

  add(source: NotificationSource): void {
    this.sources.push(source);
  }

  findByName(name: string): NotificationSource | undefined {
    return this.sources.find((source) => source.name === name);
  }

  findByKind(kind: NotificationKind): NotificationSource | undefined {
    return this.sources.find(({ kinds }) => kinds.includes(kind));
  }
}
