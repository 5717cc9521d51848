import { Injectable, Logger } from '@nestjs/common';
import type { Tier } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { UsersService } from '../../auth/index.js';
import { OutboxService } from '../../mail/index.js';
import { computeTier, type TierUntil } from '../billing.policy.js';
import { BillingGrant } from '../entities/billing-grant.entity.js';
import { BillingSubscription } from '../entities/billing-subscription.entity.js';

/** Writes the tier of an account. It follows only from subscriptions and grants. */
@Injectable()
export class TiersService {
  private readonly log = new Logger(TiersService.name);

  constructor(
    private readonly source: DataSource,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Updates the tier in the transaction that changed its sources. Returns the email and the new tier when it changed.
   */
  async updateTier(
    userId: string,
    manager: EntityManager,
    now = new Date(),
  ): Promise<{ email: string; tier: Tier } | null> {
    const user = await this.users.lock(userId, manager);
    if (!user) return null;
    const { tier, until } = await this.loadTier(userId, manager, now);
    await this.users.setTier(userId, tier, until, manager);
    if (tier === user.subscriptionTier) return null;
    await this.audit.record(
      {
        actorId: null,
        action: 'billing.tier_changed',
        target: { type: 'user', id: userId },
        oldValue: { tier: user.subscriptionTier },
        newValue: { tier },
      },
      manager,
    );
    return { email: user.email, tier };
  }

  /** Also emails the person when the tier changed. */
  async updateTierAndNotify(userId: string, manager: EntityManager): Promise<void> {
    const changed = await this.updateTier(userId, manager);
    if (!changed) return;
    const { email, tier } = changed;
    await this.outbox.enqueue(manager, { email, template: 'tier-changed', data: { tier } });
  }

  /** Updates the tier of everybody whose tier has ended. A failed update is retried in the next run. */
  async updateLapsedTiers(batch: number): Promise<void> {
    for (;;) {
      const lapsedIds = await this.users.findWithLapsedTier(batch);
      let settled = 0;
      for (const id of lapsedIds) settled += Number(await this.trySettle(id));
      if (settled < batch) return;
    }
  }

  private async trySettle(id: string): Promise<boolean> {
    try {
      await this.source.transaction((manager) => this.updateTierAndNotify(id, manager));
      return true;
    } catch (error) {
      this.log.warn(`could not update the tier of ${id}: ${String(error)}`);
      return false;
    }
  }

  private async loadTier(userId: string, manager: EntityManager, now: Date): Promise<TierUntil> {
    const subscriptions = await manager.findBy(BillingSubscription, { userId });
    return computeTier(subscriptions, await manager.findBy(BillingGrant, { userId }), now);
  }
}
