import { Injectable } from '@nestjs/common';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { MINUTE_MS } from '../../../platform/durations.js';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { LeasesService } from '../leases/leases.service.js';
import { TiersService } from '../people/tiers.service.js';
import { StripeClient } from '../stripe/stripe-client.js';
import { BillingQueueRepository } from '../queue/billing-queue.repository.js';

const TIERS_EVERY_MS = 30_000;
const RECONCILE_EVERY_MS = 30 * MINUTE_MS;
const BATCH_SIZE = 100;
/** Comparisons per run: 96,000 a day, about one a second. */
const MAX_COMPARISONS = 2_000;

/** The periodic work of billing. */
@Injectable()
export class BillingJobs {
  constructor(
    private readonly stripe: StripeClient,
    private readonly tiers: TiersService,
    private readonly queue: BillingQueueRepository,
    private readonly leases: LeasesService,
  ) {}

  /** Ends tiers that have lapsed. */
  @Job({ name: 'billing-tiers', everyMs: TIERS_EVERY_MS })
  async endTiers(): Promise<void> {
    await ignoreDatabaseGone(this.tiers.updateLapsedTiers(BATCH_SIZE));
  }

  @Job({ name: 'billing-reconciliation', everyMs: RECONCILE_EVERY_MS })
  run(): Promise<void> {
    return this.reconcile(RECONCILE_EVERY_MS);
  }

  /**
   * Queues a daily comparison of every customer with Stripe, spread over `withinMs`. A failed one is retried by the queue
   * and does not stop the others.
   */
  async reconcile(withinMs: number): Promise<void> {
    await ignoreDatabaseGone(this.queue.deleteOld());
    await ignoreDatabaseGone(this.leases.deleteOld());
    if (this.stripe.settings)
      await ignoreDatabaseGone(this.queue.putComparisons(MAX_COMPARISONS, withinMs / 1000));
  }
}
