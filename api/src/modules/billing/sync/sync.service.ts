import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { BillingCustomer } from '../entities/billing-customer.entity.js';
import { BillingSubscription } from '../entities/billing-subscription.entity.js';
import { Leases } from '../leases/leases.service.js';
import { Shared } from '../leases/shared.js';
import { Customers } from '../people/customers.service.js';
import { Tiers } from '../people/tiers.service.js';
import { type AccountState, StripeAccount } from '../stripe/stripe-account.js';
import { WorkQueue } from '../work/work-queue.js';
import { Ledger } from './ledger.js';

/**
 * Makes what is stored here what Stripe says now. No event is believed: each only says that it is time to look. Only one
 * looks at a customer at a time, so that in whatever order and how often events come, the last look is the newest.
 */
@Injectable()
export class Sync {
  /** Looks of this process, by customer. */
  private readonly looks = new Shared<boolean>();

  constructor(
    private readonly source: DataSource,
    private readonly leases: Leases,
    private readonly account: StripeAccount,
    private readonly customers: Customers,
    private readonly ledger: Ledger,
    private readonly tiers: Tiers,
    private readonly queue: WorkQueue,
  ) {}

  /** Resolves with whether anything was different here, by a look that began after it was asked for. */
  customer(customerId: string): Promise<boolean> {
    return this.looks.do(customerId, () => this.look(customerId));
  }

  /** Nobody who never was at a checkout is looked for. */
  async person(userId: string): Promise<void> {
    const link = await this.customers.find(userId);
    if (link?.customerId) await this.customer(link.customerId);
  }

  /** No connection is held while Stripe is asked; whoever was too slow about it writes nothing. */
  private look(customerId: string): Promise<boolean> {
    return this.leases.alone(`look:${customerId}`, async (lease) => {
      const begun = await this.queue.moment();
      const truth = await this.truthOf(customerId);
      return this.source.transaction(async (manager) => {
        await this.leases.insist(lease, manager);
        const changed = truth !== null && (await this.takeIn(customerId, truth, manager));
        await this.queue.eventsDone(customerId, begun, manager);
        return changed;
      });
    });
  }

  /** Null where it is nobody of ours. */
  private async truthOf(customerId: string): Promise<AccountState | null> {
    const owner = await this.customers.findOwner(customerId);
    if (!owner) return null;
    const running = await this.source.manager.findBy(BillingSubscription, {
      userId: owner.userId,
      endedAt: IsNull(),
    });
    return this.account.stateOf(customerId, new Set(running.map(({ id }) => id)));
  }

  private async takeIn(customerId: string, truth: AccountState, manager: EntityManager): Promise<boolean> {
    const link = await this.customers.hold(customerId, manager);
    if (!link) return false;
    const { userId, generation } = link;
    const changed = await this.ledger.write(userId, truth, manager);
    const gone = { customerId: null, generation: generation + 1, checkout: null };
    const news = { syncedAt: new Date(), credit: truth.credit, ...(truth.deleted && gone) };
    await manager.update(BillingCustomer, { userId }, news);
    if (changed) await this.tiers.settle(userId, manager);
    return changed;
  }
}
