const MAX_FAILURES = 5;
const REST_MS = 15_000;

/** Blocks calls for a while after several failures in a row. Then one call may try, and its result counts for all. */
export class CircuitBreaker {
  private failures = 0;
  private restUntil = 0;

  /** `now` is in milliseconds. Allowing a call after the rest starts a new rest, so that only one call tries. */
  canTry(now: number): boolean {
    if (this.failures < MAX_FAILURES) return true;
    // A rest that ends later than a new one was set by a clock that was ahead, and is ignored.
    if (now < this.restUntil && this.restUntil <= now + REST_MS) return false;
    this.restUntil = now + REST_MS;
    return true;
  }

  recordSuccess(): void {
    this.failures = 0;
  }

  recordFailure(now: number): void {
    this.failures += 1;
    if (this.failures >= MAX_FAILURES) this.restUntil = now + REST_MS;
  }
}
