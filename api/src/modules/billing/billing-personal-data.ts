import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PersonalData, type Person } from '../../platform/personal-data/personal-data.js';
import { readRow, sql } from '../../platform/database/sql.js';
import { toInvoiceView } from './billing.mapper.js';
import { BillingCustomer } from './entities/billing-customer.entity.js';
import { BillingGrant } from './entities/billing-grant.entity.js';
import { BillingInvoice } from './entities/billing-invoice.entity.js';
import { BillingSubscription } from './entities/billing-subscription.entity.js';
import { BillingWithdrawal } from './entities/billing-withdrawal.entity.js';
import { BillingWork } from './entities/billing-work.entity.js';
import { BillingQueueRepository } from './queue/billing-queue.repository.js';

const findCustomer = (email: string) => sql`
  SELECT customer_id AS "customerId", user_id AS "userId" FROM billing_customers
  JOIN users ON users.id = user_id WHERE email = ${email} AND customer_id IS NOT NULL`;

/**
 * The data that this module holds about a person. Records that the law requires stay after an erasure, without the
 * person's identity.
 */
@Injectable()
export class BillingPersonalData implements OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly source: DataSource,
    private readonly queue: BillingQueueRepository,
  ) {}

  onModuleInit(): void {
    this.personal.add({
      name: 'billing',
      export: (person) => this.exportBilling(person),
      erase: (person, manager) => this.erase(person, manager),
      readdress: (_from, to, manager) => this.readdress(to, manager),
    });
  }

  private async exportBilling({ id: userId }: Person) {
    const { manager } = this.source;
    const subscriptions = await manager.findBy(BillingSubscription, { userId });
    const invoices = await manager.findBy(BillingInvoice, { userId });
    const customer = await manager.findOneBy(BillingCustomer, { userId });
    return {
      customer: customer?.customerId ?? null,
      credit: customer?.credit ?? null,
      subscriptions: subscriptions.map(({ userId: _owner, ...subscription }) => subscription),
      invoices: invoices.map(toInvoiceView),
      grants: await manager.findBy(BillingGrant, { userId }),
      withdrawals: await manager.findBy(BillingWithdrawal, { userId }),
    };
  }

  private async erase({ id: userId }: Person, manager: EntityManager): Promise<void> {
    const customer = await manager.findOneBy(BillingCustomer, { userId });
    await manager.delete(BillingCustomer, { userId });
    await manager.delete(BillingGrant, { userId });
    await manager.delete(BillingWork, { subject: userId });
    await manager.update(BillingSubscription, { userId }, { userId: null, card: null });
    await manager.update(BillingInvoice, { userId }, { userId: null, url: null, pdfUrl: null });
    await manager.update(BillingWithdrawal, { userId }, { userId: null, name: null });
    if (customer?.customerId)
      await this.queue.put({ kind: 'farewell', customerId: customer.customerId }, manager);
  }

  private async readdress(to: string, manager: EntityManager): Promise<void> {
    const customer = await readRow<{ customerId: string; userId: string }>(manager, findCustomer(to));
    if (customer)
      await this.queue.put(
        { kind: 'readdress', customerId: customer.customerId, subject: customer.userId },
        manager,
      );
  }
}
