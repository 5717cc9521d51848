import type { Scene } from '../scene/scene.js';
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

const THRIFT_STEP = 0.2;

/** Plots side by side from edge to edge; thrift makes them wider, so there are fewer. */
export const plots = ({ frame, thrift }: Scene, random: Random, span: Span): Plot[] => {
  const { narrow, broad, from = -6, to = frame.width + 6, gaps = 0 } = span;
  const stretch = frame.unit * (1 + thrift * THRIFT_STEP);
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

/** Panes drawn as dashes of one line a floor: some lit after dark, all dark by day. */
export class Panes {
  private lit = '';
  private unlit = '';

  constructor(
    private readonly scene: Scene,
    private readonly random: Random,
    private readonly dash: string,
    private readonly height: number,
    private readonly share = 0.6,
  ) {}

  /** One floor (or one column, when `data` runs downwards). */
  add(data: string): void {
    if (this.scene.dark && this.random.chance(this.share)) this.lit += data;
    else this.unlit += data;
  }

  toString(): string {
    const { inks } = this.scene;
    return (
      line(this.unlit, inks.trim, { width: this.height, dash: this.dash, opacity: 0.6 }) +
      line(this.lit, inks.lamp, { width: this.height, dash: this.dash })
    );
  }
}
