import { Injectable } from '@nestjs/common';
import type { AdminBilling, AdminBillingOverview, AdminBillingWork } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { noSuchWork } from './billing.errors.js';
import { Users } from '../auth/index.js';
import { Grants } from './people/grants.service.js';
import { BillingOverview } from './people/overview.service.js';
import { WorkQueue } from './work/work-queue.js';
import { Worker } from './work/worker.js';

const MONTHS_SHOWN = 12;
const WORK_SHOWN = 100;

const RUNNING = `
  SELECT (count(*) FILTER (WHERE tier = 'pro'))::integer AS pro,
    (count(*) FILTER (WHERE tier = 'premium'))::integer AS premium,
    (count(*) FILTER (WHERE status = 'past_due'))::integer AS "pastDue",
    coalesce(round(sum(CASE WHEN "interval" = 'year' THEN amount / 12.0 ELSE amount END)), 0)::integer AS monthly,
    coalesce(min(currency), 'usd') AS currency
  FROM billing_subscriptions WHERE ended_at IS NULL`;

const REVENUE = `
  SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, sum(amount - refunded)::integer AS amount
  FROM billing_invoices WHERE status = 'paid'
  GROUP BY 1 ORDER BY 1 DESC LIMIT ${MONTHS_SHOWN}`;

const FAILED = `
  SELECT id, kind || coalesce(' ' || CASE WHEN kind = 'event' THEN subject END, '') AS kind,
    received_at AS "receivedAt", attempts, next_at AS "nextAt", last_error AS "lastError"
  FROM billing_work WHERE done_at IS NULL AND attempts > 0 AND last_error IS NOT NULL
  ORDER BY received_at, id LIMIT ${WORK_SHOWN}`;

const FAILED_COUNT = `
  SELECT count(*)::integer AS failed FROM billing_work
  WHERE done_at IS NULL AND attempts > 0 AND last_error IS NOT NULL`;

interface WorkRow extends Omit<AdminBillingWork, 'receivedAt' | 'nextAt'> {
  receivedAt: Date;
  nextAt: Date | null;
}

type RunningRow = Pick<AdminBillingOverview, 'pastDue' | 'monthly' | 'currency'> & {
  pro: number;
  premium: number;
};

/** Billing as admins see it; who may ask is decided by whoever calls. */
@Injectable()
export class BillingAdmin {
  constructor(
    private readonly source: DataSource,
    private readonly users: Users,
    private readonly overview: BillingOverview,
    private readonly grants: Grants,
    private readonly queue: WorkQueue,
    private readonly worker: Worker,
  ) {}

  async figures(): Promise<AdminBillingOverview> {
    const [{ pro, premium, ...running }] = (await this.source.query(RUNNING)) as [RunningRow];
    const revenue: AdminBillingOverview['revenue'] = await this.source.query(REVENUE);
    const [{ failed }] = (await this.source.query(FAILED_COUNT)) as [{ failed: number }];
    return { ...running, subscriptions: { pro, premium }, revenue, failedWork: failed };
  }

  /** What could not be done with Stripe so far, oldest first. */
  async failedWork(): Promise<AdminBillingWork[]> {
    const rows: WorkRow[] = await this.source.query(FAILED);
    return rows.map((row) => ({
      ...row,
      receivedAt: row.receivedAt.toISOString(),
      nextAt: row.nextAt?.toISOString() ?? null,
    }));
  }

  async retry(id: string): Promise<AdminBillingWork[]> {
    if (!/^\w[\w-]*$/.test(id) || !(await this.queue.retry(id))) throw noSuchWork();
    await this.worker.wake();
    return this.failedWork();
  }

  async of(userId: string): Promise<AdminBilling> {
    const user = await this.users.get(userId);
    return {
      overview: await this.overview.of(user),
      invoices: await this.overview.invoices(userId),
      grants: await this.grants.of(userId),
    };
  }
}
