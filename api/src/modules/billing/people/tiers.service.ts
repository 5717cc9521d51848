import { Injectable, Logger } from '@nestjs/common';
import type { Tier } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { UsersService } from '../../auth/index.js';
import { OutboxService } from '../../mail/index.js';
import { tierOf, type TierUntil } from '../billing.policy.js';
import { BillingGrant } from '../entities/billing-grant.entity.js';
import { BillingSubscription } from '../entities/billing-subscription.entity.js';

/** Writes to the account which tier it has: what it pays for and what was given to it, and nothing else decides. */
@Injectable()
export class TiersService {
  private readonly log = new Logger(TiersService.name);

  constructor(
    private readonly source: DataSource,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly outbox: OutboxService,
  ) {}

  /** As part of the transaction that changed what it follows from. Resolves with whom it changed, and to what. */
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

  /** Who gets another tier this way hears of it. */
  async updateTierAndNotify(userId: string, manager: EntityManager): Promise<void> {
    const changed = await this.updateTier(userId, manager);
    if (!changed) return;
    const { email: to, tier } = changed;
    await this.outbox.enqueue(manager, { to, letter: 'tier-changed', data: { tier } });
  }

  /** Looks again at everybody whose tier is over by now; one who cannot be settled waits for the next round. */
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
      this.log.warn(`the tier of ${id} could not be settled: ${String(error)}`);
      return false;
    }
  }

  private async loadTier(userId: string, manager: EntityManager, now: Date): Promise<TierUntil> {
    const subscriptions = await manager.findBy(BillingSubscription, { userId });
    return tierOf(subscriptions, await manager.findBy(BillingGrant, { userId }), now);
  }
}
