import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { MINUTE_MS } from '../../platform/durations.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { UsersService } from '../auth/index.js';
import { PersonLookup } from './person-lookup.js';

/**
 * Waits this long after the due time. From then on the account accepts no requests, and this is longer than any earlier
 * request takes. Otherwise such a request could still write after the erasure, and its data would stay.
 */
const ERASURE_DELAY_MS = 5 * MINUTE_MS;

/** Erases accounts whose deletion is due. */
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
   * Erases one due account completely or not at all. Returns its id; null when none is left. Parallel processes pick
   * different accounts. A failed account goes to `onFailure` and into `failedIds`, and is skipped for the rest of the
   * run.
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
