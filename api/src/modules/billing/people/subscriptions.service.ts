import { Injectable } from '@nestjs/common';
import type { EndedSubscription } from '@wanderwork/contracts';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { readRows, sql } from '../../../platform/database/sql.js';
import { notSubscribed } from '../billing.errors.js';
import { BillingSubscription } from '../entities/billing-subscription.entity.js';

/** More subscriptions than anybody begins in years. */
const MAX_ENDED = 50;

/** The subscriptions stored here. */
@Injectable()
export class SubscriptionsService {
  constructor(
    @InjectRepository(BillingSubscription) private readonly subscriptions: Repository<BillingSubscription>,
  ) {}

  /** The person's running subscription, if any. */
  findRunning(userId: string): Promise<BillingSubscription | null> {
    return this.subscriptions.findOneBy({ userId, endedAt: IsNull() });
  }

  /** The person's earlier subscriptions, the last one first. */
  async listEnded(userId: string): Promise<EndedSubscription[]> {
    const rows = await readRows<Omit<EndedSubscription, 'at'> & { at: Date }>(
      this.subscriptions.manager,
      sql`SELECT subscription.id, tier, "interval", ended_at AS at, withdrawal.subscription_id IS NOT NULL AS withdrawn
        FROM billing_subscriptions subscription
        LEFT JOIN billing_withdrawals withdrawal ON withdrawal.subscription_id = subscription.id
        WHERE subscription.user_id = ${userId} AND ended_at IS NOT NULL
        ORDER BY ended_at DESC, subscription.id DESC LIMIT ${MAX_ENDED}`,
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  async getRunning(userId: string): Promise<BillingSubscription> {
    const running = await this.findRunning(userId);
    if (!running) throw notSubscribed();
    return running;
  }
}
