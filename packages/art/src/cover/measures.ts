import { circle, d, line, shape } from '../svg/draw.js';
import { CENTRE, type Instrument, polar } from './instrument.js';

/** Three bars of a map scale: monthly costs. */
export const scalebar: Instrument = ({ ink, paper, red, random }) => {
  const bar = (y: number, blocks: number): string => {
    const outline = d`M190 ${y}h${blocks * 43}v22h${-blocks * 43}z`;
    const filled = Array.from(
      { length: Math.ceil(blocks / 2) },
      (_, at) => d`M${190 + at * 86} ${y}h43v22h-43z`,
    );
    return shape(outline, paper) + shape(filled.join(''), ink) + line(outline, ink, { width: 2 });
  };
  const [long, short] = [random.whole(5, 6), random.whole(3, 4)];
  const mark = 190 + (long - 1) * 43;
  return (
    bar(110, 6) +
    bar(164, long) +
    bar(218, short) +
    line(d`M${mark} 92v168`, red, { width: 3 }) +
    circle(mark, 92, 7, red)
  );
};

/** Waves from an antenna, one of them strong. */
export const arcs: Instrument = ({ ink, paper, red, random }) => {
  const strong = random.whole(2, 3);
  const waves = [38, 70, 102, 134, 166].map((radius, at) =>
    line(d`M${CENTRE.x - radius} 252a${radius} ${radius} 0 0 1 ${radius * 2} 0`, at === strong ? red : ink, {
      width: at === strong ? 8 : 3,
    }),
  );
  return (
    waves.join('') +
    line('M320 252v92', ink, { width: 3 }) +
    circle(320, 252, 11, ink) +
    circle(320, 252, 4, paper)
  );
};

/** A year: temperature as bars upward, rain downward, one month selected. */
export const columns: Instrument = ({ ink, red, soft, line: grey, random }) => {
  const summer = random.whole(4, 7);
  const month = random.whole(2, 9);
  const heat = (at: number): number =>
    Math.round(38 + 88 * Math.cos(((at - summer) * Math.PI) / 11) ** 2 + random.between(0, 14));
  const heights = Array.from({ length: 12 }, (_, at) => heat(at));
  const bars = (warm: boolean): string =>
    heights
      .map((height, at) => (height > 84 === warm ? d`M${152 + at * 28.5} 208v${-height}h22v${height}z` : ''))
      .join('');
  const rain = heights.map((height, at) => {
    const drops = Math.max(1, Math.round((130 - height) / 14));
    return Array.from({ length: drops }, (_, row) => d`M${152 + at * 28.5} ${216 + row * 8}h22`).join('');
  });
  const x = 152 + month * 28.5;
  return (
    shape(bars(true), soft) +
    shape(bars(false), grey) +
    line(rain.join(''), ink, { width: 2.4 }) +
    line('M140 209h360', ink, { width: 3 }) +
    line(d`M${x - 5} 66h32v238h-32z`, red, { width: 3 })
  );
};

/** The dial of a score, its range as a band. */
export const gauge: Instrument = ({ ink, paper, red, line: grey, random }) => {
  const value = random.whole(30, 100);
  const tick = (degrees: number, inner: number, outer: number): string => {
    const [a, b] = [polar(inner, degrees), polar(outer, degrees)];
    return d`M${a.x} ${a.y + 26}L${b.x} ${b.y + 26}`;
  };
  const all = Array.from({ length: 41 }, (_, at) => tick(-120 + at * 6, at % 5 ? 116 : 106, 126));
  const [from, to] = [polar(140, value - 14), polar(140, value + 14)];
  return (
    circle(CENTRE.x, CENTRE.y + 26, 150, paper) +
    line(all.join(''), ink, { width: 2 }) +
    line(d`M${from.x} ${from.y + 26}A140 140 0 0 1 ${to.x} ${to.y + 26}`, grey, { width: 12 }) +
    line(tick(value, 0, 118), red, { width: 5 }) +
    circle(CENTRE.x, CENTRE.y + 26, 12, ink)
  );
};
