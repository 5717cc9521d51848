import { Injectable } from '@nestjs/common';
import { QueueWorker } from '../../../platform/jobs/queue-worker.js';
import { MailTransport } from '../transport/mail-transport.js';
import { EmailRenderer, UnknownTemplateError } from './email-renderer.js';
import { type ClaimedEmail, MailQueueRepository } from './mail-queue.repository.js';
import { isFinal, MAX_ATTEMPTS, type Refusal, waitAfter } from './retry.policy.js';

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

  protected async attempt(email: ClaimedEmail): Promise<void> {
    const envelope = await this.renderer.render(email);
    if (envelope === null) return this.queue.delete(email.id);
    await this.transport.send(envelope);
  }

  protected markDone(id: string): Promise<void> {
    return this.queue.markSent(id);
  }

  protected getRetryWait(error: unknown, attempts: number): number | null {
    if (error instanceof UnknownTemplateError) return waitAfter(MAX_ATTEMPTS);
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
