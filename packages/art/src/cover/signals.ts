import { circle, d, line, shape } from '../svg/draw.js';
import type { Instrument } from './instrument.js';

/** A lighthouse and its beams. */
export const lighthouse: Instrument = ({ ink, paper, red, soft, line: grey, random }) => {
  const tilt = random.whole(-22, 22);
  return (
    shape(d`M320 96L40 ${52 + tilt}v96zM320 96L600 ${52 - tilt}v96z`, soft, 0.6) +
    shape('M288 296l14-176h36l14 176z', paper) +
    shape('M298 176l-4 44h52l-4-44zM291 258l-3 38h64l-3-38z', red) +
    line('M288 296l14-176h36l14 176', ink, { width: 2.4 }) +
    shape('M294 108h52v12h-52zM306 76h28v32h-28zM298 76l22-24 22 24z', ink) +
    circle(320, 94, 8, paper) +
    shape('M210 318q52-40 112-24 68-6 108 24z', ink) +
    line('M150 318q20-10 40 0t40 0M410 318q20-10 40 0t40 0', grey, { width: 3, round: true })
  );
};

const ARM = 118;
const CORD = 84;

/** A balance that weighs two countries. */
export const balance: Instrument = ({ ink, paper, red, line: grey, random }) => {
  const drop = random.whole(10, 22) * (random.chance(0.5) ? 1 : -1);
  const pan = (x: number, y: number, fill: string): string =>
    line(d`M${x} ${y}l-46 ${CORD}M${x} ${y}l46 ${CORD}`, ink, { width: 2 }) +
    shape(d`M${x - 24} ${y + CORD - 44}h48v44h-48z`, fill) +
    shape(d`M${x - 58} ${y + CORD}h116q-58 52-116 0z`, paper) +
    line(d`M${x - 58} ${y + CORD}h116q-58 52-116 0z`, ink, { width: 3 });
  return (
    line('M320 92v202', ink, { width: 8 }) +
    shape('M252 310q0-22 68-22t68 22z', ink) +
    pan(320 - ARM, 104 + drop, red) +
    pan(320 + ARM, 104 - drop, grey) +
    line(d`M${320 - ARM} ${104 + drop}L${320 + ARM} ${104 - drop}`, ink, { width: 8, round: true }) +
    circle(320, 104, 15, ink) +
    circle(320, 104, 5, paper)
  );
};

/** A moon over a week with two free days. */
export const restfulWeek: Instrument = ({ ink, paper, red, soft, random }) => {
  const free = random.whole(1, 4);
  const days = Array.from({ length: 7 }, (_, at) => {
    const isFree = at === free || at > 5;
    return circle(170 + at * 50, 284, 17, ink) + circle(170 + at * 50, 284, 13, isFree ? red : paper);
  });
  const stars = [
    [196, 96],
    [224, 196],
    [440, 84],
    [470, 176],
  ] as const;
  return (
    line('M134 284h372', ink, { width: 2 }) +
    days.join('') +
    shape('M346 56a86 86 0 1 0 64 128a68 68 0 1 1-64-128z', paper) +
    line('M346 56a86 86 0 1 0 64 128a68 68 0 1 1-64-128z', ink, { width: 3 }) +
    stars.map(([x, y]) => circle(x, y, 6, soft)).join('')
  );
};
