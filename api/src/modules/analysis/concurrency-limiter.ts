import { Injectable } from '@nestjs/common';
import { allDesksTaken, oneAtATime } from './analysis.errors.js';

/** Analyses that one process writes at the same time, and one person has written. */
const DESKS = 24;
const DESKS_OF_ONE = 2;

/** Limits how many analyses are written at once: each holds a connection, and perhaps a model. */
@Injectable()
export class ConcurrencyLimiter {
  private readonly taken = new Map<string, number>();
  private all = 0;

  /** Takes a desk for those subjects; the answer gives it back, once. Throws 429 or 503 where there is none. */
  acquire(subjects: readonly string[]): () => void {
    if (subjects.some((subject) => (this.taken.get(subject) ?? 0) >= DESKS_OF_ONE)) throw oneAtATime();
    if (this.all >= DESKS) throw allDesksTaken();
    this.change(subjects, 1);
    let held = true;
    return () => {
      if (held) this.change(subjects, -1);
      held = false;
    };
  }

  private change(subjects: readonly string[], by: 1 | -1): void {
    this.all += by;
    for (const subject of subjects) {
      const count = (this.taken.get(subject) ?? 0) + by;
      if (count > 0) this.taken.set(subject, count);
      else this.taken.delete(subject);
    }
  }
}
