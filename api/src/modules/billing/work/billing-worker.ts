import { Injectable } from '@nestjs/common';
import { errorCodes } from '@wanderwork/contracts';
import { AppError } from '../../../platform/errors/app-error.js';
import { QueueWorker } from '../../../platform/jobs/queue-worker.js';
import { StripeRefusalError } from '../stripe/stripe-refusal-error.js';
import { BillingActions } from './billing-actions.js';
import { type ClaimedWork, BillingQueueRepository } from '../queue/billing-queue.repository.js';
import { getRetryWait } from '../queue/retry.policy.js';

const isOutage = (error: unknown): boolean =>
  error instanceof AppError &&
  error.code === errorCodes.billingUnavailable &&
  !(error instanceof StripeRefusalError);

/** Does the queued work at Stripe, where payments are configured. */
@Injectable()
export class BillingWorker extends QueueWorker<ClaimedWork> {
  constructor(
    private readonly queue: BillingQueueRepository,
    private readonly actions: BillingActions,
  ) {
    super({ concurrency: 6, pollMs: 5_000, stopTimeoutMs: 8_000 });
  }

  override wake(): Promise<void> {
    return this.actions.isPossible ? super.wake() : Promise.resolve();
  }

  protected claim(limit: number): Promise<ClaimedWork[]> {
    return this.queue.claim(limit);
  }

  protected attempt(work: ClaimedWork): Promise<void> {
    return this.actions.run(work);
  }

  protected markDone(id: string): Promise<void> {
    return this.queue.markDone(id);
  }

  protected getRetryWait(error: unknown, attempts: number): number | null {
    return getRetryWait(attempts, isOutage(error));
  }

  protected postpone(id: string, reason: string, seconds: number | null): Promise<void> {
    return this.queue.postpone(id, reason, seconds);
  }

  protected describe({ id, kind }: ClaimedWork): string {
    return `billing work ${id} (${kind})`;
  }

  protected describeError(error: unknown): string {
    return this.toMessage(error);
  }

  protected toMessage(error: unknown): string {
    if (error instanceof StripeRefusalError) return error.stripeError.message;
    return error instanceof Error ? error.message : String(error);
  }
}
