import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { unavailable } from '../errors/app-error.js';

const QUIET_MS = 250;
const MAX_DRAIN_MS = 4_000;
const CHECK_EVERY_MS = 25;
/** The system's accept queue counts as empty when no connection arrived for this long. */
const EMPTY_QUEUE_MS = 50;
const MAX_CLOSING_MS = 500;

/**
 * Prepares the process to stop. The load balancer sees it at the readiness route; clients see their connections close.
 */
@Injectable()
export class Draining {
  private isDraining = false;
  private lastRequest = 0;
  private closing: Promise<void> | null = null;
  private readonly listeners: (() => void)[] = [];

  get isOn(): boolean {
    return this.isDraining;
  }

  /** Calls `listener` when the process begins to stop. */
  onStart(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Notes a request that is not a health check. */
  noteRequest(): void {
    this.lastRequest = performance.now();
  }

  assertAccepting(): void {
    if (this.isDraining) throw unavailable('The service is shutting down.');
  }

  /**
   * Waits `atLeast` milliseconds and until requests stop arriving, four seconds at most. Requests that still arrive are
   * served.
   */
  async drain(atLeast: number): Promise<void> {
    this.isDraining = true;
    for (const notify of this.listeners) notify();
    const start = performance.now();
    const isDrained = (now: number) =>
      now - start >= MAX_DRAIN_MS || (now - start >= atLeast && now - this.lastRequest >= QUIET_MS);
    while (!isDrained(performance.now())) await wait(CHECK_EVERY_MS);
  }

  /** Calls `next`; while `server` stops listening, only after that. */
  afterClosing(next: () => void): void {
    if (this.closing) void this.closing.then(next);
    else next();
  }

  /**
   * Stops listening once the system's queue of new connections is empty, because queued connections would be reset.
   * Answers are delayed meanwhile: clients that wait for one open no further connection.
   */
  async stopListening(server: Server): Promise<void> {
    this.closing = this.close(server);
    await this.closing;
    this.closing = null;
  }

  private async close(server: Server): Promise<void> {
    const start = performance.now();
    let lastAccepted = start;
    server.on('connection', () => (lastAccepted = performance.now()));
    while (performance.now() - lastAccepted < EMPTY_QUEUE_MS && performance.now() - start < MAX_CLOSING_MS)
      await wait(CHECK_EVERY_MS);
    server.close();
  }
}
