/** Who has many things to be done has them done one after the other, so that nobody else waits for more than one of them. */
export class Turns {
  private readonly lines = new Map<string, { length: number; end: Promise<unknown> }>();

  /** `full` says what is thrown where somebody has so many waiting already. */
  constructor(
    private readonly most: number,
    private readonly full: () => Error,
  ) {}

  /** Does it when all that the same one has asked for before is done, however that went. */
  async take<T>(who: string, deed: () => Promise<T>): Promise<T> {
    const line = this.lines.get(who) ?? { length: 0, end: Promise.resolve() };
    if (line.length >= this.most) throw this.full();
    line.length += 1;
    const done = line.end.then(deed);
    line.end = done.catch(() => undefined);
    this.lines.set(who, line);
    try {
      return await done;
    } finally {
      line.length -= 1;
      if (line.length === 0) this.lines.delete(who);
    }
  }

  /** How many have something waiting or under way. */
  get size(): number {
    return this.lines.size;
  }
}
