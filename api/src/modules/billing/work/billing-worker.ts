import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { errorCodes } from '@wanderwork/contracts';
import { AppError } from '../../../platform/errors/app-error.js';
import { QueueRunner } from '../../../platform/rounds/queue-runner.js';
import { StripeRefusalError } from '../stripe/stripe-refusal-error.js';
import { BillingActions } from './billing-actions.js';
import { waitAfter } from './retry.policy.js';
import { type Claimed, BillingQueueRepository } from './billing-queue.repository.js';

/** For work whose time has come again, and what another process left behind. */
const LOOK_EVERY_MS = 5_000;
/** As many as Stripe is asked for at once, by one process. */
const AT_ONCE = 6;
const STOP_PATIENCE_MS = 8_000;
const LONGEST_REASON = 300;

const isOutage = (error: unknown): boolean =>
  error instanceof AppError &&
  error.code === errorCodes.billingUnavailable &&
  !(error instanceof StripeRefusalError);

const wordsOf = (error: unknown): string => {
  if (error instanceof StripeRefusalError) return error.said.message;
  return error instanceof Error ? error.message : String(error);
};

const reasonOf = (error: unknown): string => wordsOf(error).slice(0, LONGEST_REASON);

/** Does what is to be done with Stripe: at once when it comes in, and every few seconds what had to wait. */
@Injectable()
export class BillingWorker implements BeforeApplicationShutdown {
  private readonly log = new Logger(BillingWorker.name);
  private readonly rounds = new QueueRunner<Claimed>({
    atOnce: AT_ONCE,
    stopPatienceMs: STOP_PATIENCE_MS,
    claim: (most) => this.queue.claim(most),
    work: (claimed) => this.try(claimed),
    failed: (error) => this.log.error(reasonOf(error)),
  });

  constructor(
    private readonly queue: BillingQueueRepository,
    private readonly actions: BillingActions,
  ) {}

  /** Looks for work now. Resolves when all is done that can be. */
  @Interval(LOOK_EVERY_MS)
  wake(): Promise<void> {
    return this.actions.possible ? this.rounds.wake() : Promise.resolve();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  private async try(work: Claimed): Promise<void> {
    try {
      await this.actions.run(work);
      await this.queue.done(work.id);
    } catch (error) {
      await this.failed(work, error);
    }
  }

  private async failed({ id, kind, attempts }: Claimed, error: unknown): Promise<void> {
    const seconds = waitAfter(attempts, isOutage(error));
    const next = seconds === null ? 'given up' : `again in ${seconds} s`;
    this.log.warn(`billing work ${id} (${kind}) failed at try ${attempts}: ${reasonOf(error)}; ${next}`);
    await this.queue.putOff(id, reasonOf(error), seconds);
  }
}
