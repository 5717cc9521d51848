/** The most networks that a process remembers in one period. More would not change any decision. */
const NETWORKS_MAX = 50_000;

/** Tells which networks are new in the current period. It forgets all of them when the next period begins. */
export class SeenNetworks {
  private period = 0;
  private readonly seen = new Set<string>();

  constructor(private readonly lengthMs: number) {}

  isNew(who: string, now = Date.now()): boolean {
    const period = Math.floor(now / this.lengthMs);
    if (period !== this.period) this.seen.clear();
    this.period = period;
    if (this.seen.has(who) || this.seen.size >= NETWORKS_MAX) return false;
    this.seen.add(who);
    return true;
  }
}
