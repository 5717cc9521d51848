import type { Scene } from '../scene/scene.js';
import { rowsWithPanes, widening } from '../scene/thrift.js';
import type { Random } from '../svg/random.js';
import { line, shape } from '../svg/draw.js';

/** A plot of a street: whole numbers, so that paths stay short. */
export interface Plot {
  x: number;
  width: number;
}

export interface Span {
  /** Narrowest and widest house, in units of the 600 × 400 sheet. */
  narrow: number;
  broad: number;
  from?: number;
  to?: number;
  /** Share of plots left empty. */
  gaps?: number;
}

/** Plots side by side from edge to edge; `breadth` makes them wider, so there are fewer. */
export const plots = ({ frame, breadth }: Scene, random: Random, span: Span): Plot[] => {
  const { narrow, broad, from = -6, to = frame.width + 6, gaps = 0 } = span;
  const stretch = frame.unit * widening(breadth);
  const all: Plot[] = [];
  for (let x = Math.round(from); x < to;) {
    const width = Math.round(random.between(narrow, broad) * stretch);
    if (!random.chance(gaps)) all.push({ x, width });
    x += width;
  }
  return all;
};

/** Path data sorted by ink: one element an ink, however many houses. */
export class Sheets {
  private readonly data = new Map<string, string>();

  add(ink: string, data: string): void {
    this.data.set(ink, (this.data.get(ink) ?? '') + data);
  }

  toString(): string {
    return [...this.data].map(([ink, data]) => shape(data, ink)).join('');
  }
}

export interface PaneStyle {
  /** Names the random stream that decides which floors are lit: its own, so that houses are the same at every hour. */
  layer: string;
  /** Pane and gap along the floor, as a dash array. */
  dash: string;
  height: number;
  /** Rows behind the first lose their windows when the picture is too large. */
  row?: number;
  /** Share of floors lit after dark. */
  lit?: number;
}

/** Panes drawn as dashes of one line a floor: some lit after dark, all dark by day. */
export class Panes {
  private lit = '';
  private unlit = '';
  private readonly random: Random;

  constructor(
    private readonly scene: Scene,
    private readonly style: PaneStyle,
  ) {
    this.random = scene.random(`${style.layer}/panes`);
  }

  /** One floor (or one column, when `data` runs downwards). */
  add(data: string): void {
    const lit = this.random.chance(this.style.lit ?? 0.72);
    if (lit && this.scene.dark) this.lit += data;
    else this.unlit += data;
  }

  toString(): string {
    const { scene, style } = this;
    if ((style.row ?? 0) > rowsWithPanes(scene.spare)) return '';
    const stroke = { width: style.height, dash: style.dash };
    return (
      line(this.unlit, scene.inks.trim, { ...stroke, opacity: 0.6 }) + line(this.lit, scene.inks.lamp, stroke)
    );
  }
}
