/** So many callers' points are remembered; without them they are drawn again. */
const CALLERS_MAX = 10_000;

interface Drawn {
  left: number;
  until: number;
}

type Draw = () => Promise<Drawn>;

/** Points of one draw; at `low` it is time for the next. */
interface Purse extends Drawn {
  low: number;
}

/** Points that were taken from the database together, and are spent one by one in this process. */
export class ReservedPoints {
  /** Of each caller; the first is spent first. */
  private readonly purses = new Map<string, Purse[]>();
  private readonly draws = new Map<string, Promise<void>>();

  /**
   * Spends one of `whose` points. Where none is left, `draw` brings more, once for all who wait; throws what it throws. When
   * half of the last are spent, the next are drawn already, so that hardly anybody waits for them.
   */
  async spend(whose: string, draw: Draw): Promise<void> {
    let [purse, another] = this.pursesOf(whose);
    while (!purse) {
      await this.drawn(whose, draw);
      [purse, another] = this.pursesOf(whose);
    }
    purse.left -= 1;
    // Who is refused is told when a point is needed.
    if (!another && purse.left === purse.low) void this.drawn(whose, draw).catch(() => {});
  }

  /** Those with points that still count. */
  private pursesOf(whose: string): Purse[] {
    const kept = this.purses.get(whose) ?? [];
    const now = Date.now();
    while (kept[0] && (kept[0].left === 0 || kept[0].until <= now)) kept.shift();
    return kept;
  }

  private drawn(whose: string, draw: Draw): Promise<void> {
    const underWay = this.draws.get(whose);
    if (underWay) return underWay;
    const drawing = draw()
      .then((drawn) => this.keep(whose, drawn))
      .finally(() => this.draws.delete(whose));
    this.draws.set(whose, drawing);
    return drawing;
  }

  private keep(whose: string, drawn: Drawn): void {
    if (this.purses.size >= CALLERS_MAX) this.purses.clear();
    const kept = this.pursesOf(whose);
    kept.push({ ...drawn, low: drawn.left >> 1 });
    this.purses.set(whose, kept);
  }
}
