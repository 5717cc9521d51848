import type { Bounds, PhraseFilter } from '@wanderwork/contracts';
import { formatDegrees } from '../recognizers/weather.js';
import { formatBoundsId } from '../recognizers/figure-condition.js';
import { formatBounds } from '../quantity.js';
import { MUGGY_LIMITS, negatedTemperatures, monthlyRain, yearlyRain, temperatures } from '../meanings.js';
import type { WeatherKind, Condition } from '../pieces.js';

/** The months of a weather condition; null means the whole year. */
export interface Season {
  months: readonly number[];
  name: string;
}

const formatRain = (text: string) => `${text} mm of rain`;

const formatRainBounds = ({ from, to, over, under }: Bounds): string => {
  const [low, high] = [from ?? over, to ?? under];
  return formatBounds(
    { ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) },
    formatRain,
  );
};

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isTemperature = (weather: WeatherKind): weather is keyof typeof temperatures => weather in temperatures;

interface WeatherFigure {
  filters: readonly PhraseFilter[];
  figure: string;
}

const toTemperature = (
  weather: keyof typeof temperatures,
  negated: boolean,
  season: Season | null,
): WeatherFigure => {
  const bounds: Bounds = (negated ? negatedTemperatures : temperatures)[weather];
  if (season)
    return { filters: [{ on: 'temp', months: season.months, bounds }], figure: formatDegrees(bounds) };
  return toYearTemperature(weather, negated, bounds);
};

/** For a whole year, "not hot" checks the hottest month, "not cold" the coldest, and "mild" both. */
const toYearTemperature = (
  weather: keyof typeof temperatures,
  negated: boolean,
  bounds: Bounds,
): WeatherFigure => {
  if (weather === 'mild' && !negated) {
    const [coldest, hottest] = [negatedTemperatures.cold, { to: temperatures.hot.from }];
    return {
      filters: [
        { on: 'coldestMonth', bounds: coldest },
        { on: 'hottestMonth', bounds: hottest },
      ],
      figure: `every month ${formatDegrees({ ...coldest, ...hottest })}`,
    };
  }
  if (weather === 'snowy' || (negated && weather === 'cold'))
    return { filters: [{ on: 'coldestMonth', bounds }], figure: `coldest month ${formatDegrees(bounds)}` };
  if (negated && weather === 'hot')
    return { filters: [{ on: 'hottestMonth', bounds }], figure: `hottest month ${formatDegrees(bounds)}` };
  return { filters: [{ on: 'tempYear', bounds }], figure: `${formatDegrees(bounds)} over the year` };
};

/** There are no figures on sunshine, so little rain stands in for it. */
const toRain = (weather: 'dry' | 'rainy', negated: boolean, season: Season | null): WeatherFigure => {
  const rainBounds: Bounds = (season ? monthlyRain : yearlyRain)[weather];
  const bounds: Bounds = negated
    ? {
        ...(rainBounds.to !== undefined && { over: rainBounds.to }),
        ...(rainBounds.from !== undefined && { under: rainBounds.from }),
      }
    : rainBounds;
  const filter: PhraseFilter = season
    ? { on: 'rain', months: season.months, bounds }
    : { on: 'rainYear', bounds };
  return { filters: [filter], figure: `${formatRainBounds(bounds)}${season ? '' : ' a year'}` };
};

const toHumidity = (negated: boolean, season: Season | null): WeatherFigure => ({
  filters: [{ on: 'muggy', months: season?.months ?? [], is: !negated }],
  figure: `humid: ${MUGGY_LIMITS.tempFrom} °C and ${MUGGY_LIMITS.rainFrom} mm of rain a month`,
});

const toWeatherFigure = (weather: WeatherKind, negated: boolean, season: Season | null): WeatherFigure => {
  if (weather === 'humid') return toHumidity(negated, season);
  if (weather === 'sunny') return toRain('dry', negated, season);
  return isTemperature(weather) ? toTemperature(weather, negated, season) : toRain(weather, negated, season);
};

const formatSeason = (season: Season | null): string =>
  season === null ? '' : season.name === 'all year' ? ' all year' : ` in ${season.name}`;

const formatSeasonId = (season: Season | null): string => (season ? `@${season.months.join('-')}` : '');

/** Example: "Warm in January (20 to 30 °C)". */
export const toWeatherCondition = (
  weather: WeatherKind,
  negated: boolean,
  season: Season | null,
): Condition => {
  const { filters, figure } = toWeatherFigure(weather, negated, season);
  const name = `${negated ? 'not ' : ''}${weather}`;
  return {
    id: `${name.replace(' ', '-')}${formatSeasonId(season)}`,
    kind: 'climate',
    label: `${capitalize(name)}${formatSeason(season)} (${figure})`,
    filters,
  };
};

/** For a whole year: the mean temperature, or the coldest or hottest month if the limit must always hold. */
const toYearDegrees = (bounds: Bounds, always: boolean): WeatherFigure & { id: string } => {
  const isLeast = bounds.from !== undefined || bounds.over !== undefined;
  const isRange = bounds.from !== undefined && bounds.to !== undefined;
  if (!always || isRange) return { filters: [{ on: 'tempYear', bounds }], figure: 'over the year', id: '' };
  const on = isLeast ? 'coldestMonth' : 'hottestMonth';
  return { filters: [{ on, bounds }], figure: 'in every month', id: '@always' };
};

/** Examples: "25 °C or more in March", "never below 10 °C". */
export const toDegreesCondition = (
  { bounds, always }: { bounds: Bounds; always: boolean },
  season: Season | null,
): Condition => {
  const yearDegrees = toYearDegrees(bounds, always);
  return {
    id: `temp${formatBoundsId(bounds)}${season ? formatSeasonId(season) : yearDegrees.id}`,
    kind: 'climate',
    label: capitalize(`${formatDegrees(bounds)}${season ? formatSeason(season) : ` ${yearDegrees.figure}`}`),
    filters: season ? [{ on: 'temp', months: season.months, bounds }] : yearDegrees.filters,
  };
};
