import { Injectable } from '@nestjs/common';
import type { AdminOpenPayment, AdminSubscription, OpenPage, SessionUser } from '@wanderwork/contracts';
import type {
  AdminOpenPaymentQuery,
  AdminSubscriptionQuery,
  GrantRequest,
} from '@wanderwork/contracts/requests';
import { AuditService } from '../../platform/audit/audit.service.js';
import { UserDirectoryService } from '../auth/index.js';
import {
  BillingReportService,
  GrantsService,
  OpenPaymentsService,
  SubscriptionListService,
} from '../billing/index.js';
import { noSuchUser } from './admin.errors.js';
import { ROWS_TO_FETCH as limit, toPage } from './admin-page.js';

/** What admins see and change in billing. */
@Injectable()
export class BillingAdminService {
  constructor(
    private readonly billing: BillingReportService,
    private readonly subscriptionList: SubscriptionListService,
    private readonly payments: OpenPaymentsService,
    private readonly grants: GrantsService,
    private readonly directory: UserDirectoryService,
    private readonly audit: AuditService,
  ) {}

  getFigures() {
    return this.billing.getFigures();
  }

  async listSubscriptions(query: AdminSubscriptionQuery): Promise<OpenPage<AdminSubscription>> {
    return toPage(await this.subscriptionList.listPage({ ...query, limit }), (one) => one);
  }

  async listOpenPayments(query: AdminOpenPaymentQuery): Promise<OpenPage<AdminOpenPayment>> {
    return toPage(await this.payments.listPage({ ...query, limit }), (one) => one);
  }

  async retryPayment(admin: SessionUser, id: string) {
    const outcome = await this.payments.retry(id);
    const target = { type: 'invoice', id };
    const newValue = { paid: outcome.paid };
    await this.audit.record({ actorId: admin.id, action: 'admin.payment_retried', target, newValue });
    return outcome;
  }

  listFailedJobs() {
    return this.billing.listFailedJobs();
  }

  async retryJob(admin: SessionUser, id: string) {
    const failedJobs = await this.billing.retry(id);
    const target = { type: 'billing_work', id };
    await this.audit.record({ actorId: admin.id, action: 'admin.billing_retried', target });
    return failedJobs;
  }

  async getOverview(userId: string) {
    await this.assertUserExists(userId);
    return this.billing.getOverview(userId);
  }

  async createGrant(admin: SessionUser, userId: string, request: GrantRequest) {
    await this.assertUserExists(userId);
    return this.grants.create(admin, userId, request);
  }

  revokeGrant(admin: SessionUser, id: string) {
    return this.grants.revoke(admin, id);
  }

  private async assertUserExists(userId: string): Promise<void> {
    if (!(await this.directory.find(userId))) throw noSuchUser();
  }
}
