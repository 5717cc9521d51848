import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SessionUser } from '@wanderwork/contracts';
import { type EntityManager, Repository } from 'typeorm';
import { BillingCustomer } from '../entities/billing-customer.entity.js';
import { LeasesService } from '../leases/leases.service.js';
import { StripeClient } from '../stripe/stripe-client.js';

/**
 * Address and name may change before the answer comes; the key would then mean something else. Hashed, because a key
 * travels as a header, which most of the world's letters cannot stand in.
 */
const hashContact = (email: string, name: string): string =>
  createHash('sha256')
    .update(JSON.stringify([email, name]))
    .digest('base64url');

/** Which customer at Stripe somebody is, and that only one change of theirs is made at a time. */
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

  /** Whose customer that is; null where it is nobody of ours. */
  findOwner(customerId: string): Promise<BillingCustomer | null> {
    return this.customers.findOneBy({ customerId });
  }

  /** The link of that customer, held until the transaction ends; null where it is nobody of ours. */
  lock(customerId: string, manager: EntityManager): Promise<BillingCustomer | null> {
    return manager.findOne(BillingCustomer, { where: { customerId }, lock: { mode: 'pessimistic_write' } });
  }

  /** The customer's id, made at the first call. Made twice at once, or after an answer that never came, it is one. */
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

  /** Does `work` while nobody else changes anything of that person's; who comes meanwhile waits, and at last gives up. */
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
