import { median, ratio, table, times } from '../rounds.mjs';

const FRAME_MS = 1000 / 60;
const FRAMES = 2;
const INLINED = 1.05;

const ms = (time) => `${Math.round(time)} ms`;
const spread = (values) =>
  `${ms(median(values))} (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;
const met = (yes) => (yes ? 'met' : '**missed**');

export const firstUseTable = ({ fetched, inlined }) => {
  const found = ratio(fetched, inlined);
  return table(
    ['What', 'As it is', 'List in the HTML', 'Ratio, median (lowest–highest)', 'Goal', ''],
    [
      [
        'First three cities painted',
        spread(fetched),
        spread(inlined),
        times(found),
        `≤ ${INLINED}×`,
        met(found.median <= INLINED),
      ],
    ],
  );
};

const row = (what, took) => {
  const frames = Math.ceil(median(took) / FRAME_MS);
  return [what, spread(took), String(frames), `≤ ${FRAMES}`, met(frames <= FRAMES)];
};

export const changesTable = ({ slider, filter }) =>
  table(
    ['From the hand to the new order painted', 'Time', 'Frames of 1/60 s', 'Goal', ''],
    [row('A slider of Your IREX, 24 cards', slider), row('A filter, result seen before', filter)],
  );
