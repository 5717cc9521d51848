const MAX_FAILURES = 5;
const REST_MS = 15_000;

/** After several failures in a row nobody is asked for a while; then one may try, and decides for all. */
export class CircuitBreaker {
  private failures = 0;
  private restUntil = 0;

  /** `now`: milliseconds. A try while it rests puts the next one off, so that one goes alone. */
  canTry(now: number): boolean {
    if (this.failures < MAX_FAILURES) return true;
    // A rest that ends later than a new one would was begun by a clock that was ahead.
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
