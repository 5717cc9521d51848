import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { QueueRunner } from '../../../platform/rounds/queue-runner.js';
import { MailTransport } from '../transport/mail-transport.js';
import { type Claimed, MailQueueRepository } from './mail-queue.repository.js';
import { isFinal, MOST_ATTEMPTS, type Refusal, waitAfter } from './retry.policy.js';
import { UnknownTemplateError, EmailRenderer } from './email-renderer.js';

/** For letters whose time has come again, and those that another process left behind. */
const LOOK_EVERY_MS = 15_000;
const AT_ONCE = 5;
/** What is not out by then is sent by the next process, once its lease is over. */
const STOP_PATIENCE_MS = 4_000;
const LONGEST_REASON = 300;

const reasonOf = (error: unknown): string => {
  const { code, message } = error as { code?: string; message?: string };
  return [code, message ?? String(error)].filter(Boolean).join(': ').slice(0, LONGEST_REASON);
};

const waitBefore = (error: unknown, attempts: number): number | null => {
  if (error instanceof UnknownTemplateError) return waitAfter(MOST_ATTEMPTS);
  return attempts >= MOST_ATTEMPTS || isFinal(error as Refusal) ? null : waitAfter(attempts);
};

/** Empties the outbox: at once when something was put in, and every few seconds for what had to wait. */
@Injectable()
export class MailWorker implements BeforeApplicationShutdown {
  private readonly log = new Logger(MailWorker.name);
  private readonly rounds = new QueueRunner<Claimed>({
    atOnce: AT_ONCE,
    stopPatienceMs: STOP_PATIENCE_MS,
    claim: (most) => this.queue.claim(most),
    work: (mail) => this.deliver(mail),
    failed: (error) => this.log.error(reasonOf(error)),
  });

  constructor(
    private readonly queue: MailQueueRepository,
    private readonly renderer: EmailRenderer,
    private readonly transport: MailTransport,
  ) {}

  /** Looks into the outbox now. Resolves when it is done. */
  @Interval(LOOK_EVERY_MS)
  wake(): Promise<void> {
    return this.rounds.wake();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  private async deliver(mail: Claimed): Promise<void> {
    try {
      const envelope = await this.renderer.render(mail);
      if (envelope === null) return await this.queue.delete(mail.id);
      await this.transport.send(envelope);
    } catch (error) {
      return await this.failed(mail, error);
    }
    await this.queue.markSent(mail.id);
  }

  /** Addresses stay out of the log: the row has them. */
  private async failed({ id, template, attempts }: Claimed, error: unknown): Promise<void> {
    const seconds = waitBefore(error, attempts);
    const { code, responseCode } = error as Refusal;
    this.log.warn(
      `letter ${id} (${template}) was not sent at try ${attempts}: ${code ?? 'error'} ${responseCode ?? ''}; ${seconds === null ? 'given up' : `again in ${seconds} s`}`,
    );
    await this.queue.reschedule(id, reasonOf(error), seconds);
  }
}
