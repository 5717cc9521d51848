import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { errorCodes } from '@wanderwork/contracts';
import { AppError } from '../../../platform/errors/app-error.js';
import { QueueRunner } from '../../../platform/queue/queue-runner.js';
import { StripeRefusalError } from '../stripe/stripe-refusal-error.js';
import { BillingActions } from './billing-actions.js';
import { getRetryWait } from './retry.policy.js';
import { type ClaimedWork, BillingQueueRepository } from './billing-queue.repository.js';

/** Finds work that is due for a retry and work that another process left behind. */
const LOOK_EVERY_MS = 5_000;
/** Simultaneous pieces of work in one process. */
const MAX_CONCURRENT = 6;
const STOP_PATIENCE_MS = 8_000;
const MAX_REASON_LENGTH = 300;

const isOutage = (error: unknown): boolean =>
  error instanceof AppError &&
  error.code === errorCodes.billingUnavailable &&
  !(error instanceof StripeRefusalError);

const toMessage = (error: unknown): string => {
  if (error instanceof StripeRefusalError) return error.stripeError.message;
  return error instanceof Error ? error.message : String(error);
};

const toReason = (error: unknown): string => toMessage(error).slice(0, MAX_REASON_LENGTH);

/** Does the queued work at Stripe: new work at once, retries every few seconds. */
@Injectable()
export class BillingWorker implements BeforeApplicationShutdown {
  private readonly log = new Logger(BillingWorker.name);
  private readonly runner = new QueueRunner<ClaimedWork>({
    concurrency: MAX_CONCURRENT,
    stopTimeoutMs: STOP_PATIENCE_MS,
    claim: (max) => this.queue.claim(max),
    work: (claimed) => this.try(claimed),
    onQueueError: (error) => this.log.error(toReason(error)),
  });

  constructor(
    private readonly queue: BillingQueueRepository,
    private readonly actions: BillingActions,
  ) {}

  /** Looks for work now. Resolves when all due work is done. */
  @Interval(LOOK_EVERY_MS)
  wake(): Promise<void> {
    return this.actions.isPossible ? this.runner.wake() : Promise.resolve();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.runner.stop();
  }

  private async try(work: ClaimedWork): Promise<void> {
    try {
      await this.actions.run(work);
      await this.queue.markDone(work.id);
    } catch (error) {
      await this.handleFailure(work, error);
    }
  }

  private async handleFailure({ id, kind, attempts }: ClaimedWork, error: unknown): Promise<void> {
    const seconds = getRetryWait(attempts, isOutage(error));
    const next = seconds === null ? 'given up' : `next attempt in ${seconds} s`;
    this.log.warn(`billing work ${id} (${kind}) failed on attempt ${attempts}: ${toReason(error)}; ${next}`);
    await this.queue.postpone(id, toReason(error), seconds);
  }
}
