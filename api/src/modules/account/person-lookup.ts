import { Injectable } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Person } from '../../platform/personal-data/personal-data.js';
import { EMAIL_CHANGED } from '../auth/index.js';

/** More changes of address than anybody makes in the two years that the audit log covers. */
const MAX_EMAIL_CHANGES = 1000;

/** Finds the addresses under which a person's data is stored: the current one and, from the audit log, earlier ones. */
@Injectable()
export class PersonLookup {
  constructor(private readonly audit: AuditService) {}

  async findPerson({ id, email }: Pick<SessionUser, 'id' | 'email'>): Promise<Person> {
    const emailChanges = await this.audit.list({
      actorIds: [id],
      action: EMAIL_CHANGED,
      limit: MAX_EMAIL_CHANGES,
    });
    const earlier = emailChanges.flatMap(({ oldValue, happenedAt: until }) => {
      const previous = oldValue as { email?: string } | null;
      return previous?.email === undefined ? [] : [{ email: previous.email, until }];
    });
    return { id, email, earlier };
  }
}
