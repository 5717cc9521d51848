import { circle, d, line, place, shape } from '../svg/draw.js';
import { CENTRE, type Instrument, polar } from './instrument.js';

/** An arc around the center between two angles, clockwise. */
const arc = (radius: number, from: number, to: number): string => {
  const [start, end] = [polar(radius, from), polar(radius, to)];
  return d`M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x} ${end.y}`;
};

const ticks = (count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, at) => {
    const [inner, outer] = [polar(from, (at * 360) / count), polar(to, (at * 360) / count)];
    return d`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`;
  }).join('');

/** A day on a dial: two working days and their shared hours. */
export const clock: Instrument = ({ ink, paper, red, line: grey, random }) => {
  const start = random.whole(-80, 20);
  const later = start + random.whole(50, 90);
  return (
    circle(CENTRE.x, CENTRE.y, 132, paper) +
    line(ticks(24, 108, 118), ink, { width: 1.6 }) +
    line(ticks(4, 100, 118), ink, { width: 3 }) +
    line(arc(82, start, start + 120), ink, { width: 20 }) +
    line(arc(56, later, later + 120), grey, { width: 20 }) +
    line(arc(69, later, start + 120), red, { width: 6 }) +
    circle(CENTRE.x, CENTRE.y, 6, red)
  );
};

/** An entry stamp: a toothed seal with a globe, on a ruler that counts days. */
export const seal: Instrument = ({ ink, paper, red }) => {
  const teeth = Array.from({ length: 60 }, (_, at) => {
    const { x, y } = polar(at % 2 ? 112 : 102, at * 6);
    return d`${at ? 'L' : 'M'}${x} ${y}`;
  }).join('');
  const globe =
    '<g transform="translate(320 180)">' +
    line('M0-82v164M-82 0h164M-71-41h142M-71 41h142M0-82q-76 82 0 164M0-82q76 82 0 164', ink, {
      width: 1.5,
    }) +
    '</g>';
  const ruler =
    shape('M-150-15h300v30h-300z', red) + line('M-140-8h280', paper, { width: 12, dash: '1.5 8' });
  return (
    shape(`${teeth}z`, paper) +
    line(`${teeth}z`, ink, { width: 2 }) +
    `<circle cx="320" cy="180" r="82" fill="none" stroke="${ink}" stroke-width="1.5"/>${globe}` +
    `<g transform="translate(320 180) rotate(-19)">${ruler}</g>`
  );
};

/** A packed bag. */
export const suitcase: Instrument = ({ ink, paper, red, line: grey, soft }) =>
  place(
    line('M-44-104v-24q0-8 8-8h72q8 0 8 8v24', ink, { width: 6 }) +
      shape('M-132-92q0-14 14-14h236q14 0 14 14v178q0 14-14 14h-236q-14 0-14-14z', paper) +
      line(
        'M-132-92q0-14 14-14h236q14 0 14 14v178q0 14-14 14h-236q-14 0-14-14zM-132-8h264M-10-8v108M-108-84h216M-108-66h216',
        ink,
        { width: 3 },
      ) +
      shape('M-116 8h90v76h-90z', ink) +
      shape('M8 8h108v30H8z', grey) +
      shape('M8 52h50v32H8z', red) +
      shape('M70 52h46v32H70z', soft) +
      line('M-92-48h184M-92-32h120', grey, { width: 5, round: true }),
    CENTRE.x,
    CENTRE.y + 18,
  );

/** A rose of eight winds on a chart's rhumb lines. */
export const compass: Instrument = ({ ink, paper, red, line: grey, random }) => {
  const turn = random.whole(-18, 18);
  const point = (angle: number, length: number): string => {
    const [tip, left, right] = [
      polar(length, angle),
      polar(length * 0.22, angle - 45),
      polar(length * 0.22, angle + 45),
    ];
    return d`M${tip.x} ${tip.y}L${left.x} ${left.y}L${CENTRE.x} ${CENTRE.y}L${right.x} ${right.y}z`;
  };
  const rays = Array.from({ length: 16 }, (_, at) => {
    // Beyond every edge, even on a strip, where it is drawn smaller.
    const end = polar(720, turn + at * 22.5);
    return d`M${CENTRE.x} ${CENTRE.y}L${end.x} ${end.y}`;
  });
  return (
    line(rays.join(''), grey, { width: 1, opacity: 0.5 }) +
    circle(CENTRE.x, CENTRE.y, 112, paper) +
    line(ticks(72, 98, 106), ink, { width: 1.2 }) +
    shape([45, 135, 225, 315].map((angle) => point(turn + angle, 70)).join(''), grey) +
    shape([90, 180, 270].map((angle) => point(turn + angle, 96)).join(''), ink) +
    shape(point(turn, 112), red) +
    circle(CENTRE.x, CENTRE.y, 7, paper)
  );
};
