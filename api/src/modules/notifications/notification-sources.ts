import { Injectable } from '@nestjs/common';
import type { EmailKind, NotificationKind } from '@wanderwork/contracts';
import type { Database } from '../../platform/database/sql.js';

/** One notification for one person. */
export interface Recipient {
  userId: string;
  kind: NotificationKind;
  objectId: string;
}

/** How a notification reaches people outside the app. */
export interface EmailRule {
  kind: Extract<EmailKind, 'replies' | 'decisions' | 'messages'>;
  /** Otherwise after 30 minutes, if it is still unread then. */
  atOnce: boolean;
}

/** An unread notification that is to be emailed. */
export interface UnreadNotification {
  kind: NotificationKind;
  objectId: string;
  actorIds: string[];
}

/** A line of an email: "Ana and 2 others replied in" and the linked title. */
export interface EmailLine {
  before: string;
  title: string;
  path: string;
}

/** Something new in a digest. `note` says more about it: "Lisbon · 3 replies". */
export interface DigestItem {
  title: string;
  path: string;
  note: string;
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
  /** Which of its kinds are emailed. */
  emails?: Partial<Record<NotificationKind, EmailRule>>;
  /**
   * The lines, by object, about those notifications of one kind that the reader should still hear of: what they have read
   * elsewhere, silenced or can no longer see is left out. Without it, emails say what `describe` says.
   */
  describeForEmail?(
    notifications: readonly UnreadNotification[],
    readerId: string,
  ): Promise<Map<string, EmailLine>>;
  /** What is new since then and unread, the most interesting first. */
  listForDigest?(readerId: string, since: Date, limit: number): Promise<DigestItem[]>;
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

  list(): readonly NotificationSource[] {
    return this.sources;
  }

  findByName(name: string): NotificationSource | undefined {
    return this.sources.find((source) => source.name === name);
  }

  findByKind(kind: NotificationKind): NotificationSource | undefined {
    return this.sources.find(({ kinds }) => kinds.includes(kind));
  }

  findEmailRule(kind: NotificationKind): EmailRule | undefined {
    return this.findByKind(kind)?.emails?.[kind];
  }
}
