/**
 * Figures that were checked and found wrong, so they are not shown; api/data/README.md gives the reasoning. A doubt
 * names a city (`slug`) or a whole country (`country`), the figures, and the reason that readers see. `months` (0 is
 * January) removes single months of a series.
 */
const allClimate = ['temperature_months', 'rain_months', 'temperature_year', 'rain_year'];
const rain = ['rain_months', 'rain_year'];
const safetyWord = ['safety_index', 'safety_label'];

const height = (station, above) => `Left out: the station, ${station}, stands ${above} the city.`;
const war = (since) =>
  `Left out: made of figures from about 2020, which say nothing about the time since ${since}.`;

const doubts = [
  { slug: 'brasov', keys: allClimate, reason: height('Vârful Omu', 'on a summit some 1,900 m above') },
  { slug: 'cuenca', keys: allClimate, reason: height('Cañar', 'some 500 m above') },
  { slug: 'turin', keys: allClimate, reason: height('Bric della Croce', 'on a hill some 470 m above') },
  { slug: 'port-louis', keys: allClimate, reason: height('Vacoas', 'some 420 m above') },
  { slug: 'la-paz', keys: allClimate, reason: height('El Alto', 'some 400 m above') },
  {
    slug: 'doha',
    keys: ['temperature_months', 'rain_months'],
    months: [2],
    reason: 'March is left out: the station repeats February there.',
  },
  {
    slug: 'doha',
    keys: ['temperature_year', 'rain_year'],
    reason: 'Left out: its March repeats February.',
  },
  {
    slug: 'riyadh',
    keys: ['rain_months'],
    months: [3],
    reason: 'April rain is left out: seven times that of its neighbours, in a desert.',
  },
  { slug: 'riyadh', keys: ['rain_year'], reason: 'Left out with its April.' },
  { slug: 'varna', keys: rain, reason: 'Left out: twice what falls on this coast.' },
  { slug: 'vancouver', keys: rain, reason: 'Left out: the station, Squamish, lies in a far wetter valley.' },

  {
    country: 'UA',
    keys: ['airport_nearest', 'airport_nearest_km', 'airport_large', 'airport_large_km'],
    reason: 'Left out: Ukraine has been closed to civil flights since February 2022.',
  },

  { country: 'UA', keys: safetyWord, reason: war('the invasion of February 2022') },
  { country: 'IL', keys: safetyWord, reason: war('the war of October 2023') },
  { country: 'LB', keys: safetyWord, reason: war('the war of 2024') },
  { country: 'MM', keys: safetyWord, reason: war('the coup of 2021') },

  {
    country: 'CN',
    keys: ['english_share', 'english_level'],
    reason: 'Left out: 0.0045% would be 63,000 people, far fewer than learn it at school.',
  },
  {
    country: 'DO',
    keys: ['english_share', 'english_level'],
    reason: 'Left out: 0.07% would be 8,000 people, fewer than work in its hotels.',
  },
];

/**
 * Figures that the score keeps using although they are doubtful. Filling the gap with the median of the region would
 * make cities at war look safer.
 */
const scoreKeys = new Set(['safety_index']);

/** Tells readers that the score still uses the figure. */
const STILL_COUNTED = 'The score still counts it.';

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
