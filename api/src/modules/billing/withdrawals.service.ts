import { Injectable } from '@nestjs/common';
import type { SessionUser, Withdrawal } from '@wanderwork/contracts';
import type { WithdrawalRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { OutboxService } from '../mail/index.js';
import { withdrawalOver } from './billing.errors.js';
import { findWithdrawalEnd } from './billing.policy.js';
import { BillingWithdrawal } from './entities/billing-withdrawal.entity.js';
import { CustomersService } from './people/customers.service.js';
import { SubscriptionsService } from './people/subscriptions.service.js';
import { BillingWorker } from './work/billing-worker.js';
import { BillingQueueRepository } from './queue/billing-queue.repository.js';

/**
 * The consumer's right of withdrawal (Directive 2011/83/EU, articles 9 to 11a). The declaration takes effect when it
 * arrives and is confirmed by email, whether or not the payment provider is reachable.
 */
@Injectable()
export class WithdrawalsService {
  constructor(
    private readonly source: DataSource,
    private readonly customers: CustomersService,
    private readonly subscriptions: SubscriptionsService,
    private readonly queue: BillingQueueRepository,
    private readonly worker: BillingWorker,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
  ) {}

  async declare(user: SessionUser, { name }: WithdrawalRequest): Promise<Withdrawal> {
    const running = await this.subscriptions.getRunning(user.id);
    const declaredAt = new Date();
    if (findWithdrawalEnd(running.startedAt, declaredAt) === null) throw withdrawalOver();
    const { customerId = null } = (await this.customers.find(user.id)) ?? {};
    const firstDeclaredAt = await this.source.transaction(async (manager) => {
      const declaration = await this.saveDeclaration(running.id, user.id, name, declaredAt, manager);
      if (!declaration.isNew) return declaration.declaredAt;
      const data = { tier: running.tier, name, declaredAt: declaredAt.toISOString() };
      await this.queue.put({ kind: 'withdraw', customerId, subject: running.id }, manager);
      await this.outbox.enqueue(manager, { email: user.email, template: 'withdrawal-received', data });
      await this.audit.recordOwn(user.id, 'billing.withdrawn', { tier: running.tier }, manager);
      return declaredAt;
    });
    await this.worker.wake();
    return { declaredAt: firstDeclaredAt.toISOString() };
  }

  /** Stores the first declaration. Of two simultaneous ones, even in the same millisecond, only one is new. */
  private async saveDeclaration(
    subscriptionId: string,
    userId: string,
    name: string,
    declaredAt: Date,
    manager: EntityManager,
  ): Promise<{ isNew: boolean; declaredAt: Date }> {
    const row = { subscriptionId, userId, name, declaredAt, doneAt: null };
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(BillingWithdrawal)
      .values(row)
      .orIgnore()
      .returning('subscription_id')
      .updateEntity(false)
      .execute();
    const stored = await manager.findOneByOrFail(BillingWithdrawal, { subscriptionId });
    return { isNew: (raw as unknown[]).length > 0, declaredAt: stored.declaredAt };
  }
}
