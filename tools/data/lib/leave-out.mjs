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

/** A reader must not think that the score left it out too; see api/data/README.md. */
const STILL_COUNTED = 'The score, whose formula was fixed with it, still counts it.';

const wordsOf = ({ keys, reason }) =>
  keys.some((key) => scoreReads.has(key)) ? `${reason} ${STILL_COUNTED}` : reason;

const concerns = (row) => (doubt) => doubt.slug === row.slug || doubt.country === row.iso2;

const withoutMonths = (figure, { months }, words) => ({
  ...figure,
  value: figure.value.map((value, month) => (months.includes(month) ? null : value)),
  note: figure.note ? `${figure.note} ${words}` : words,
});

const leaveOutOf = (figures, key, doubt, scoreOnly) => {
  const figure = figures[key];
  if (!figure) return;
  if (scoreReads.has(key)) scoreOnly[key] ??= { ...figure, note: doubt.reason };
  const words = wordsOf(doubt);
  figures[key] = doubt.months ? withoutMonths(figure, doubt, words) : { value: null, note: words };
};

/** Takes the doubtful figures of a row out of `groups`; answers what the score goes on counting of them. */
export const leaveOutDoubts = (row, groups) => {
  const scoreOnly = {};
  for (const doubt of doubts.filter(concerns(row)))
    for (const figures of Object.values(groups))
      for (const key of doubt.keys) leaveOutOf(figures, key, doubt, scoreOnly);
  return scoreOnly;
};
