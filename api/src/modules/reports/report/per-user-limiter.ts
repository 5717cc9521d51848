import { Injectable } from '@nestjs/common';
import { tooMany } from '../../../platform/errors/app-error.js';

/** Lets each caller create one report at a time. */
@Injectable()
export class PerUserLimiter {
  private readonly busyCallers = new Set<string>();

  /** Returns a function that releases the caller; calling it again does nothing. Throws 429 while a report is created. */
  acquire(caller: string): () => void {
    if (this.busyCallers.has(caller))
      throw tooMany(2, 'Your last report is still being made. Please wait a moment.');
    this.busyCallers.add(caller);
    let isReleased = false;
    return () => {
      if (!isReleased) this.busyCallers.delete(caller);
      isReleased = true;
    };
  }
}
