import { Injectable } from '@nestjs/common';
import { MINUTE } from '../../../platform/durations.js';
import { QueueWorker } from '../../../platform/jobs/queue-worker.js';
import { SendLaterError } from '../../mail/index.js';
import { EmailPreferences } from '../preferences/email-preferences.js';
import { type ClaimedPush, MAX_DELAY_SECONDS, PushQueueRepository } from './push-queue.repository.js';
import { PushTransport } from './push-transport.js';

const MAX_ATTEMPTS = 6;

/** Sends the pushes that are due, outside quiet hours. */
@Injectable()
export class PushWorker extends QueueWorker<ClaimedPush> {
  constructor(
    private readonly queue: PushQueueRepository,
    private readonly preferences: EmailPreferences,
    private readonly transport: PushTransport,
  ) {
    super({ concurrency: 5, pollMs: 15_000, stopTimeoutMs: 4_000 });
  }

  protected claim(limit: number): Promise<ClaimedPush[]> {
    return this.queue.claim(limit);
  }

  protected async attempt(claimed: ClaimedPush): Promise<void> {
    const now = new Date();
    const at = await this.preferences.nextMailTime(claimed.userId, now);
    if (at > now) throw new SendLaterError(at, now);
    if (!(await this.queue.hasUnread(claimed.userId))) return;
    if (await this.transport.send(claimed)) await this.queue.markPushed(claimed.id);
    else await this.queue.delete(claimed.id);
  }

  protected markDone(id: string): Promise<void> {
    return this.queue.setNext(id, null);
  }

  /** After 1, 4, 16 … minutes; then the push is dropped, and the next one is tried again. */
  protected getRetryWait(error: unknown, attempts: number): number | null {
    if (error instanceof SendLaterError) return Math.min(error.seconds, MAX_DELAY_SECONDS);
    return attempts >= MAX_ATTEMPTS ? null : MINUTE * 4 ** (attempts - 1);
  }

  protected postpone(id: string, _reason: string, seconds: number | null): Promise<void> {
    return this.queue.setNext(id, seconds);
  }

  /** The address of a browser is a secret. */
  protected describe({ id }: ClaimedPush): string {
    return `push ${id}`;
  }

  protected describeError(error: unknown): string {
    return error instanceof Error ? error.message : 'error';
  }

  protected toMessage(error: unknown): string {
    return this.describeError(error);
  }
}
