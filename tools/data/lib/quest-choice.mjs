import { readFileSync } from 'node:fs';
import { isPlayable } from './quest-city.mjs';

const table = new URL('../../../api/data/cities.jsonl', import.meta.url);

/**
 * The cities of the game: the largest of every country, and these, so that each part of a route has a place unlike its
 * capital. With more cities in one country, trips between neighbors would be too short to matter and those abroad a
 * detour.
 */
const extraCities = new Set(
  `bariloche perth florianopolis salvador varna vancouver chengdu medellin split brno cuenca dahab chania marseille
  hamburg bengaluru denpasar palermo milan fukuoka astana busan george-town oaxaca marrakesh wellington bergen cusco
  cebu-city krakow funchal cluj-napoca durban barcelona las-palmas malmo chiang-mai phuket antalya los-angeles
  honolulu edinburgh zanzibar da-nang nha-trang`.split(/\s+/),
);

const getPopulation = ({ figures }) => figures.community.population?.value ?? 0;
const findLargest = (rows) =>
  rows.reduce((largest, row) => (getPopulation(row) > getPopulation(largest) ? row : largest));

const chooseCities = (rows) => {
  const countries = [...new Set(rows.map(({ countryCode }) => countryCode))];
  const largest = new Set(
    countries.map((code) => findLargest(rows.filter(({ countryCode }) => countryCode === code))),
  );
  return rows
    .filter((row) => largest.has(row) || extraCities.has(row.slug))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
};

/** Reads the table of cities; returns those of the game by slug. */
export const readGameCities = () =>
  chooseCities(
    readFileSync(table, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(isPlayable),
  );
