import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomersService } from '../people/customers.service.js';
import { BillingQueueRepository } from '../work/billing-queue.repository.js';

/** For whoever ends accounts: what is paid for lasts, and nothing is charged any more. */
@Injectable()
export class RenewalStopper {
  constructor(
    private readonly customers: CustomersService,
    private readonly queue: BillingQueueRepository,
  ) {}

  /** As part of the transaction that takes note of the end; done soon after, also if Stripe is not there just then. */
  async stopRenewals(userId: string, manager: EntityManager): Promise<void> {
    const link = await this.customers.find(userId, manager);
    if (link?.customerId)
      await this.queue.put({ kind: 'end', customerId: link.customerId, subject: userId }, manager);
  }
}
