import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { unavailable } from '../errors/app-error.js';

const QUIET_MS = 250;
const LONGEST_MS = 4_000;
const LOOK_EVERY_MS = 25;

/** This process is about to stop: the balancer learns it by the readiness route, clients by their connections' end. */
@Injectable()
export class Draining {
  private begun = false;
  private lastRequest = 0;

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
}
