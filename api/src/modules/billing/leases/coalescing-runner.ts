/**
 * Of each kind one runs and one waits at most. Who comes while one waits shares it; so all get what began after they
 * came, and a hundred who come at once cost two.
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
