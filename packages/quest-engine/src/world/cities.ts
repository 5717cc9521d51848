import { cityRows } from './cities.data.js';

export const continents = ['Europe', 'Asia', 'Africa', 'North America', 'South America', 'Oceania'] as const;

/** What the rules know about a city, from the product's table. `community` is the game's own value. */
export interface City {
  index: number;
  id: string;
  name: string;
  country: string;
  /** Index into `continents`. */
  continent: number;
  /** Hundredths of a degree, north and east positive. */
  latitude: number;
  longitude: number;
  /** Minutes ahead of UTC, without summer time. */
  utc: number;
  /** US dollars a month. */
  cost: number;
  mbps: number;
  /** 0–100. */
  safety: number;
  community: number;
  /** Index into the visa zones. */
  zone: number;
  hub: boolean;
  /** Cities with the same number are connected by land. */
  landmass: number;
  /** 0–100 for each month of the year, January first. */
  comfort: readonly number[];
}

export const cities: readonly City[] = cityRows.map(
  (
    [
      id,
      name,
      country,
      continent,
      latitude,
      longitude,
      utc,
      cost,
      mbps,
      safety,
      community,
      zone,
      hub,
      landmass,
      comfort,
    ],
    index,
  ) => ({
    index,
    id,
    name,
    country,
    continent,
    latitude,
    longitude,
    utc,
    cost,
    mbps,
    safety,
    community,
    zone,
    hub: hub === 1,
    landmass,
    comfort,
  }),
);

/** A city by its index, which must exist. */
export const getCity = (index: number): City => cities[index]!;

const zonesOfCities = Uint8Array.from(cities, ({ zone }) => zone);

/** The zone of a city; read some hundred times a day. */
export const getZone = (city: number): number => zonesOfCities[city]!;

export const isCity = (index: number): boolean =>
  Number.isInteger(index) && index >= 0 && index < cities.length;

const places = new Map(cities.map(({ id, index }) => [id, index]));

/** −1 for an unknown id. */
export const findCityIndex = (id: string): number => places.get(id) ?? -1;
