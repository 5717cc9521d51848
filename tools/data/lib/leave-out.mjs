import { doubts } from './doubts.mjs';

/** Figures that the score reads; a doubtful one of them stays in what the score counts. */
const scoreReads = new Set([
  'temperature_months',
  'rain_months',
  'airport_nearest_km',
  'airport_large_km',
  'safety_index',
  'english_share',
]);

const concerns = (row) => (doubt) => doubt.slug === row.slug || doubt.country === row.iso2;

const withoutMonths = (figure, { months, reason }) => ({
  ...figure,
  value: figure.value.map((value, month) => (months.includes(month) ? null : value)),
  note: figure.note ? `${figure.note} ${reason}` : reason,
});

const leaveOutOf = (figures, key, doubt, scoreOnly) => {
  const figure = figures[key];
  if (!figure) return;
  if (scoreReads.has(key)) scoreOnly[key] ??= { ...figure, note: doubt.reason };
  figures[key] = doubt.months ? withoutMonths(figure, doubt) : { value: null, note: doubt.reason };
};

/** Takes the doubtful figures of a row out of `groups`; answers what the score goes on counting of them. */
export const leaveOutDoubts = (row, groups) => {
  const scoreOnly = {};
  for (const doubt of doubts.filter(concerns(row)))
    for (const figures of Object.values(groups))
      for (const key of doubt.keys) leaveOutOf(figures, key, doubt, scoreOnly);
  return scoreOnly;
};
