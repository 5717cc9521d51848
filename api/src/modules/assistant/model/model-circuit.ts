import { Injectable } from '@nestjs/common';
import { Clock } from '../../city-search/index.js';

const MAX_FAILURES = 3;
const MINUTE_MS = 60_000;

/** Stops calling a model for a minute after three failures in a minute, so that nobody waits for a service that is down. */
@Injectable()
export class ModelCircuit {
  private failures: number[] = [];
  private openUntil = 0;

  constructor(private readonly clock: Clock) {}

  isOpen(): boolean {
    return this.clock.now().getTime() < this.openUntil;
  }

  addFailure(): void {
    const now = this.clock.now().getTime();
    this.failures = [...this.failures.filter((at) => at > now - MINUTE_MS), now];
    if (this.failures.length < MAX_FAILURES) return;
    this.failures = [];
    this.openUntil = now + MINUTE_MS;
  }
}
