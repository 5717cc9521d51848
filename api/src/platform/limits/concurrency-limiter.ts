import type { AppError } from '../errors/app-error.js';

interface ConcurrencyLimits {
  /** How many tasks one process may have running at the same time. */
  max: number;
  maxPerSubject: number;
  /** Creates the error for a subject that has too many. */
  subjectBusy: () => AppError;
  /** Creates the error for a process that has too many. */
  allBusy: () => AppError;
}

/** Limits how many tasks run at once in this process, in total and for each subject. */
export class ConcurrencyLimiter {
  private readonly running = new Map<string, number>();
  private total = 0;

  constructor(private readonly limits: ConcurrencyLimits) {}

  /** Returns a function that releases the slot; calling it again does nothing. Throws if no slot is free. */
  acquire(subjects: readonly string[]): () => void {
    const { max, maxPerSubject, subjectBusy, allBusy } = this.limits;
    if (subjects.some((subject) => (this.running.get(subject) ?? 0) >= maxPerSubject)) throw subjectBusy();
    if (this.total >= max) throw allBusy();
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
