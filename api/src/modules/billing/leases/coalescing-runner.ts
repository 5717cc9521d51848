/**
 * Coalesces calls: per key, one run is active and one waits at most. Calls that arrive while one waits share it, so
 * every caller gets a result that was started after its call, and a hundred simultaneous calls cost two runs.
 */
export class CoalescingRunner<T> {
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly waiting = new Map<string, Promise<T>>();

  run(key: string, work: () => Promise<T>): Promise<T> {
    const waiting = this.waiting.get(key);
    if (waiting) return waiting;
    const result = this.runAfter(this.running.get(key), key, work);
    this.waiting.set(key, result);
    return result;
  }

  private async runAfter(
    before: Promise<unknown> | undefined,
    key: string,
    work: () => Promise<T>,
  ): Promise<T> {
    await before;
    this.waiting.delete(key);
    const result = work();
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    this.running.set(key, settled);
    void settled.then(() => {
      if (this.running.get(key) === settled) this.running.delete(key);
    });
    return result;
  }
}
