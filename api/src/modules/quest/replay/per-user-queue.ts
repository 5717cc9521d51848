/** Runs each user's tasks one after another, so that one user's backlog delays others by one task at most. */
export class PerUserQueue {
  private readonly queues = new Map<string, { length: number; end: Promise<unknown> }>();

  /** `createFullError` makes the error thrown when a user already has `maxLength` tasks waiting. */
  constructor(
    private readonly maxLength: number,
    private readonly createFullError: () => Error,
  ) {}

  /** Runs the task once the user's earlier tasks have settled. */
  async run<T>(userId: string, task: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(userId) ?? { length: 0, end: Promise.resolve() };
    if (queue.length >= this.maxLength) throw this.createFullError();
    queue.length += 1;
    const result = queue.end.then(task);
    queue.end = result.catch(() => undefined);
    this.queues.set(userId, queue);
    try {
      return await result;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) this.queues.delete(userId);
    }
  }

  /** Number of users with tasks waiting or running. */
  get size(): number {
    return this.queues.size;
  }
}
