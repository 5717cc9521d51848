import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { raw, sql, type Sql } from '../../../platform/database/sql.js';

/** What stands in texts of others where somebody was mentioned whose account was erased. */
export const FORMER_MEMBER = '@former-member';

/** A column of texts in which mentions of a handle, which `handle` gives in SQL, are replaced. */
export const withoutMentionSql = (column: 'text' | 'html', handle: Sql): Sql => sql`
  regexp_replace(${raw(column)}, '(?<![\\w@/.-])@' || ${handle} || '(?![\\w-])', ${FORMER_MEMBER}, 'gi')`;

/** Replaces a handle in texts that may mention people. */
export type ReplaceMentions = (handle: string, manager: EntityManager) => Promise<void>;

/** Modules register in `onModuleInit` how the handle of somebody who is erased disappears from their texts. */
@Injectable()
export class MentionTexts {
  private readonly replacers: ReplaceMentions[] = [];

  add(replace: ReplaceMentions): void {
    this.replacers.push(replace);
  }

  async replaceAll(handle: string, manager: EntityManager): Promise<void> {
    for (const replace of this.replacers) await replace(handle, manager);
  }
}
