import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BillingCustomer } from '../entities/billing-customer.entity.js';
import { BillingInvoice } from '../entities/billing-invoice.entity.js';
import { BillingSubscription } from '../entities/billing-subscription.entity.js';
import { Customers } from '../people/customers.service.js';
import { Tiers } from '../people/tiers.service.js';
import { Refunds } from '../stripe/refunds.js';
import { type AccountState, StripeAccount } from '../stripe/stripe-account.js';
import { WorkQueue } from '../work/work-queue.js';
import { Tidings } from './tidings.js';

type Kept = Omit<BillingSubscription, 'userId'>;

const runs = ({ endedAt }: Kept): number => Number(endedAt === null);

/**
 * Makes what is stored here what Stripe says now. No event is believed: each only says that it is time to look, under
 * the lock of its customer, so that in whatever order and how often they come, the last look is the newest.
 */
@Injectable()
export class Sync {
  constructor(
    private readonly source: DataSource,
    private readonly account: StripeAccount,
    private readonly customers: Customers,
    private readonly tiers: Tiers,
    private readonly tidings: Tidings,
    private readonly queue: WorkQueue,
    private readonly refunds: Refunds,
  ) {}

  /** Resolves with whether anything was different here. */
  customer(customerId: string): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const link = await this.customers.hold(customerId, manager);
      const begun = await this.queue.moment(manager);
      const changed = link !== null && (await this.takeIn(link, customerId, manager));
      await this.queue.eventsDone(customerId, begun, manager);
      return changed;
    });
  }

  /** Nobody who never was at a checkout is looked for. */
  async person(userId: string): Promise<void> {
    const link = await this.customers.find(userId);
    if (link?.customerId) await this.customer(link.customerId);
  }

  private async takeIn(
    { userId, generation }: BillingCustomer,
    customerId: string,
    manager: EntityManager,
  ): Promise<boolean> {
    const known = await manager.findBy(BillingSubscription, { userId });
    const running = known.filter((one) => runs(one)).map(({ id }) => id);
    const truth = await this.account.stateOf(customerId, new Set(running));
    const changed = await this.keepSubscriptions(userId, truth, manager);
    await this.keepInvoices(userId, truth, manager);
    const gone = { customerId: null, generation: generation + 1, checkout: null };
    const news = { syncedAt: new Date(), ...(truth.deleted && gone) };
    await manager.update(BillingCustomer, { userId }, news);
    if (changed) await this.tiers.settle(userId, manager);
    return changed;
  }

  private async keepSubscriptions(
    userId: string,
    { subscriptions }: AccountState,
    manager: EntityManager,
  ): Promise<boolean> {
    const known = await manager.findBy(BillingSubscription, { userId });
    const before = new Map(known.map(({ userId: _owner, ...kept }): [string, Kept] => [kept.id, kept]));
    const different = subscriptions.filter((one) => !isDeepStrictEqual(before.get(one.id), one));
    // What has ended goes first: only one may run.
    for (const one of different.sort((first, second) => runs(first) - runs(second))) {
      await manager.upsert(BillingSubscription, { ...one, userId }, ['id']);
      await this.tidings.tell(userId, before.get(one.id) ?? null, one, manager);
    }
    return different.length > 0;
  }

  private async keepInvoices(
    userId: string,
    { invoices, refunded }: AccountState,
    manager: EntityManager,
  ): Promise<void> {
    if (invoices.length === 0) return;
    const rows = invoices.map((one) => ({ ...one, userId }));
    await manager.upsert(BillingInvoice, rows, ['id']);
    await this.refunds.mark(refunded, manager);
  }
}
