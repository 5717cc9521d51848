/** So many callers' points are remembered; without them they are drawn again. */
const PURSES_MAX = 10_000;

interface Purse {
  left: number;
  until: number;
}

/** Points that were taken from the database together, and are spent one by one in this process. */
export class DrawnPoints {
  private readonly purses = new Map<string, Purse>();
  private readonly draws = new Map<string, Promise<void>>();

  /** Spends one of `whose` points; where none is left, `draw` brings more, once for all who wait. Throws what it throws. */
  async spend(whose: string, draw: () => Promise<Purse>): Promise<void> {
    while (!this.has(whose)) await this.drawn(whose, draw);
    this.purses.get(whose)!.left -= 1;
  }

  private has(whose: string): boolean {
    const purse = this.purses.get(whose);
    return purse !== undefined && purse.left > 0 && purse.until > Date.now();
  }

  private drawn(whose: string, draw: () => Promise<Purse>): Promise<void> {
    const underWay = this.draws.get(whose);
    if (underWay) return underWay;
    const drawing = draw()
      .then((purse) => this.keep(whose, purse))
      .finally(() => this.draws.delete(whose));
    this.draws.set(whose, drawing);
    return drawing;
  }

  private keep(whose: string, purse: Purse): void {
    if (this.purses.size >= PURSES_MAX) this.purses.clear();
    this.purses.set(whose, purse);
  }
}
