/**
 * Of each kind one runs and one waits at most. Who comes while one waits shares it; so all get what began after they
 * came, and a hundred who come at once cost two.
 */
export class Shared<T> {
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly waiting = new Map<string, Promise<T>>();

  do(kind: string, work: () => Promise<T>): Promise<T> {
    const waiting = this.waiting.get(kind);
    if (waiting) return waiting;
    const mine = this.after(this.running.get(kind), kind, work);
    this.waiting.set(kind, mine);
    return mine;
  }

  private async after(
    before: Promise<unknown> | undefined,
    kind: string,
    work: () => Promise<T>,
  ): Promise<T> {
    await before;
    this.waiting.delete(kind);
    const mine = work();
    const over = mine.then(
      () => undefined,
      () => undefined,
    );
    this.running.set(kind, over);
    void over.then(() => {
      if (this.running.get(kind) === over) this.running.delete(kind);
    });
    return mine;
  }
}
