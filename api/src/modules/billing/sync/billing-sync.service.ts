import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { BillingCustomer } from '../entities/billing-customer.entity.js';
import { BillingSubscription } from '../entities/billing-subscription.entity.js';
import { LeasesService } from '../leases/leases.service.js';
import { CoalescingRunner } from '../leases/coalescing-runner.js';
import { CustomersService } from '../people/customers.service.js';
import { TiersService } from '../people/tiers.service.js';
import { type AccountState, StripeCustomerReader } from '../stripe/stripe-customer-reader.js';
import { BillingQueueRepository } from '../queue/billing-queue.repository.js';
import { LedgerRepository } from './ledger.repository.js';

/**
 * Copies the current state at Stripe into the database. Events are not trusted: each one only triggers a sync. Only one
 * sync of a customer runs at a time, so the last one is the newest, whatever the order and number of events.
 */
@Injectable()
export class BillingSyncService {
  /** The syncs of this process, by customer. */
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

  /** Returns whether anything changed here. The sync starts after this call. */
  syncCustomer(customerId: string): Promise<boolean> {
    return this.syncs.run(customerId, () => this.syncNow(customerId));
  }

  /** Does nothing for a person who has never started a checkout. */
  async syncUser(userId: string): Promise<void> {
    const customer = await this.customers.find(userId);
    if (customer?.customerId) await this.syncCustomer(customer.customerId);
  }

  /** Holds no database connection while Stripe is asked. A sync that lost its lease in the meantime writes nothing. */
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

  /** Null when the customer is not one of ours. */
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
