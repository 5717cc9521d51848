import { Injectable } from '@nestjs/common';
import { tooManyProposals } from '../trip-plans.errors.js';

/** How many searches for plans one process runs at once: the route is open to everybody, and each needs the processor. */
const MAX_RUNNING = 2;
/** Others wait for their turn. */
const MAX_WAITING = 16;
const MAX_WAIT_MS = 3000;

/** Limits how many searches for plans run at once. */
@Injectable()
export class ProposalLimiter {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** Runs a search, or throws 503 if its turn does not come soon. */
  async run<T>(search: () => Promise<T>): Promise<T> {
    if (this.running < MAX_RUNNING) this.running += 1;
    else await this.waitForTurn();
    try {
      return await search();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** Resolves when another search hands on its turn. */
  private waitForTurn(): Promise<void> {
    if (this.waiting.length >= MAX_WAITING) throw tooManyProposals();
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(start), 1);
        reject(tooManyProposals());
      }, MAX_WAIT_MS);
      this.waiting.push(start);
    });
  }
}
