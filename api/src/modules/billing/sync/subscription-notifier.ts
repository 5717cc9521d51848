import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../auth/index.js';
import { OutboxService } from '../../mail/index.js';
import type { BillingSubscription } from '../entities/billing-subscription.entity.js';
import { BillingWithdrawal } from '../entities/billing-withdrawal.entity.js';
import { lettersBetween } from './letters.js';

type Kept = Omit<BillingSubscription, 'userId'>;

/** Tells people what happened to their subscription, in the transaction that takes note of it. */
@Injectable()
export class SubscriptionNotifier {
  constructor(
    private readonly users: UsersService,
    private readonly outbox: OutboxService,
  ) {}

  /** Who withdrew was told so already. */
  async notify(userId: string, before: Kept | null, now: Kept, manager: EntityManager): Promise<void> {
    const letters = lettersBetween(before, now);
    if (letters.length === 0 || (await manager.existsBy(BillingWithdrawal, { subscriptionId: now.id })))
      return;
    const user = await this.users.lock(userId, manager);
    if (user) for (const letter of letters) await this.outbox.enqueue(manager, { to: user.email, ...letter });
  }
}
