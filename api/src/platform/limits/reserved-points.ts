import { LRUCache } from 'lru-cache';

/** Points of at most this many subjects are kept in memory; any other are drawn again. */
const MAX_SUBJECTS = 10_000;

interface Drawn {
  left: number;
  until: number;
}

type Draw = () => Promise<Drawn>;

/** Points of one draw. At `low` left, it is time for the next draw. */
interface Purse extends Drawn {
  low: number;
}

/** Points that are drawn from the database in groups and spent one by one in this process. */
export class ReservedPoints {
  /** Purses by subject; the first is spent first. */
  private readonly purses = new LRUCache<string, Purse[]>({ max: MAX_SUBJECTS });
  private readonly draws = new Map<string, Promise<void>>();

  /**
   * Spends one point of `subject`. When none is left, `draw` gets more, once for all waiting callers; its errors are
   * thrown. When half of the last draw is spent, the next draw starts already, so that callers rarely wait.
   */
  async spend(subject: string, draw: Draw): Promise<void> {
    let [purse, another] = this.getPurses(subject);
    while (!purse) {
      await this.drawOnce(subject, draw);
      [purse, another] = this.getPurses(subject);
    }
    purse.left -= 1;
    // An error is thrown later, when a point is needed.
    if (!another && purse.left === purse.low) void this.drawOnce(subject, draw).catch(() => {});
  }

  /** Removes spent and expired purses and returns the rest. */
  private getPurses(subject: string): Purse[] {
    const purses = this.purses.get(subject) ?? [];
    const now = Date.now();
    while (purses[0] && (purses[0].left === 0 || purses[0].until <= now)) purses.shift();
    return purses;
  }

  private drawOnce(subject: string, draw: Draw): Promise<void> {
    const pendingDraw = this.draws.get(subject);
    if (pendingDraw) return pendingDraw;
    const drawing = draw()
      .then((drawn) => this.addPurse(subject, drawn))
      .finally(() => this.draws.delete(subject));
    this.draws.set(subject, drawing);
    return drawing;
  }

  private addPurse(subject: string, drawn: Drawn): void {
    const purses = this.getPurses(subject);
    purses.push({ ...drawn, low: drawn.left >> 1 });
    this.purses.set(subject, purses);
  }
}
