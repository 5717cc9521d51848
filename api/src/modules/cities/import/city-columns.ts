import type { ClimateMonth } from '@wanderwork/contracts';
import { weatherWord } from '../weather/weather-label.js';
import type { CityRow, RowFigure } from './city-row.js';

const numberOf = (figure: RowFigure | undefined): number | null =>
  typeof figure?.value === 'number' ? figure.value : null;

const textOf = (figure: RowFigure | undefined): string | null =>
  typeof figure?.value === 'string' ? figure.value : null;

const monthsOf = (figure: RowFigure | undefined): (number | null)[] =>
  Array.isArray(figure?.value) ? figure.value : [];

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value));

const climateOf = ({ figures }: CityRow): ClimateMonth[] | null => {
  const temperatures = monthsOf(figures.climate?.temperature_months);
  const rain = monthsOf(figures.climate?.rain_months);
  if (temperatures.length === 0 && rain.length === 0) return null;
  return Array.from({ length: 12 }, (_, month) => ({
    tempC: temperatures[month] ?? null,
    rainMm: rain[month] ?? null,
  }));
};

/** The columns of the table `cities` for a row: the printed figures that lists show, filter and sort by. */
export const cityColumns = (row: CityRow) => {
  const cost = row.figures.cost?.monthly_cost;
  const speed = row.figures.internet?.download;
  const safety = row.figures.safety?.safety_label;
  const climate = climateOf(row);
  return {
    slug: row.slug,
    name: row.name,
    country: row.country,
    country_code: row.countryCode,
    region: row.region,
    latitude: row.latitude,
    longitude: row.longitude,
    timezone: row.timezone,
    geoname_id: row.geonameId,
    population: rounded(numberOf(row.figures.community?.population)),
    monthly_cost: rounded(numberOf(cost)),
    monthly_cost_grade: cost?.grade ?? null,
    speed: numberOf(speed),
    speed_grade: speed?.grade ?? null,
    safety: textOf(safety),
    safety_grade: safety?.grade ?? null,
    climate,
    weather: weatherWord(climate),
    launch_sample: cost?.grade === 'given',
  };
};
