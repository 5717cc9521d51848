import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomersService } from '../people/customers.service.js';
import { BillingQueueRepository } from '../queue/billing-queue.repository.js';

/** Stops renewals when an account is deleted: the paid period continues, and nothing more is charged. */
@Injectable()
export class RenewalStopper {
  constructor(
    private readonly customers: CustomersService,
    private readonly queue: BillingQueueRepository,
  ) {}

  /** Queues the work in the caller's transaction, so it also happens when Stripe is unreachable right now. */
  async stopRenewals(userId: string, manager: EntityManager): Promise<void> {
    const customer = await this.customers.find(userId, manager);
    if (customer?.customerId)
      await this.queue.put({ kind: 'end', customerId: customer.customerId, subject: userId }, manager);
  }
}
