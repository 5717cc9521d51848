import { Injectable } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Person } from '../../platform/personal-data/personal-data.js';
import { EMAIL_CHANGED } from '../auth/index.js';

/** More than anybody moves in the two years that the audit log goes back. */
const ALL = 1000;

/** Accounts as those whose data is held: with the addresses that they had before. */
@Injectable()
export class PersonLookup {
  constructor(private readonly audit: AuditService) {}

  async findPerson({ id, email }: Pick<SessionUser, 'id' | 'email'>): Promise<Person> {
    const moves = await this.audit.list({ actorIds: [id], action: EMAIL_CHANGED, limit: ALL });
    const earlier = moves.flatMap(({ oldValue, happenedAt: until }) => {
      const known = oldValue as { email?: string } | null;
      return known?.email === undefined ? [] : [{ email: known.email, until }];
    });
    return { id, email, earlier };
  }
}
