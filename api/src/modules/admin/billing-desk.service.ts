import { Injectable } from '@nestjs/common';
import type { AdminOpenPayment, AdminSubscription, OpenPage, SessionUser } from '@wanderwork/contracts';
import type {
  AdminOpenPaymentQuery,
  AdminSubscriptionQuery,
  GrantRequest,
} from '@wanderwork/contracts/requests';
import { AuditLog } from '../../platform/audit/audit.service.js';
import { UserDirectory } from '../auth/index.js';
import { BillingAdmin, Grants, OpenPayments, SubscriptionList } from '../billing/index.js';
import { noSuchUser } from './admin.errors.js';
import { PAGE_ASKED as limit, pageOf } from './admin-page.js';

/** What admins see and decide of what people pay. */
@Injectable()
export class BillingDesk {
  constructor(
    private readonly billing: BillingAdmin,
    private readonly list: SubscriptionList,
    private readonly payments: OpenPayments,
    private readonly grants: Grants,
    private readonly directory: UserDirectory,
    private readonly audit: AuditLog,
  ) {}

  figures() {
    return this.billing.figures();
  }

  async subscriptions(query: AdminSubscriptionQuery): Promise<OpenPage<AdminSubscription>> {
    return pageOf(await this.list.page({ ...query, limit }), (one) => one);
  }

  async openPayments(query: AdminOpenPaymentQuery): Promise<OpenPage<AdminOpenPayment>> {
    return pageOf(await this.payments.page({ ...query, limit }), (one) => one);
  }

  async retryPayment(admin: SessionUser, id: string) {
    const outcome = await this.payments.retry(id);
    const target = { type: 'invoice', id };
    const newValue = { paid: outcome.paid };
    await this.audit.record({ actorId: admin.id, action: 'admin.payment_retried', target, newValue });
    return outcome;
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
