import { Injectable } from '@nestjs/common';
import { tooMany } from '../../../platform/errors/app-error.js';

/** One report at a time for each person. */
@Injectable()
export class PerUserLimiter {
  private readonly taken = new Set<string>();

  /** Takes the turn of `who`, and returns how to give it back, once; throws 429 while they have it. */
  acquire(who: string): () => void {
    if (this.taken.has(who)) throw tooMany(2, 'Your last report is still being made. Please wait a moment.');
    this.taken.add(who);
    let held = true;
    return () => {
      if (held) this.taken.delete(who);
      held = false;
    };
  }
}
