import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../platform/audit/audit.service.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Users } from '../auth/index.js';
import { People } from './people.js';

/** Erases accounts whose time is over. */
@Injectable()
export class Eraser {
  constructor(
    private readonly source: DataSource,
    private readonly users: Users,
    private readonly people: People,
    private readonly personal: PersonalData,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Erases one account whose time is over, all or nothing; resolves with its id, or null when none is left. Two
   * processes take different ones. What fails is told to `onFailure` and not tried again in this round.
   */
  async eraseNext(passedOver: string[], onFailure: (error: unknown) => void): Promise<string | null> {
    let id: string | null = null;
    try {
      await this.source.transaction(async (manager) => {
        const user = await this.users.nextDeletion(manager, passedOver);
        if (!user) return;
        id = user.id;
        await this.personal.eraseAll(await this.people.personOf(user), manager);
        const target = { type: 'account', id: 'erased' };
        await this.audit.record({ actorId: null, action: 'account.erased', target }, manager);
      });
    } catch (error) {
      if (id === null) throw error;
      passedOver.push(id);
      onFailure(error);
    }
    return id;
  }
}
