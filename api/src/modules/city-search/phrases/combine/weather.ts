import type { Bounds, PhraseFilter, PhraseRanking } from '@wanderwork/contracts';
import { formatDegrees } from '../recognizers/weather.js';
import { formatBoundsId } from '../recognizers/figure-condition.js';
import { formatBounds } from '../quantity.js';
import {
  MUGGY_LIMITS,
  SUNNY_TEMP_FROM,
  mildWinter,
  monthlyRain,
  negatedTemperatures,
  pleasantMonth,
  temperatures,
  yearlyRain,
} from '../meanings.js';
import type { WeatherKind, Condition } from '../pieces.js';

/** The months of a weather condition; null means the whole year. */
export interface Season {
  months: readonly number[];
  name: string;
}

const WINTER = [11, 12, 1, 2, 3];
const WHOLE_WINTER = '12,1,2';

export const isWithinMonths = ({ months }: Season, half: readonly number[]): boolean =>
  months.every((month) => half.includes(month));

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
  if (season && weather === 'mild' && !negated && isWithinMonths(season, WINTER)) return toMildWinter(season);
  if (season)
    return { filters: [{ on: 'temp', months: season.months, bounds }], figure: formatDegrees(bounds) };
  return toYearTemperature(weather, negated, bounds);
};

/** A whole winter is measured by its coldest month, which also covers the south; single months by themselves. */
const toMildWinter = (season: Season): WeatherFigure =>
  season.months.join() === WHOLE_WINTER
    ? {
        filters: [{ on: 'coldestMonth', bounds: mildWinter }],
        figure: `coldest month ${formatDegrees(mildWinter)}`,
      }
    : {
        filters: [{ on: 'temp', months: season.months, bounds: mildWinter }],
        figure: formatDegrees(mildWinter),
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

const WHY_NOT_SUNSHINE = 'we have no sunshine hours';

/** Warm and dry stand in for sunny. The opposite is rain, whatever the warmth. */
const toSun = (negated: boolean, season: Season | null): WeatherFigure => {
  const rain = toRain('dry', negated, season);
  if (negated) return rain;
  const bounds: Bounds = { from: SUNNY_TEMP_FROM };
  const warmth: PhraseFilter = season
    ? { on: 'temp', months: season.months, bounds }
    : { on: 'tempYear', bounds };
  return {
    filters: [warmth, ...rain.filters],
    figure: `${formatDegrees(bounds)}, ${rain.figure}; ${WHY_NOT_SUNSHINE}`,
  };
};

const toHumidity = (negated: boolean, season: Season | null): WeatherFigure => ({
  filters: [{ on: 'muggy', months: season?.months ?? [], is: !negated }],
  figure: `humid: ${MUGGY_LIMITS.tempFrom} °C and ${MUGGY_LIMITS.rainFrom} mm of rain a month`,
});

const toWeatherFigure = (weather: WeatherKind, negated: boolean, season: Season | null): WeatherFigure => {
  if (weather === 'humid') return toHumidity(negated, season);
  if (weather === 'sunny') return toSun(negated, season);
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
    ...(weather === 'sunny' && !negated && { ranking: toSunRanking(season) }),
  };
};

const toSunRanking = (season: Season | null): PhraseRanking => ({
  by: 'irex',
  rising: false,
  label: `Best score first, of the places that are warm and dry${formatSeason(season)} (${WHY_NOT_SUNSHINE})`,
});

/** Example: "Pleasant in February (14 to 28 °C, 120 mm of rain or less)": what "where to go in February" means. */
export const toPleasantCondition = (season: Season): Condition => {
  const { months } = season;
  const { temp, rain } = pleasantMonth;
  return {
    id: `pleasant${formatSeasonId(season)}`,
    kind: 'climate',
    label: `Pleasant${formatSeason(season)} (${formatDegrees(temp)}, ${formatRainBounds(rain)})`,
    filters: [
      { on: 'temp', months, bounds: temp },
      { on: 'rain', months, bounds: rain },
    ],
    ranking: {
      by: 'irex',
      rising: false,
      label: `Best score first, of the places with pleasant weather${formatSeason(season)}`,
    },
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
