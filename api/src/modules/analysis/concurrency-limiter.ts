import { Injectable } from '@nestjs/common';
import { tooManyAnalyses, oneAtATime } from './analysis.errors.js';

/** How many analyses one process, and one caller, may have running at the same time. */
const MAX_ANALYSES = 24;
const MAX_PER_SUBJECT = 2;

/** Limits how many analyses run at once, because each needs a connection and maybe a model. */
@Injectable()
export class ConcurrencyLimiter {
  private readonly running = new Map<string, number>();
  private total = 0;

  /** Returns a function that releases the slot; calling it again does nothing. Throws 429 or 503 if no slot is free. */
  acquire(subjects: readonly string[]): () => void {
    if (subjects.some((subject) => (this.running.get(subject) ?? 0) >= MAX_PER_SUBJECT)) throw oneAtATime();
    if (this.total >= MAX_ANALYSES) throw tooManyAnalyses();
    this.change(subjects, 1);
    let isReleased = false;
    return () => {
      if (!isReleased) this.change(subjects, -1);
      isReleased = true;
    };
  }

  private change(subjects: readonly string[], by: 1 | -1): void {
    this.total += by;
    for (const subject of subjects) {
      const count = (this.running.get(subject) ?? 0) + by;
      if (count > 0) this.running.set(subject, count);
      else this.running.delete(subject);
    }
  }
}
