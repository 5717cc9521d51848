import type { ClimateMonth } from '@wanderwork/contracts';
import { getWeatherLabel } from './weather-label.js';
import type { CityRow, RowFigure } from './city-row.js';

const getNumber = (figure: RowFigure | undefined): number | null =>
  typeof figure?.value === 'number' ? figure.value : null;

const getText = (figure: RowFigure | undefined): string | null =>
  typeof figure?.value === 'string' ? figure.value : null;

const getMonths = (figure: RowFigure | undefined): (number | null)[] =>
  Array.isArray(figure?.value) ? figure.value : [];

const roundOrNull = (value: number | null): number | null => (value === null ? null : Math.round(value));

const toClimate = ({ figures }: CityRow): ClimateMonth[] | null => {
  const temperatures = getMonths(figures.climate?.temperature_months);
  const rain = getMonths(figures.climate?.rain_months);
  if (temperatures.length === 0 && rain.length === 0) return null;
  return Array.from({ length: 12 }, (_, month) => ({
    tempC: temperatures[month] ?? null,
    rainMm: rain[month] ?? null,
  }));
};

/** The columns of the table `cities` for a row: the printed figures that lists show, filter and sort by. */
export const toCityColumns = (row: CityRow) => {
  const cost = row.figures.cost?.monthly_cost;
  const speed = row.figures.internet?.download;
  const safety = row.figures.safety?.safety_label;
  const climate = toClimate(row);
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
    population: roundOrNull(getNumber(row.figures.community?.population)),
    monthly_cost: roundOrNull(getNumber(cost)),
    monthly_cost_grade: cost?.grade ?? null,
    speed: getNumber(speed),
    speed_grade: speed?.grade ?? null,
    safety: getText(safety),
    safety_grade: safety?.grade ?? null,
    climate,
    weather: getWeatherLabel(climate),
    launch_sample: cost?.grade === 'given',
  };
};
