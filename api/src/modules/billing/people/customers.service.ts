import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SessionUser } from '@wanderwork/contracts';
import { type EntityManager, Repository } from 'typeorm';
import { BillingCustomer } from '../entities/billing-customer.entity.js';
import { LeasesService } from '../leases/leases.service.js';
import { StripeClient } from '../stripe/stripe-client.js';

/**
 * Part of the idempotency key: if email or name change before Stripe answers, the same key would stand for another
 * request. Hashed, because a key is sent as a header, which cannot hold most of the world's characters.
 */
const hashContact = (email: string, name: string): string =>
  createHash('sha256')
    .update(JSON.stringify([email, name]))
    .digest('base64url');

/** The customers at Stripe, and the lock that allows one billing change per person at a time. */
@Injectable()
export class CustomersService {
  constructor(
    @InjectRepository(BillingCustomer) private readonly customers: Repository<BillingCustomer>,
    private readonly stripe: StripeClient,
    private readonly leases: LeasesService,
  ) {}

  find(userId: string, manager = this.customers.manager): Promise<BillingCustomer | null> {
    return manager.findOneBy(BillingCustomer, { userId });
  }

  /** The owner of a Stripe customer; null when it is not one of ours. */
  findOwner(customerId: string): Promise<BillingCustomer | null> {
    return this.customers.findOneBy({ customerId });
  }

  /** Locks the owner of a Stripe customer until the transaction ends; null when it is not one of ours. */
  lock(customerId: string, manager: EntityManager): Promise<BillingCustomer | null> {
    return manager.findOne(BillingCustomer, { where: { customerId }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * The customer's id, created by the first call. Simultaneous calls, or a retry after a lost answer, create one
   * customer.
   */
  async getOrCreateId({ id, email, name }: Pick<SessionUser, 'id' | 'email' | 'name'>): Promise<string> {
    const { customerId, generation } = await this.getLink(id);
    if (customerId !== null) return customerId;
    const { testClock } = this.stripe.requireSettings();
    const customer = await this.stripe.call((stripe) =>
      stripe.customers.create(
        { email, name, metadata: { user: id }, ...(testClock && { test_clock: testClock }) },
        { idempotencyKey: `customer:${id}:${generation}:${hashContact(email, name)}` },
      ),
    );
    await this.customers.update({ userId: id }, { customerId: customer.id });
    return customer.id;
  }

  async update(userId: string, change: Partial<Pick<BillingCustomer, 'checkout'>>): Promise<void> {
    await this.customers.update({ userId }, change);
  }

  /**
   * Runs `work` while no other billing change of the person runs. Callers wait for their turn and throw `billing.busy`
   * after ten seconds.
   */
  async runAlone<T>(userId: string, work: () => Promise<T>): Promise<T> {
    await this.customers
      .createQueryBuilder()
      .insert()
      .values({ userId, customerId: null, checkout: null, credit: null, syncedAt: null })
      .orIgnore()
      .execute();
    return this.leases.runAlone(`change:${userId}`, work);
  }

  private getLink(userId: string): Promise<BillingCustomer> {
    return this.customers.findOneByOrFail({ userId });
  }
}
