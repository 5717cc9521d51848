import { findContinent, findLandmass, schengen } from './quest-places.mjs';

const MINUTE_MS = 60_000;
const LARGE_CITY = 1_500_000;
const HUB_AIRPORT_KM = 60;

const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

/** Minutes ahead of UTC in standard time; the game has no daylight saving time. */
export const getStandardOffset = (timezone) =>
  Math.min(
    ...[Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)].map((at) => {
      const parts = new Intl.DateTimeFormat('en-GB', {
        timeZone: timezone,
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        hourCycle: 'h23',
      }).formatToParts(at);
      const part = (type) => Number(parts.find((one) => one.type === type).value);
      const there = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
      return (there - at) / MINUTE_MS;
    }),
  );

/** Returns the comfort of a month from 0 to 100; 22 °C with little rain is 100. */
export const getComfort = (celsius, rainMm) =>
  Math.round(
    clamp(100 - 3.2 * Math.max(0, Math.abs(celsius - 22) - 4) - Math.max(0, rainMm - 60) / 5, 0, 100),
  );

/**
 * Returns the game's own community figure from 0 to 100, because no source counts remote workers: spoken English, a
 * nomad visa, a large city, and affordable cost.
 */
const getCommunity = ({ community, visa, cost }) =>
  Math.round(
    clamp(
      20 +
        (community.english_share?.value ?? 30) * 0.3 +
        (visa.nomad_visa?.value === 'yes' ? 18 : 0) +
        Math.min(20, (community.population?.value ?? 0) / 100_000) +
        clamp((3000 - cost.monthly_cost.value) / 75, 0, 24),
      10,
      100,
    ),
  );

const isHub = ({ access, community }) =>
  (community.population?.value ?? 0) >= LARGE_CITY &&
  (access.airport_large_km?.value ?? Infinity) <= HUB_AIRPORT_KM;

export const getZone = ({ countryCode }) => (schengen.has(countryCode) ? 'SCHENGEN' : countryCode);

const listNeededFigures = ({ figures: { cost, internet, climate, safety } }) => [
  cost.monthly_cost,
  internet.download,
  climate.temperature_months,
  climate.rain_months,
  safety.safety_index,
];

/** Whether a city has all figures that the rules need. */
export const isPlayable = (city) =>
  listNeededFigures(city).every(
    (figure) => (figure?.value ?? null) !== null && ![figure.value].flat().includes(null),
  );

export const toQuestCity = (city) => {
  const { figures } = city;
  const temperatures = figures.climate.temperature_months.value;
  const rain = figures.climate.rain_months.value;
  return {
    id: city.slug,
    name: city.name,
    country: city.country,
    continent: findContinent(city.region),
    latitude: city.latitude,
    longitude: city.longitude,
    utc: getStandardOffset(city.timezone),
    cost: figures.cost.monthly_cost.value,
    mbps: Math.round(figures.internet.download.value),
    safety: Math.round(figures.safety.safety_index.value),
    community: getCommunity(figures),
    zone: getZone(city),
    hub: isHub(figures),
    landmass: findLandmass(city),
    comfort: temperatures.map((celsius, month) => getComfort(celsius, rain[month])),
  };
};
