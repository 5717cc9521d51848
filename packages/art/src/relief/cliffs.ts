import type { Scene } from '../scene.js';
import { d, line, shape } from '../svg/draw.js';
import { mix } from '../svg/color.js';
import { fold } from './hills.js';

/** A flat mountain with gullies and a cloth of cloud on it. */
export const table = (scene: Scene): string => {
  const { frame, inks, random } = scene;
  const stream = random('table');
  const floor = frame.ground + 8;
  const up = (share: number): number => frame.ground - frame.loft * share;
  const top = Math.round(up(stream.between(0.62, 0.7)));
  const [left, right] = [Math.round(frame.width * 0.2), Math.round(frame.width * 0.78)];
  const span = right - left;
  const foothill = d`M-10 ${floor}V${up(0.18)}L${left * 0.5} ${up(0.34)}L${left * 0.72} ${up(0.4)}L${left} ${top}`;
  const plateau = d`l${span * 0.3} -5 ${span * 0.4} 3 ${span * 0.3} 4L${right + span * 0.09} ${up(0.4)}`;
  const peak = d`l${span * 0.1} ${-frame.loft * 0.13} ${span * 0.12} ${frame.loft * 0.2}L${frame.width + 10} ${up(0.2)}V${floor}z`;
  const gullies = Array.from({ length: 6 }, (_, at) => {
    const x = left + (span * (at + stream.between(0.2, 0.8))) / 6;
    return d`M${x} ${top + 9}l9 4 ${stream.whole(-6, 8)} ${frame.loft * stream.between(0.16, 0.28)}-12 0z`;
  });
  const cloth = d`M${left - 8} ${top + 12}q4 -26 34 -24q${span * 0.25} -12 ${span * 0.5} -4t${span * 0.42} 4q18 6 14 26q-14 -14 -30 -6q-20 -8 -40 0q-40 -10 -80 -1q-60 -8 ${-span * 0.5} 1q-30 -8 -46 4z`;
  return (
    shape(foothill + plateau + peak, inks.far) +
    shape(gullies.join(''), mix(inks.far, inks.plant, 0.3), 0.5) +
    shape(cloth, inks.cloud, scene.dark ? 0.5 : 0.95) +
    fold(scene, { layer: 'mid', fill: inks.mid, low: 0.1, high: 0.2, lines: 1 })
  );
};

/** Steep headlands that fall to the water on one side. */
export const cliffs = (scene: Scene): string => {
  const { frame, inks, side, random } = scene;
  const stream = random('cliffs');
  const floor = frame.ground + 8;
  const flip = side === 'left';
  const at = (share: number): number => Math.round(frame.width * (flip ? share : 1 - share));
  const head = (reach: number, high: number): string => {
    const top = frame.ground - frame.loft * high;
    const step = (frame.ground - top) / 4;
    const back = flip ? -1 : 1;
    return d`M${at(-0.04)} ${floor}V${top - step * 0.6}Q${at(reach * 0.4)} ${top - step} ${at(reach)} ${top}l${-back * 8} ${step} ${-back * 4} 3 ${-back * 9} ${step} ${-back * 14} ${step} ${-back * 5} ${step + 10}z`;
  };
  const strata = [0.3, 0.5, 0.7].map(
    (share) =>
      d`M${at(-0.02)} ${frame.ground - frame.loft * 0.5 * share}L${at(0.4)} ${frame.ground - frame.loft * 0.42 * share}`,
  );
  return (
    fold(scene, { layer: 'far', fill: inks.far, low: 0.06, high: 0.22, lines: 1 }) +
    shape(head(stream.between(0.56, 0.66), 0.36), mix(inks.far, inks.mid, 0.6)) +
    shape(head(stream.between(0.38, 0.46), 0.52), inks.mid) +
    line(strata.slice(0, Math.max(0, 3 - scene.spare)).join(''), inks.snow, { opacity: 0.3 })
  );
};
