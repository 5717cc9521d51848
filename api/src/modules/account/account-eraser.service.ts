import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { MINUTE_MS } from '../../platform/durations.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { UsersService } from '../auth/index.js';
import { PersonLookup } from './person-lookup.js';

/**
 * From its time on, nothing is asked in an account's name any more; longer than anything takes that was asked before. Else
 * what is written last would come after the erasure, and stay.
 */
const ERASURE_DELAY_MS = 5 * MINUTE_MS;

/** Erases accounts whose time is over. */
@Injectable()
export class AccountEraserService {
  constructor(
    private readonly source: DataSource,
    private readonly users: UsersService,
    private readonly people: PersonLookup,
    private readonly personal: PersonalData,
    private readonly audit: AuditService,
  ) {}

  /**
   * Erases one account whose time is over, all or nothing; resolves with its id, or null when none is left. Two
   * processes take different ones. What fails is told to `onFailure` and not tried again in this round.
   */
  async eraseNext(failedIds: string[], onFailure: (error: unknown) => void): Promise<string | null> {
    let id: string | null = null;
    try {
      await this.source.transaction(async (manager) => {
        const due = new Date(Date.now() - ERASURE_DELAY_MS);
        const user = await this.users.lockNextDueForDeletion(manager, due, failedIds);
        if (!user) return;
        id = user.id;
        await this.personal.eraseAll(await this.people.findPerson(user), manager);
        const target = { type: 'account', id: 'erased' };
        await this.audit.record({ actorId: null, action: 'account.erased', target }, manager);
      });
    } catch (error) {
      if (id === null) throw error;
      failedIds.push(id);
      onFailure(error);
    }
    return id;
  }
}
