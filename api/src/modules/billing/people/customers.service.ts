import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SessionUser } from '@wanderwork/contracts';
import { type EntityManager, Repository } from 'typeorm';
import { newId } from '../../../platform/database/ids.js';
import { busy } from '../billing.errors.js';
import { BillingCustomer } from '../entities/billing-customer.entity.js';
import { StripeGate } from '../stripe/stripe-gate.js';

/** Longer than any change takes: a process that dies over one leaves it to the next after this long. */
const HELD = '45 seconds';
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 100;

const HOLD = `
  UPDATE billing_customers SET held_by = $2, held_until = now() + interval '${HELD}'
  WHERE user_id = $1 AND (held_until IS NULL OR held_until < now()) RETURNING user_id`;

const LET_GO =
  'UPDATE billing_customers SET held_by = NULL, held_until = NULL WHERE user_id = $1 AND held_by = $2';

/** Which customer at Stripe somebody is, and that only one change of theirs is made at a time. */
@Injectable()
export class Customers {
  constructor(
    @InjectRepository(BillingCustomer) private readonly customers: Repository<BillingCustomer>,
    private readonly gate: StripeGate,
  ) {}

  find(userId: string): Promise<BillingCustomer | null> {
    return this.customers.findOneBy({ userId });
  }

  /** The link of that customer, held until the transaction ends; null where it is nobody of ours. */
  hold(customerId: string, manager: EntityManager): Promise<BillingCustomer | null> {
    return manager.findOne(BillingCustomer, { where: { customerId }, lock: { mode: 'pessimistic_write' } });
  }

  /** The customer's id, made at the first call. Made twice at once, or after an answer that never came, it is one. */
  async idOf({ id, email, name }: Pick<SessionUser, 'id' | 'email' | 'name'>): Promise<string> {
    const { customerId, generation } = await this.linkOf(id);
    if (customerId !== null) return customerId;
    const made = await this.gate.call((stripe) =>
      stripe.customers.create(
        { email, name, metadata: { user: id } },
        // The name may change before the answer comes; the key would then mean something else.
        { idempotencyKey: `customer:${id}:${generation}:${email}:${name}`.slice(0, 255) },
      ),
    );
    await this.customers.update({ userId: id }, { customerId: made.id });
    return made.id;
  }

  async remember(userId: string, change: Partial<Pick<BillingCustomer, 'checkout'>>): Promise<void> {
    await this.customers.update({ userId }, change);
  }

  /** Does `work` while nobody else changes anything of that person's; who comes meanwhile waits, and at last gives up. */
  async alone<T>(userId: string, work: () => Promise<T>): Promise<T> {
    await this.customers
      .createQueryBuilder()
      .insert()
      .values({ userId, customerId: null, checkout: null, heldBy: null, heldUntil: null, syncedAt: null })
      .orIgnore()
      .execute();
    const holder = newId();
    for (const end = Date.now() + PATIENCE_MS; !(await this.take(userId, holder)); await wait(LOOK_EVERY_MS))
      if (Date.now() > end) throw busy();
    try {
      return await work();
    } finally {
      await this.customers.query(LET_GO, [userId, holder]);
    }
  }

  private async take(userId: string, holder: string): Promise<boolean> {
    const [, count] = (await this.customers.query(HOLD, [userId, holder])) as [unknown, number];
    return count === 1;
  }

  private linkOf(userId: string): Promise<BillingCustomer> {
    return this.customers.findOneByOrFail({ userId });
  }
}
