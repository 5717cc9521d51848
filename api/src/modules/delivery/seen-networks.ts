/** So many networks a process tells apart in one period; more would change no decision. */
const NETWORKS_MAX = 50_000;

/** Tells who is met for the first time in this period of the clock; forgets all of them when the next one begins. */
export class SeenNetworks {
  private period = 0;
  private readonly known = new Set<string>();

  constructor(private readonly lengthMs: number) {}

  isNew(who: string, now = Date.now()): boolean {
    const period = Math.floor(now / this.lengthMs);
    if (period !== this.period) this.known.clear();
    this.period = period;
    if (this.known.has(who) || this.known.size >= NETWORKS_MAX) return false;
    this.known.add(who);
    return true;
  }
}
