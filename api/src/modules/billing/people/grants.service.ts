import { Injectable } from '@nestjs/common';
import type { AdminGrant, SessionUser } from '@wanderwork/contracts';
import type { GrantRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { type AuditEvent, AuditService } from '../../../platform/audit/audit.service.js';
import { createId } from '../../../platform/database/ids.js';
import { noSuchGrant } from '../billing.errors.js';
import { BillingGrant } from '../entities/billing-grant.entity.js';
import { TiersService } from './tiers.service.js';

/** The fields for the audit log. */
const toAuditValue = ({ tier, until }: BillingGrant) => ({ tier, until: until?.toISOString() ?? null });

const toAdminGrant = (grant: BillingGrant): AdminGrant => ({
  id: grant.id,
  tier: grant.tier,
  until: grant.until?.toISOString() ?? null,
  reason: grant.reason,
  createdAt: grant.createdAt.toISOString(),
  revokedAt: grant.revokedAt?.toISOString() ?? null,
});

/** Tiers that admins grant with a reason and an optional end, and can revoke. */
@Injectable()
export class GrantsService {
  constructor(
    private readonly source: DataSource,
    private readonly tiers: TiersService,
    private readonly audit: AuditService,
  ) {}

  async list(userId: string): Promise<AdminGrant[]> {
    const grants = await this.source.manager.find(BillingGrant, {
      where: { userId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return grants.map(toAdminGrant);
  }

  create(actor: SessionUser, userId: string, { tier, until, reason }: GrantRequest): Promise<AdminGrant> {
    return this.source.transaction(async (manager) => {
      const grant = await this.insert(manager, {
        userId,
        tier,
        until: until ? new Date(until) : null,
        reason,
      });
      await this.tiers.updateTierAndNotify(userId, manager);
      const details = { newValue: toAuditValue(grant), reason: grant.reason };
      await this.recordChange(actor, 'billing.tier_granted', grant, details, manager);
      return toAdminGrant(grant);
    });
  }

  revoke(actor: SessionUser, id: string): Promise<AdminGrant> {
    return this.source.transaction(async (manager) => {
      const grant = await manager.findOne(BillingGrant, {
        where: { id, revokedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!grant) throw noSuchGrant();
      grant.revokedAt = new Date();
      await manager.save(grant);
      await this.tiers.updateTierAndNotify(grant.userId, manager);
      await this.recordChange(
        actor,
        'billing.grant_revoked',
        grant,
        { oldValue: toAuditValue(grant) },
        manager,
      );
      return toAdminGrant(grant);
    });
  }

  private insert(
    manager: EntityManager,
    fields: Pick<BillingGrant, 'userId' | 'tier' | 'until' | 'reason'>,
  ): Promise<BillingGrant> {
    return manager.save(
      manager.create(BillingGrant, { id: createId(), ...fields, createdAt: new Date(), revokedAt: null }),
    );
  }

  private recordChange(
    actor: SessionUser,
    action: string,
    { userId }: BillingGrant,
    details: Pick<AuditEvent, 'oldValue' | 'newValue' | 'reason'>,
    manager: EntityManager,
  ) {
    const target = { type: 'user', id: userId };
    return this.audit.record({ actorId: actor.id, action, target, ...details }, manager);
  }
}
