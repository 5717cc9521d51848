/**
 * Figures that were checked and found wrong, so they are not shown; api/data/README.md gives the reasoning. A doubt
 * names a city (`slug`) or a whole country (`country`), the figures, and the reason that readers see. `months` (0 is
 * January) removes single months of a series.
 */
const allClimate = ['temperature_months', 'rain_months', 'temperature_year', 'rain_year'];
const rain = ['rain_months', 'rain_year'];
const nearest = ['airport_nearest', 'airport_nearest_km'];
const large = ['airport_large', 'airport_large_km'];
const safetyWord = ['safety_index', 'safety_label'];

const height = (station, above) => `Left out: the station, ${station}, stands ${above} the city.`;
const closed = (airport, when) => `Left out: the directory names ${airport}, ${when}.`;
const noFlights = (airport) => closed(airport, 'which has no public flights');
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

  { slug: 'berlin', keys: [...nearest, ...large], reason: closed('Tegel', 'closed in 2020') },
  { slug: 'beijing', keys: [...nearest, ...large], reason: closed('Nanyuan', 'closed in 2019') },
  {
    slug: 'istanbul',
    keys: [...nearest, ...large],
    reason: closed('Atatürk', 'closed to passengers in 2019'),
  },
  {
    slug: 'doha',
    keys: [...nearest, ...large],
    reason: closed('the old Doha International', 'closed in 2014'),
  },
  { slug: 'helsinki', keys: nearest, reason: closed('Malmi', 'closed in 2021') },
  { slug: 'bristol', keys: nearest, reason: closed('Filton', 'closed in 2012') },
  { slug: 'toronto', keys: nearest, reason: closed('Downsview', 'now closed') },
  { slug: 'tel-aviv', keys: nearest, reason: closed('Sde Dov', 'closed in 2019') },
  { slug: 'gothenburg', keys: nearest, reason: closed('Säve', 'without airlines since 2015') },
  { slug: 'queretaro', keys: nearest, reason: closed('the old airport in the city', 'since replaced') },
  { slug: 'montreal', keys: nearest, reason: 'Left out: the directory puts Saint-Hubert inside the city.' },
  {
    slug: 'shanghai',
    keys: nearest,
    reason: 'Left out: the directory puts Changhai, an island far north, here.',
  },
  { slug: 'yogyakarta', keys: nearest, reason: "Left out: the directory lacks the city's own airport." },
  { slug: 'lyon', keys: large, reason: "Left out: the directory counts the city's own airport as medium." },
  { slug: 'lviv', keys: large, reason: 'Left out: the directory is wrong about the nearest large one.' },
  { slug: 'novi-sad', keys: nearest, reason: noFlights('Batajnica, an air base') },
  { slug: 'johor-bahru', keys: nearest, reason: noFlights('Tengah, an air base in Singapore') },
  { slug: 'singapore', keys: nearest, reason: noFlights('Paya Lebar, an air base') },
  { slug: 'limassol', keys: nearest, reason: noFlights('Akrotiri, an air base') },
  { slug: 'dubai', keys: nearest, reason: noFlights('Al Minhad, an air base') },
  { slug: 'george-town', keys: nearest, reason: noFlights('Butterworth, an air base') },
  { slug: 'izmir', keys: nearest, reason: noFlights('Çiğli, an air base') },
  { slug: 'ankara', keys: nearest, reason: noFlights('Etimesgut, an air base') },
  {
    country: 'UA',
    keys: [...nearest, ...large],
    reason: 'Left out: Ukraine has been closed to civil flights since February 2022.',
  },

  { country: 'UA', keys: safetyWord, reason: war('the invasion of February 2022') },
  { country: 'IL', keys: safetyWord, reason: war('the war of October 2023') },
  { country: 'LB', keys: safetyWord, reason: war('the war of 2024') },
  { country: 'MM', keys: safetyWord, reason: war('the coup of 2021') },

  {
    country: 'CN',
    keys: ['english_share', 'english_level'],
    reason: 'Left out: 0.0045 % would be 63,000 people, far fewer than learn it at school.',
  },
  {
    country: 'DO',
    keys: ['english_share', 'english_level'],
    reason: 'Left out: 0.07 % would be 8,000 people, fewer than work in its hotels.',
  },
];

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
