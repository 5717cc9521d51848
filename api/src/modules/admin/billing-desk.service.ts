import { Injectable } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import type { GrantRequest } from '@wanderwork/contracts/requests';
import { AuditLog } from '../../platform/audit/audit.service.js';
import { UserDirectory } from '../auth/index.js';
import { BillingAdmin, Grants } from '../billing/index.js';
import { noSuchUser } from './admin.errors.js';

/** What admins see and decide of what people pay. */
@Injectable()
export class BillingDesk {
  constructor(
    private readonly billing: BillingAdmin,
    private readonly grants: Grants,
    private readonly directory: UserDirectory,
    private readonly audit: AuditLog,
  ) {}

  figures() {
    return this.billing.figures();
  }

  failedWork() {
    return this.billing.failedWork();
  }

  async retry(admin: SessionUser, id: string) {
    const left = await this.billing.retry(id);
    const target = { type: 'billing_work', id };
    await this.audit.record({ actorId: admin.id, action: 'admin.billing_retried', target });
    return left;
  }

  async of(userId: string) {
    await this.known(userId);
    return this.billing.of(userId);
  }

  async give(admin: SessionUser, userId: string, request: GrantRequest) {
    await this.known(userId);
    return this.grants.give(admin, userId, request);
  }

  revoke(admin: SessionUser, id: string) {
    return this.grants.revoke(admin, id);
  }

  private async known(userId: string): Promise<void> {
    if (!(await this.directory.find(userId))) throw noSuchUser();
  }
}
