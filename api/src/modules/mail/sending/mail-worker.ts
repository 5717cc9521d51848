import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { QueueRunner } from '../../../platform/queue/queue-runner.js';
import { MailTransport } from '../transport/mail-transport.js';
import { type ClaimedEmail, MailQueueRepository } from './mail-queue.repository.js';
import { isFinal, MAX_ATTEMPTS, type Refusal, waitAfter } from './retry.policy.js';
import { UnknownTemplateError, EmailRenderer } from './email-renderer.js';

/** Finds emails that are due for another attempt, and those that another process left behind. */
const POLL_INTERVAL_MS = 15_000;
const MAX_CONCURRENT = 5;
/** An email that is not sent by then is sent by the next process, once its lease is over. */
const SHUTDOWN_TIMEOUT_MS = 4_000;
const MAX_REASON_LENGTH = 300;

const reasonOf = (error: unknown): string => {
  const { code, message } = error as { code?: string; message?: string };
  return [code, message ?? String(error)].filter(Boolean).join(': ').slice(0, MAX_REASON_LENGTH);
};

/** Seconds until the next attempt; null if there is none. */
const getNextWait = (error: unknown, attempts: number): number | null => {
  if (error instanceof UnknownTemplateError) return waitAfter(MAX_ATTEMPTS);
  return attempts >= MAX_ATTEMPTS || isFinal(error as Refusal) ? null : waitAfter(attempts);
};

/** Sends the emails in the outbox: new ones at once, and those that are due again every few seconds. */
@Injectable()
export class MailWorker implements BeforeApplicationShutdown {
  private readonly log = new Logger(MailWorker.name);
  private readonly runner = new QueueRunner<ClaimedEmail>({
    concurrency: MAX_CONCURRENT,
    stopTimeoutMs: SHUTDOWN_TIMEOUT_MS,
    claim: (limit) => this.queue.claim(limit),
    work: (mail) => this.deliver(mail),
    onQueueError: (error) => this.log.error(reasonOf(error)),
  });

  constructor(
    private readonly queue: MailQueueRepository,
    private readonly renderer: EmailRenderer,
    private readonly transport: MailTransport,
  ) {}

  /** Sends what is due now. Resolves when it is done. */
  @Interval(POLL_INTERVAL_MS)
  wake(): Promise<void> {
    return this.runner.wake();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.runner.stop();
  }

  private async deliver(mail: ClaimedEmail): Promise<void> {
    try {
      const envelope = await this.renderer.render(mail);
      if (envelope === null) return await this.queue.delete(mail.id);
      await this.transport.send(envelope);
    } catch (error) {
      return await this.handleFailure(mail, error);
    }
    await this.queue.markSent(mail.id);
  }

  /** The log names no address; the row has it. */
  private async handleFailure({ id, template, attempts }: ClaimedEmail, error: unknown): Promise<void> {
    const seconds = getNextWait(error, attempts);
    const { code, responseCode } = error as Refusal;
    this.log.warn(
      `email ${id} (${template}) was not sent at attempt ${attempts}: ${code ?? 'error'} ${responseCode ?? ''}; ${seconds === null ? 'no more attempts' : `next attempt in ${seconds} s`}`,
    );
    await this.queue.reschedule(id, reasonOf(error), seconds);
  }
}
