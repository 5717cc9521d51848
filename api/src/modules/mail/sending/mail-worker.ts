import { Injectable } from '@nestjs/common';
import { QueueWorker } from '../../../platform/jobs/queue-worker.js';
import { MailTransport } from '../transport/mail-transport.js';
import { EmailRenderer, UnknownTemplateError } from './email-renderer.js';
import {
  type ClaimedEmail,
  MailQueueRepository,
  MAX_DELAY_SECONDS,
  MAX_WAIT_SECONDS,
} from './mail-queue.repository.js';
import { SendLaterError } from './send-later-error.js';

/** Attempts to send one email before it needs an admin: with the waits below, about a day and a half. */
export const MAX_ATTEMPTS = 12;

const FIRST_WAIT_SECONDS = 10;
const WAIT_FACTOR = 4;

/** Seconds to wait after `attempts` failed attempts: 10, 40, 160 … up to six hours. */
export const waitAfter = (attempts: number): number =>
  Math.min(MAX_WAIT_SECONDS, FIRST_WAIT_SECONDS * WAIT_FACTOR ** (attempts - 1));

/** The error of nodemailer when the mail server refuses an email. */
interface Refusal {
  code?: string;
  responseCode?: number;
}

/** Whether the mail server will never accept this email because of its address. Other errors can pass. */
export const isFinal = ({ code, responseCode = 0 }: Refusal): boolean =>
  code === 'EENVELOPE' && responseCode >= 550 && responseCode < 560;

/** Sends the emails in the outbox. */
@Injectable()
export class MailWorker extends QueueWorker<ClaimedEmail> {
  constructor(
    private readonly queue: MailQueueRepository,
    private readonly renderer: EmailRenderer,
    private readonly transport: MailTransport,
  ) {
    super({ concurrency: 5, pollMs: 15_000, stopTimeoutMs: 4_000 });
  }

  protected claim(limit: number): Promise<ClaimedEmail[]> {
    return this.queue.claim(limit);
  }

  protected async attempt(claimed: ClaimedEmail): Promise<void> {
    const rendered = await this.renderer.render(claimed);
    if (rendered === null) return this.queue.delete(claimed.id);
    await this.transport.send(rendered);
  }

  protected markDone(id: string): Promise<void> {
    return this.queue.markSent(id);
  }

  protected getRetryWait(error: unknown, attempts: number): number | null {
    if (error instanceof UnknownTemplateError) return waitAfter(MAX_ATTEMPTS);
    if (error instanceof SendLaterError) return Math.min(error.seconds, MAX_DELAY_SECONDS);
    return attempts >= MAX_ATTEMPTS || isFinal(error as Refusal) ? null : waitAfter(attempts);
  }

  protected postpone(id: string, reason: string, seconds: number | null): Promise<void> {
    return this.queue.reschedule(id, reason, seconds);
  }

  /** The log names no address; the row has it. */
  protected describe({ id, template }: ClaimedEmail): string {
    return `email ${id} (${template})`;
  }

  protected describeError(error: unknown): string {
    const { code, responseCode } = error as Refusal;
    return [code ?? 'error', responseCode].filter(Boolean).join(' ');
  }

  protected toMessage(error: unknown): string {
    const { code, message } = error as { code?: string; message?: string };
    return [code, message ?? String(error)].filter(Boolean).join(': ');
  }
}
