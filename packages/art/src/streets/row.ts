import { type Scene, getLastRowWithPanes, getWidening } from '../scene.js';
import type { Random } from '../svg/random.js';
import { line, shape, d } from '../svg/draw.js';
import { mix } from '../svg/color.js';

/** A town in two parts; the landmark stands between them. */
export interface Streets {
  behind: string;
  front: string;
  /** Where the front row hides the foot of a landmark. */
  foot: number;
}

/** A plot in whole numbers, which keep paths short. */
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
  /** The share of empty plots. */
  gaps?: number;
}

/** Creates plots from edge to edge; `breadth` makes them wider and so fewer. */
export const plots = ({ frame, breadth }: Scene, random: Random, span: Span): Plot[] => {
  const { narrow, broad, from = -6, to = frame.width + 6, gaps = 0 } = span;
  const stretch = frame.unit * getWidening(breadth);
  const all: Plot[] = [];
  for (let x = Math.round(from); x < to;) {
    const width = Math.round(random.between(narrow, broad) * stretch);
    if (!random.chance(gaps)) all.push({ x, width });
    x += width;
  }
  return all;
};

/** Path data by ink: one element per ink, however many houses. */
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
  /** The random stream for lit floors. Separate, so that houses look the same at every hour. */
  layer: string;
  /** Pane and gap along the floor, as a dash array. */
  dash: string;
  height: number;
  /** Only the first rows keep their windows when the picture is too large. */
  row?: number;
  /** The share of lit floors after dark. */
  lit?: number;
}

/** Windows as the dashes of one line per floor: some lit after dark, all dark by day. */
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

  /** One floor, or one column if `data` is vertical. */
  add(data: string): void {
    const lit = this.random.chance(this.style.lit ?? 0.72);
    if (lit && this.scene.dark) this.lit += data;
    else this.unlit += data;
  }

  toString(): string {
    const { scene, style } = this;
    if ((style.row ?? 0) > getLastRowWithPanes(scene.spare)) return '';
    const stroke = { width: style.height, dash: style.dash };
    return (
      line(this.unlit, scene.inks.trim, { ...stroke, opacity: 0.6 }) + line(this.lit, scene.inks.lamp, stroke)
    );
  }
}

const FEWEST = 4;

/** Round trees between houses, in dark and pale green. Broad layouts have fewer. */
export const crowns = (scene: Scene, layer: string, count: number, size = 13): string => {
  const { frame, inks, breadth } = scene;
  const stream = scene.random(layer);
  const crown = (): string => {
    const radius = Math.round(stream.between(0.7, 1.25) * size * frame.unit);
    const x = stream.whole(0, frame.width) - radius;
    return d`M${x} ${frame.ground + 3}v${-radius}a${radius} ${radius * 1.15} 0 01${radius * 2} 0v${radius}`;
  };
  const half = Math.ceil(Math.max(FEWEST, count - breadth) / 2);
  const group = (): string => Array.from({ length: half }, crown).join('');
  return (
    shape(group(), mix(inks.near, inks.plant, 0.35)) + shape(group(), mix(inks.near, inks.field[1], 0.35))
  );
};
