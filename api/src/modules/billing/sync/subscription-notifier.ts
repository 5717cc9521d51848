import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../auth/index.js';
import { OutboxService } from '../../mail/index.js';
import type { BillingSubscription } from '../entities/billing-subscription.entity.js';
import { BillingWithdrawal } from '../entities/billing-withdrawal.entity.js';
import { createSubscriptionEmails } from './subscription-emails.js';

type StoredSubscription = Omit<BillingSubscription, 'userId'>;

/** Emails people about changes of their subscription, in the transaction that stores the change. */
@Injectable()
export class SubscriptionNotifier {
  constructor(
    private readonly users: UsersService,
    private readonly outbox: OutboxService,
  ) {}

  /** Sends nothing after a withdrawal, which has an email of its own. */
  async notify(
    userId: string,
    before: StoredSubscription | null,
    now: StoredSubscription,
    manager: EntityManager,
  ): Promise<void> {
    const emails = createSubscriptionEmails(before, now);
    if (emails.length === 0 || (await manager.existsBy(BillingWithdrawal, { subscriptionId: now.id })))
      return;
    const user = await this.users.lock(userId, manager);
    if (user) for (const email of emails) await this.outbox.enqueue(manager, { email: user.email, ...email });
  }
}
