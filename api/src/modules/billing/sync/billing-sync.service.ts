import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { BillingCustomer } from '../entities/billing-customer.entity.js';
import { BillingSubscription } from '../entities/billing-subscription.entity.js';
import { LeasesService } from '../leases/leases.service.js';
import { CoalescingRunner } from '../leases/coalescing-runner.js';
import { CustomersService } from '../people/customers.service.js';
import { TiersService } from '../people/tiers.service.js';
import { type AccountState, StripeCustomerReader } from '../stripe/stripe-customer-reader.js';
import { BillingQueueRepository } from '../work/billing-queue.repository.js';
import { LedgerRepository } from './ledger.repository.js';

/**
 * Makes what is stored here what Stripe says now. No event is believed: each only says that it is time to look. Only one
 * looks at a customer at a time, so that in whatever order and how often events come, the last look is the newest.
 */
@Injectable()
export class BillingSyncService {
  /** Looks of this process, by customer. */
  private readonly syncs = new CoalescingRunner<boolean>();

  constructor(
    private readonly source: DataSource,
    private readonly leases: LeasesService,
    private readonly customerReader: StripeCustomerReader,
    private readonly customers: CustomersService,
    private readonly ledger: LedgerRepository,
    private readonly tiers: TiersService,
    private readonly queue: BillingQueueRepository,
  ) {}

  /** Resolves with whether anything was different here, by a look that began after it was asked for. */
  syncCustomer(customerId: string): Promise<boolean> {
    return this.syncs.run(customerId, () => this.syncNow(customerId));
  }

  /** Nobody who never was at a checkout is looked for. */
  async syncUser(userId: string): Promise<void> {
    const customer = await this.customers.find(userId);
    if (customer?.customerId) await this.syncCustomer(customer.customerId);
  }

  /** No connection is held while Stripe is asked; whoever was too slow about it writes nothing. */
  private syncNow(customerId: string): Promise<boolean> {
    return this.leases.runAlone(`look:${customerId}`, async (lease) => {
      const startedAt = await this.queue.getDatabaseTime();
      const state = await this.readState(customerId);
      return this.source.transaction(async (manager) => {
        await this.leases.assertHeld(lease, manager);
        const changed = state !== null && (await this.saveState(customerId, state, manager));
        await this.queue.markEventsDone(customerId, startedAt, manager);
        return changed;
      });
    });
  }

  /** Null where it is nobody of ours. */
  private async readState(customerId: string): Promise<AccountState | null> {
    const owner = await this.customers.findOwner(customerId);
    if (!owner) return null;
    const running = await this.source.manager.findBy(BillingSubscription, {
      userId: owner.userId,
      endedAt: IsNull(),
    });
    return this.customerReader.readState(customerId, new Set(running.map(({ id }) => id)));
  }

  private async saveState(customerId: string, state: AccountState, manager: EntityManager): Promise<boolean> {
    const customer = await this.customers.lock(customerId, manager);
    if (!customer) return false;
    const { userId, generation } = customer;
    const changed = await this.ledger.save(userId, state, manager);
    const deletion = { customerId: null, generation: generation + 1, checkout: null };
    const columns = { syncedAt: new Date(), credit: state.credit, ...(state.deleted && deletion) };
    await manager.update(BillingCustomer, { userId }, columns);
    if (changed) await this.tiers.updateTier(userId, manager);
    return changed;
  }
}
