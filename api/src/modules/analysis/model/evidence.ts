import { dimensionKeys, type AnalysisCite, formatTenths } from '@wanderwork/contracts';
import type { Dossier } from '../analyst/dossier.js';
import { CityFacts } from '../analyst/facts/city-facts.js';
import type { Fact } from '../analyst/facts/fact.js';
import { monthName, withUnit } from '../analyst/facts/shown.js';
import { monthRain, monthTemperature } from '../analyst/topics/months.js';
import type { Evidence as Values } from '../verification/evidence.js';

/** A value about a city, with the citation that the page shows. */
export interface Evidence extends Values {
  city: string;
  cite: AnalysisCite;
}

const citeOf = (fact: Fact): AnalysisCite => fact.cites[0]!;

/** Estimates that are based only on figures of the country. */
const madeOfCountry = new Set(['safety_index', 'safety_label']);

const figures = (facts: CityFacts): Evidence[] =>
  facts.city.figures.flatMap(({ key, value, unit, grade }) => {
    const fact = facts.figure(key);
    if (!fact || value === null) return [];
    const number = typeof value === 'number' ? value : null;
    const ofCountry = grade === 'country' || madeOfCountry.has(key);
    return [
      {
        ...own(facts, key),
        value: number,
        unit,
        ofCountry,
        needsCountry: grade === 'country',
        isRough: facts.isRough(key),
        cite: citeOf(fact),
      },
    ];
  });

const own = ({ city: { slug } }: CityFacts, key: string) => ({
  id: `${slug}.${key}`,
  city: slug,
  places: [slug],
  key,
  month: null,
  ofRegion: false,
  ofCountry: false,
  needsCountry: false,
  isRough: false,
});

const SCALE = 'of 100';

const scores = (facts: CityFacts): Evidence[] => [
  {
    ...own(facts, 'irex'),
    value: facts.city.irex.score,
    unit: SCALE,
    cite: citeOf(
      facts.score(formatTenths(facts.city.irex.score), `${formatTenths(facts.city.irex.score)} of 100`),
    ),
  },
  ...dimensionKeys.flatMap((key) => {
    const value = facts.dimension(key)?.score;
    const fact = facts.outOf(key);
    return value === undefined || !fact
      ? []
      : [{ ...own(facts, key), value, unit: SCALE, cite: citeOf(fact) }];
  }),
];

const ofMonths = (facts: CityFacts): Evidence[] =>
  (facts.city.climate ?? []).flatMap(({ tempC, rainMm }, at) => {
    const month = at + 1;
    const temperature = monthTemperature(facts, at);
    const rain = monthRain(facts, at);
    return [
      ...(temperature
        ? [
            {
              ...own(facts, `temperature.${month}`),
              key: 'temperature',
              month,
              value: tempC,
              unit: '°C',
              cite: citeOf(temperature),
            },
          ]
        : []),
      ...(rain
        ? [
            {
              ...own(facts, `rain.${month}`),
              key: 'rain',
              month,
              value: rainMm,
              unit: 'mm',
              cite: citeOf(rain),
            },
          ]
        : []),
    ];
  });

const middles = (facts: CityFacts): Evidence[] =>
  [...facts.dossier.standings.figures].map(
    ([
      key,
      {
        region: { median },
      },
    ]) => {
      const unit = facts.city.figures.find((figure) => figure.key === key)?.unit ?? null;
      const text = withUnit(median, unit);
      const fact = facts.among(key, text, `the middle is ${text}`);
      return { ...own(facts, `region.${key}`), key, value: median, unit, ofRegion: true, cite: citeOf(fact) };
    },
  );

/** All values that a model may cite about these cities, by id. */
export const collectEvidence = (dossiers: readonly Dossier[]): ReadonlyMap<string, Evidence> => {
  const all = dossiers.flatMap((dossier) => {
    const facts = new CityFacts(dossier);
    return [...figures(facts), ...scores(facts), ...ofMonths(facts), ...middles(facts)];
  });
  return new Map(all.map((one) => [one.id, one]));
};

const monthly: Readonly<Record<string, string>> = { temperature: 'Temperature', rain: 'Rain' };

const labelOf = ({ key, month, ofRegion, cite: { label } }: Evidence): string => {
  if (month !== null) return `${monthly[key]}, ${monthName(month - 1)}`;
  return ofRegion ? `${label}, the middle` : label;
};

/** A value as the model gets it: its id, a label that claims may use, and the value. */
export const evidenceLine = (one: Evidence) => {
  const { id, month, ofRegion, value, unit, cite } = one;
  const isBare = value !== null && (month !== null || ofRegion);
  return {
    cite: id,
    label: labelOf(one),
    value: isBare ? withUnit(value, unit) : cite.text,
    ...(cite.grade && { grade: cite.grade }),
  };
};
