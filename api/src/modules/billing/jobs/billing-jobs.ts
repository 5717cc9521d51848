import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { quietly } from '../../../platform/database/quietly.js';
import { MINUTE_MS } from '../../../platform/durations.js';
import { Leases } from '../leases/leases.service.js';
import { Tiers } from '../people/tiers.service.js';
import { StripeGate } from '../stripe/stripe-gate.js';
import { WorkQueue } from '../work/work-queue.js';

const TIERS_EVERY_MS = 30_000;
const LOOK_EVERY_MS = 30 * MINUTE_MS;
const BATCH = 100;
/** Comparisons of one round: 96,000 a day, about one a second. */
const MOST_COMPARED = 2_000;

/** What happens by itself as time goes by. */
@Injectable()
export class BillingJobs {
  constructor(
    private readonly gate: StripeGate,
    private readonly tiers: Tiers,
    private readonly queue: WorkQueue,
    private readonly leases: Leases,
  ) {}

  /** Ends the tiers whose time is over. */
  @Interval(TIERS_EVERY_MS)
  async endTiers(): Promise<void> {
    await quietly(this.tiers.settleOver(BATCH));
  }

  /** Has every customer compared with Stripe once a day: one that fails waits in the queue, and the others go on. */
  @Interval(LOOK_EVERY_MS)
  async reconcile(withinMs = LOOK_EVERY_MS): Promise<void> {
    await quietly(this.queue.forgetOld());
    await quietly(this.leases.forgetOld());
    if (this.gate.settings) await quietly(this.queue.putComparisons(MOST_COMPARED, withinMs / 1000));
  }
}
