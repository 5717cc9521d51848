import { Injectable } from '@nestjs/common';
import type { AdminOpenPayment, AdminPaymentRetry } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRow, readRows, sql } from '../../../platform/database/sql.js';
import { noSuchOpenPayment } from '../billing.errors.js';
import { getGraceEnd } from '../billing.policy.js';
import { CustomersService } from '../people/customers.service.js';
import { StripeClient } from '../stripe/stripe-client.js';
import { isRefusal, getDeclineReason } from '../stripe/stripe-errors.js';
import { BillingSyncService } from '../sync/billing-sync.service.js';

/** `after` is the id of the last invoice on the previous page. */
interface OpenPaymentListQuery {
  after?: string | undefined;
  limit: number;
}

const selectOpen = ({ after, limit }: OpenPaymentListQuery) => sql`
  SELECT invoice.id, invoice.number, invoice.reason, invoice.amount, invoice.currency, invoice.url,
    invoice.created_at AS "createdAt", owner.id AS "ownerId", owner.email, 
    CASE WHEN subscription.status = 'past_due' AND invoice.reason = 'renewal' THEN subscription.period_start END AS "unpaidSince"
  FROM billing_invoices invoice
  LEFT JOIN users owner ON owner.id = invoice.user_id
  JOIN billing_subscriptions subscription ON subscription.id = invoice.subscription_id AND subscription.ended_at IS NULL
  WHERE invoice.status = 'open'
    AND ${
      after
        ? sql`(invoice.created_at, invoice.id)
      < (SELECT seen.created_at, seen.id FROM billing_invoices seen WHERE seen.id = ${after})`
        : sql`true`
    }
  ORDER BY invoice.created_at DESC, invoice.id DESC LIMIT ${limit}`;

/** Finds only invoices of running subscriptions: nobody is charged for an ended plan. */
const selectOwner = (id: string) => sql`
  SELECT invoice.user_id AS "userId" FROM billing_invoices invoice
  JOIN billing_subscriptions subscription ON subscription.id = invoice.subscription_id AND subscription.ended_at IS NULL
  WHERE invoice.id = ${id} AND invoice.status = 'open'`;

interface Row extends Omit<AdminOpenPayment, 'owner' | 'createdAt' | 'graceUntil'> {
  createdAt: Date;
  ownerId: string | null;
  email: string;
  unpaidSince: Date | null;
}

const toOpenPayment = ({ ownerId, email, unpaidSince, ...row }: Row): AdminOpenPayment => ({
  ...row,
  owner: ownerId === null ? null : { id: ownerId, email },
  createdAt: row.createdAt.toISOString(),
  graceUntil: unpaidSince && getGraceEnd({ periodStart: unpaidSince }).toISOString(),
});

/** Unpaid invoices. */
@Injectable()
export class OpenPaymentsService {
  constructor(
    private readonly source: DataSource,
    private readonly stripe: StripeClient,
    private readonly customers: CustomersService,
    private readonly sync: BillingSyncService,
  ) {}

  /** Newest first. */
  async listPage(query: OpenPaymentListQuery): Promise<AdminOpenPayment[]> {
    return (await readRows<Row>(this.source, selectOpen(query))).map(toOpenPayment);
  }

  /** Charges the stored card again, while no other billing change of the person runs. */
  async retry(id: string): Promise<AdminPaymentRetry> {
    const userId = (await readRow<{ userId: string | null }>(this.source, selectOwner(id)))?.userId;
    if (!userId) throw noSuchOpenPayment();
    return this.customers.runAlone(userId, async () => {
      const reason = await this.charge(id);
      await this.sync.syncUser(userId);
      return { paid: reason === null, reason };
    });
  }

  /** Returns null when the invoice is paid, now or before; otherwise why the card was declined. */
  private async charge(id: string): Promise<string | null> {
    try {
      await this.stripe.call((stripe) => stripe.invoices.pay(id));
      return null;
    } catch (error) {
      const declined = getDeclineReason(error);
      if (declined !== null) return declined;
      if (isRefusal(error) && (await this.isPaid(id))) return null;
      throw error;
    }
  }

  private async isPaid(id: string): Promise<boolean> {
    const { status } = await this.stripe.call((stripe) => stripe.invoices.retrieve(id));
    return status === 'paid';
  }
}
