import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { quietly } from '../../../platform/database/quietly.js';
import { Tiers } from '../people/tiers.service.js';
import { StripeGate } from '../stripe/stripe-gate.js';
import { Sync } from '../sync/sync.service.js';
import { WorkQueue } from '../work/work-queue.js';

const TIERS_EVERY_MS = 30_000;
const LOOK_EVERY_MS = 30 * 60_000;
const BATCH = 100;

/** Those who were not looked at for most of a day; the ones who never were are first. */
const UNSEEN = `
  SELECT customer_id AS "customerId" FROM billing_customers
  WHERE customer_id IS NOT NULL AND (synced_at IS NULL OR synced_at < now() - interval '20 hours')
  ORDER BY synced_at NULLS FIRST LIMIT ${BATCH}`;

/** What happens by itself as time goes by. */
@Injectable()
export class BillingJobs {
  private readonly log = new Logger(BillingJobs.name);

  constructor(
    private readonly source: DataSource,
    private readonly gate: StripeGate,
    private readonly tiers: Tiers,
    private readonly sync: Sync,
    private readonly queue: WorkQueue,
  ) {}

  /** Ends the tiers whose time is over. */
  @Interval(TIERS_EVERY_MS)
  async endTiers(): Promise<void> {
    await quietly(this.tiers.settleOver(BATCH));
  }

  /** Compares every customer with Stripe once a day: differences are put right and told to whoever reads the log. */
  @Interval(LOOK_EVERY_MS)
  async reconcile(): Promise<void> {
    await quietly(this.queue.forgetOld());
    if (this.gate.settings) await quietly(this.compareAll());
  }

  private async compareAll(): Promise<void> {
    for (;;) {
      const unseen: { customerId: string }[] = await this.source.query(UNSEEN);
      for (const { customerId } of unseen) if (!(await this.compare(customerId))) return;
      if (unseen.length < BATCH) return;
    }
  }

  /** False when it could not be done: the rest then waits for the next round. */
  private async compare(customerId: string): Promise<boolean> {
    try {
      if (await this.sync.customer(customerId))
        this.log.warn(`customer ${customerId} was not as Stripe says; put right by the daily comparison`);
      return true;
    } catch (error) {
      this.log.warn(
        `the daily comparison stopped: ${error instanceof Error ? error.message : String(error)}`,
      );
      return false;
    }
  }
}
