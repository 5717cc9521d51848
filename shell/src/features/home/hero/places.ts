/** A place of the hero, with the data for its clock and light; the same values as in the city table. */
export interface Place {
  slug: string;
  name: string;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  timeZone: string;
}

/** From west to east, and so far apart that at every hour some have day and some night. */
export const places: Place[] = [
  {
    slug: 'honolulu',
    name: 'Honolulu',
    latitude: 21.3069,
    longitude: -157.8583,
    timeZone: 'Pacific/Honolulu',
  },
  {
    slug: 'medellin',
    name: 'Medellín',
    latitude: 6.2518,
    longitude: -75.5636,
    timeZone: 'America/Bogota',
  },
  {
    slug: 'lisbon',
    name: 'Lisbon',
    latitude: 38.7167,
    longitude: -9.1333,
    timeZone: 'Europe/Lisbon',
  },
  {
    slug: 'cape-town',
    name: 'Cape Town',
    latitude: -33.9258,
    longitude: 18.4232,
    timeZone: 'Africa/Johannesburg',
  },
  {
    slug: 'chiang-mai',
    name: 'Chiang Mai',
    latitude: 18.7904,
    longitude: 98.9847,
    timeZone: 'Asia/Bangkok',
  },
  {
    slug: 'tokyo',
    name: 'Tokyo',
    latitude: 35.6895,
    longitude: 139.6917,
    timeZone: 'Asia/Tokyo',
  },
];
