import type { Bounds, PhraseFilter } from '@wanderwork/contracts';
import { inDegrees } from '../recognizers/weather.js';
import { boundsId } from '../recognizers/figure-condition.js';
import { boundsInWords } from '../quantity.js';
import { MUGGY, notTemperatures, rainOfMonth, rainOfYear, temperatures } from '../meanings.js';
import type { WeatherWord, Condition } from '../pieces.js';

/** The months of a weather condition; null means the whole year. */
export interface Season {
  months: readonly number[];
  name: string;
}

const mm = (text: string) => `${text} mm of rain`;

const inRain = ({ from, to, over, under }: Bounds): string => {
  const [low, high] = [from ?? over, to ?? under];
  return boundsInWords(
    { ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) },
    mm,
  );
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isTemperature = (weather: WeatherWord): weather is keyof typeof temperatures => weather in temperatures;

interface Said {
  filters: readonly PhraseFilter[];
  figure: string;
}

const temperatureOf = (weather: keyof typeof temperatures, negated: boolean, season: Season | null): Said => {
  const bounds: Bounds = (negated ? notTemperatures : temperatures)[weather];
  if (season) return { filters: [{ on: 'temp', months: season.months, bounds }], figure: inDegrees(bounds) };
  return yearOf(weather, negated, bounds);
};

/** For a whole year, "not hot" checks the hottest month, "not cold" the coldest, and "mild" both. */
const yearOf = (weather: keyof typeof temperatures, negated: boolean, bounds: Bounds): Said => {
  if (weather === 'mild' && !negated) {
    const [coldest, hottest] = [notTemperatures.cold, { to: temperatures.hot.from }];
    return {
      filters: [
        { on: 'coldestMonth', bounds: coldest },
        { on: 'hottestMonth', bounds: hottest },
      ],
      figure: `every month ${inDegrees({ ...coldest, ...hottest })}`,
    };
  }
  if (weather === 'snowy' || (negated && weather === 'cold'))
    return { filters: [{ on: 'coldestMonth', bounds }], figure: `coldest month ${inDegrees(bounds)}` };
  if (negated && weather === 'hot')
    return { filters: [{ on: 'hottestMonth', bounds }], figure: `hottest month ${inDegrees(bounds)}` };
  return { filters: [{ on: 'tempYear', bounds }], figure: `${inDegrees(bounds)} over the year` };
};

/** There are no figures on sunshine, so little rain stands in for it. */
const rainOf = (weather: 'dry' | 'rainy', negated: boolean, season: Season | null): Said => {
  const said: Bounds = (season ? rainOfMonth : rainOfYear)[weather];
  const bounds: Bounds = negated
    ? {
        ...(said.to !== undefined && { over: said.to }),
        ...(said.from !== undefined && { under: said.from }),
      }
    : said;
  const filter: PhraseFilter = season
    ? { on: 'rain', months: season.months, bounds }
    : { on: 'rainYear', bounds };
  return { filters: [filter], figure: `${inRain(bounds)}${season ? '' : ' a year'}` };
};

const humidOf = (negated: boolean, season: Season | null): Said => ({
  filters: [{ on: 'muggy', months: season?.months ?? [], is: !negated }],
  figure: `humid: ${MUGGY.tempFrom} °C and ${MUGGY.rainFrom} mm of rain a month`,
});

const saidBy = (weather: WeatherWord, negated: boolean, season: Season | null): Said => {
  if (weather === 'humid') return humidOf(negated, season);
  if (weather === 'sunny') return rainOf('dry', negated, season);
  return isTemperature(weather) ? temperatureOf(weather, negated, season) : rainOf(weather, negated, season);
};

const when = (season: Season | null): string =>
  season === null ? '' : season.name === 'all year' ? ' all year' : ` in ${season.name}`;

const at = (season: Season | null): string => (season ? `@${season.months.join('-')}` : '');

/** Example: "Warm in January (20 to 30 °C)". */
export const weatherCondition = (weather: WeatherWord, negated: boolean, season: Season | null): Condition => {
  const { filters, figure } = saidBy(weather, negated, season);
  const name = `${negated ? 'not ' : ''}${weather}`;
  return {
    id: `${name.replace(' ', '-')}${at(season)}`,
    kind: 'climate',
    label: `${capital(name)}${when(season)} (${figure})`,
    filters,
  };
};

/** For a whole year: the mean temperature, or the coldest or hottest month if the limit must always hold. */
const degreesOfYear = (bounds: Bounds, always: boolean): Said & { id: string } => {
  const isLeast = bounds.from !== undefined || bounds.over !== undefined;
  const isRange = bounds.from !== undefined && bounds.to !== undefined;
  if (!always || isRange) return { filters: [{ on: 'tempYear', bounds }], figure: 'over the year', id: '' };
  const on = isLeast ? 'coldestMonth' : 'hottestMonth';
  return { filters: [{ on, bounds }], figure: 'in every month', id: '@always' };
};

/** Examples: "25 °C or more in March", "never below 10 °C". */
export const degreesCondition = (
  { bounds, always }: { bounds: Bounds; always: boolean },
  season: Season | null,
): Condition => {
  const ofYear = degreesOfYear(bounds, always);
  return {
    id: `temp${boundsId(bounds)}${season ? at(season) : ofYear.id}`,
    kind: 'climate',
    label: capital(`${inDegrees(bounds)}${season ? when(season) : ` ${ofYear.figure}`}`),
    filters: season ? [{ on: 'temp', months: season.months, bounds }] : ofYear.filters,
  };
};
