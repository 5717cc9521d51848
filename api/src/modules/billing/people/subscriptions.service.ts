import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { notSubscribed } from '../billing.errors.js';
import { BillingSubscription } from '../entities/billing-subscription.entity.js';

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

  async getRunning(userId: string): Promise<BillingSubscription> {
    const running = await this.findRunning(userId);
    if (!running) throw notSubscribed();
    return running;
  }
}
