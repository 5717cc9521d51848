import { Injectable } from '@nestjs/common';
import type { AdminBilling, AdminBillingOverview, AdminBillingJob } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRow, readRows, sql } from '../../platform/database/sql.js';
import { SubscriptionListService } from './admin/subscription-list.service.js';
import { loadRevenue } from './admin/revenue.js';
import { noSuchWork } from './billing.errors.js';
import { UsersService } from '../auth/index.js';
import { GrantsService } from './people/grants.service.js';
import { BillingOverviewService } from './billing-overview.service.js';
import { BillingQueueRepository } from './queue/billing-queue.repository.js';
import { BillingWorker } from './work/billing-worker.js';

const MAX_JOBS_SHOWN = 100;

const COUNT_RUNNING = sql`
  SELECT (count(*) FILTER (WHERE tier = 'pro' AND NOT ends_with_period))::integer AS pro,
    (count(*) FILTER (WHERE tier = 'premium' AND NOT ends_with_period))::integer AS premium,
    (count(*) FILTER (WHERE status = 'past_due'))::integer AS "pastDue",
    (count(*) FILTER (WHERE ends_with_period))::integer AS ending
  FROM billing_subscriptions WHERE ended_at IS NULL`;

const SELECT_FAILED = sql`
  SELECT id, kind || coalesce(' ' || CASE WHEN kind = 'event' THEN subject END, '') AS kind,
    received_at AS "receivedAt", attempts, next_at AS "nextAt", last_error AS "lastError"
  FROM billing_work WHERE done_at IS NULL AND attempts > 0 AND last_error IS NOT NULL
  ORDER BY received_at, id LIMIT ${MAX_JOBS_SHOWN}`;

const COUNT_OPEN = sql`
  SELECT
    (SELECT count(*)::integer FROM billing_work
      WHERE done_at IS NULL AND attempts > 0 AND last_error IS NOT NULL) AS "failedWork",
    (SELECT count(*)::integer FROM billing_invoices invoice
      JOIN billing_subscriptions subscription ON subscription.id = invoice.subscription_id AND subscription.ended_at IS NULL
      WHERE invoice.status = 'open') AS "openPayments"`;

interface WorkRow extends Omit<AdminBillingJob, 'receivedAt' | 'nextAt'> {
  receivedAt: Date;
  nextAt: Date | null;
}

type RunningRow = Pick<AdminBillingOverview, 'pastDue' | 'ending'> & { pro: number; premium: number };

type OpenRow = Pick<AdminBillingOverview, 'failedWork' | 'openPayments'>;

/** Billing as admins see it. Callers check who may ask. */
@Injectable()
export class BillingReportService {
  constructor(
    private readonly source: DataSource,
    private readonly users: UsersService,
    private readonly overview: BillingOverviewService,
    private readonly grants: GrantsService,
    private readonly queue: BillingQueueRepository,
    private readonly worker: BillingWorker,
    private readonly subscriptionList: SubscriptionListService,
  ) {}

  async getFigures(): Promise<AdminBillingOverview> {
    const { pro, premium, ...rest } = (await readRow<RunningRow>(this.source, COUNT_RUNNING))!;
    const revenue = await loadRevenue(this.source);
    const open = (await readRow<OpenRow>(this.source, COUNT_OPEN))!;
    return { subscriptions: { pro, premium }, ...rest, revenue, ...open };
  }

  /** Failed work that is not done yet, oldest first. */
  async listFailedJobs(): Promise<AdminBillingJob[]> {
    const rows = await readRows<WorkRow>(this.source, SELECT_FAILED);
    return rows.map((row) => ({
      ...row,
      receivedAt: row.receivedAt.toISOString(),
      nextAt: row.nextAt?.toISOString() ?? null,
    }));
  }

  async retry(id: string): Promise<AdminBillingJob[]> {
    if (!/^\w[\w-]*$/.test(id) || !(await this.queue.retry(id))) throw noSuchWork();
    await this.worker.wake();
    return this.listFailedJobs();
  }

  async getOverview(userId: string): Promise<AdminBilling> {
    const user = await this.users.get(userId);
    return {
      overview: await this.overview.get(user),
      subscriptions: await this.subscriptionList.listForUser(userId),
      invoices: await this.overview.listInvoices(userId),
      grants: await this.grants.list(userId),
    };
  }
}
