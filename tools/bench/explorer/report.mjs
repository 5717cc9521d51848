import { median, ratio, table, times } from '../rounds.mjs';

const FRAME_MS = 1000 / 60;
const FRAMES = 2;
const INLINED = 1.05;
const CPU_TIMES_SLOWER = 4;
/** What two frames of a machine four times slower leave to this one's main thread. */
const WORK_MS = (FRAMES * FRAME_MS) / CPU_TIMES_SLOWER;

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
    ['From the input to the painted order', 'Time', 'Frames of 1/60 s', 'Goal', ''],
    [row('A slider of Your IREX, 24 cards', slider), row('A filter, result seen before', filter)],
  );

const shortly = (value) => value.toFixed(1);
const parts = ['script', 'style', 'layout', 'paint', 'gc', 'other'];

const workRow = ([what, works]) => {
  const all = works.map((work) => work.all);
  const whole = median(all);
  return [
    what,
    `${shortly(whole)} ms (${shortly(Math.min(...all))}–${shortly(Math.max(...all))})`,
    ...parts.map((part) => shortly(median(works.map((work) => work[part])))),
    `≤ ${shortly(WORK_MS)} ms`,
    met(whole <= WORK_MS),
  ];
};

/** `works` by what was done: what the main thread spent on each change or frame. */
export const workTable = (works) =>
  table(
    ['The main thread’s own time', 'Median (lowest–highest)', ...parts, 'Goal', ''],
    Object.entries(works).map(workRow),
  );
