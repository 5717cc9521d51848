import { median, ratio, table, times } from '../rounds.mjs';

const FRAME_MS = 1000 / 60;
const MAX_FRAMES = 2;
const MAX_INLINED_RATIO = 1.05;
const CPU_TIMES_SLOWER = 4;
/** How much of two frames the main thread may take here, scaled from a machine that is four times slower. */
const MAX_WORK_MS = (MAX_FRAMES * FRAME_MS) / CPU_TIMES_SLOWER;

const ms = (time) => `${Math.round(time)} ms`;
const formatSpread = (values) =>
  `${ms(median(values))} (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;
const formatGoal = (isMet) => (isMet ? 'met' : '**missed**');

export const renderFirstUseTable = ({ fetched, inlined }) => {
  const result = ratio(fetched, inlined);
  return table(
    ['What', 'As it is', 'List in the HTML', 'Ratio, median (lowest–highest)', 'Goal', ''],
    [
      [
        'First three cities painted',
        formatSpread(fetched),
        formatSpread(inlined),
        times(result),
        `≤ ${MAX_INLINED_RATIO}×`,
        formatGoal(result.median <= MAX_INLINED_RATIO),
      ],
    ],
  );
};

const row = (what, durations) => {
  const frames = Math.ceil(median(durations) / FRAME_MS);
  return [what, formatSpread(durations), String(frames), `≤ ${MAX_FRAMES}`, formatGoal(frames <= MAX_FRAMES)];
};

export const renderChangesTable = ({ slider, filter }) =>
  table(
    ['From the input to the painted order', 'Time', 'Frames of 1/60 s', 'Goal', ''],
    [row('A slider of Your IREX, 24 cards', slider), row('A filter, result seen before', filter)],
  );

const oneDecimal = (value) => value.toFixed(1);
const parts = ['script', 'style', 'layout', 'paint', 'gc', 'other'];

const workRow = ([what, works]) => {
  const all = works.map((work) => work.all);
  const total = median(all);
  return [
    what,
    `${oneDecimal(total)} ms (${oneDecimal(Math.min(...all))}–${oneDecimal(Math.max(...all))})`,
    ...parts.map((part) => oneDecimal(median(works.map((work) => work[part])))),
    `≤ ${oneDecimal(MAX_WORK_MS)} ms`,
    formatGoal(total <= MAX_WORK_MS),
  ];
};

/** `works` maps each action to the main-thread work of each change or frame. */
export const renderWorkTable = (works) =>
  table(
    ['The main thread’s own time', 'Median (lowest–highest)', ...parts, 'Goal', ''],
    Object.entries(works).map(workRow),
  );
