import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { unavailable } from '../errors/app-error.js';

const QUIET_MS = 250;
const LONGEST_MS = 4_000;
const LOOK_EVERY_MS = 25;
/** The queue of the system is empty when nobody was accepted for so long. */
const NOBODY_MS = 50;
const CLOSING_LONGEST_MS = 500;

/** This process is about to stop: the balancer learns it by the readiness route, clients by their connections' end. */
@Injectable()
export class Draining {
  private begun = false;
  private lastRequest = 0;
  private closing: Promise<void> | null = null;

  get isOn(): boolean {
    return this.begun;
  }

  /** A request that was not one of the balancer's questions. */
  heard(): void {
    this.lastRequest = performance.now();
  }

  refuse(): void {
    if (this.begun) throw unavailable('The service is about to stop.');
  }

  /** Lasts `atLeast` milliseconds and until nobody calls any more: whoever is at the door is still let in. */
  async drain(atLeast: number): Promise<void> {
    this.begun = true;
    const start = performance.now();
    const isOver = (now: number) =>
      now - start >= LONGEST_MS || (now - start >= atLeast && now - this.lastRequest >= QUIET_MS);
    while (!isOver(performance.now())) await wait(LOOK_EVERY_MS);
  }

  /** Calls `next`, while `server` stops listening only after that. */
  afterClosing(next: () => void): void {
    if (this.closing) void this.closing.then(next);
    else next();
  }

  /**
   * Stops listening with nobody left in the system's queue of new connections, which would be reset. Answers are held
   * back meanwhile: callers who wait for one open no further connection.
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
    while (performance.now() - lastAccepted < NOBODY_MS && performance.now() - start < CLOSING_LONGEST_MS)
      await wait(LOOK_EVERY_MS);
    server.close();
  }
}
