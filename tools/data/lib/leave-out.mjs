import { doubts } from './doubts.mjs';

/** Figures that the score uses. When one is doubtful, the score keeps using it. */
const scoreKeys = new Set([
  'temperature_months',
  'rain_months',
  'airport_nearest_km',
  'airport_large_km',
  'safety_index',
  'english_share',
]);

/** Tells readers that the score still uses the figure; see api/data/README.md. */
const STILL_COUNTED = 'The score, whose formula was fixed with it, still counts it.';

const toNote = ({ keys, reason }) =>
  keys.some((key) => scoreKeys.has(key)) ? `${reason} ${STILL_COUNTED}` : reason;

const appliesTo = (row) => (doubt) => doubt.slug === row.slug || doubt.country === row.iso2;

const withoutMonths = (figure, { months }, note) => ({
  ...figure,
  value: figure.value.map((value, month) => (months.includes(month) ? null : value)),
  note: figure.note ? `${figure.note} ${note}` : note,
});

const leaveOutFigure = (figures, key, doubt, scoreOnly) => {
  const figure = figures[key];
  if (!figure) return;
  if (scoreKeys.has(key)) scoreOnly[key] ??= { ...figure, note: doubt.reason };
  const note = toNote(doubt);
  figures[key] = doubt.months ? withoutMonths(figure, doubt, note) : { value: null, note };
};

/** Removes the doubtful figures of a row from `groups`; returns those that the score keeps using. */
export const leaveOutDoubts = (row, groups) => {
  const scoreOnly = {};
  for (const doubt of doubts.filter(appliesTo(row)))
    for (const figures of Object.values(groups))
      for (const key of doubt.keys) leaveOutFigure(figures, key, doubt, scoreOnly);
  return scoreOnly;
};
