import type { EntryRules, Figure } from '@wanderwork/contracts';
import type { TripCity, TripFacts } from './facts.js';

const createFigure = (key: string, value: number, range?: [number, number]): Figure => ({
  key,
  label: key,
  group: 'cost',
  value,
  unit: null,
  grade: range ? 'estimate' : 'measured',
  sourceId: 'test',
  year: '2026',
  note: null,
  ...(range && { range, reliability: 'C' as const }),
});

interface CityText {
  name: string;
  country: [code: string, name: string];
  at: [latitude: number, longitude: number];
  zone: string;
  temps: number[] | null;
  rent: number;
  score?: number;
}

const slugify = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');

/** A city with a rent of ±30%, other lines of $500 ±20%, and an airport. */
export const createCity = (text: CityText): TripCity => ({
  slug: slugify(text.name),
  name: text.name,
  country: text.country[1],
  countryCode: text.country[0],
  latitude: text.at[0],
  longitude: text.at[1],
  timezone: text.zone,
  climate: text.temps && text.temps.map((tempC) => ({ tempC, rainMm: 50 })),
  monthScores: Array.from({ length: 12 }, (_, month) => (text.score ?? 70) + ((month * 5) % 7)),
  figures: [
    createFigure('rent', text.rent, [text.rent * 0.7, text.rent * 1.3]),
    ...['food', 'transport', 'utilities_internet', 'leisure', 'other'].map((key) =>
      createFigure(key, 100, [80, 120]),
    ),
    createFigure('airport_nearest_km', 10),
    createFigure('airport_large_km', 10),
  ],
  sources: [],
});

const flat = (tempC: number) => Array.from({ length: 12 }, () => tempC);

const list = [
  createCity({
    name: 'Lisbon',
    country: ['PT', 'Portugal'],
    at: [38.72, -9.13],
    zone: 'Europe/Lisbon',
    temps: [11.7, 12.2, 14, 16, 18.6, 21.2, 22.6, 23.4, 22.1, 19, 14.8, 12.3],
    rent: 1400,
    score: 80,
  }),
  createCity({
    name: 'Porto',
    country: ['PT', 'Portugal'],
    at: [41.15, -8.61],
    zone: 'Europe/Lisbon',
    temps: flat(15),
    rent: 1000,
  }),
  createCity({
    name: 'Madrid',
    country: ['ES', 'Spain'],
    at: [40.42, -3.7],
    zone: 'Europe/Madrid',
    temps: flat(16),
    rent: 1200,
  }),
  createCity({
    name: 'London',
    country: ['GB', 'United Kingdom'],
    at: [51.51, -0.13],
    zone: 'Europe/London',
    temps: flat(11),
    rent: 2400,
  }),
  createCity({
    name: 'Dakar',
    country: ['SN', 'Senegal'],
    at: [14.69, -17.45],
    zone: 'Africa/Dakar',
    temps: flat(24),
    rent: 700,
    score: 60,
  }),
  createCity({
    name: 'São Paulo',
    country: ['BR', 'Brazil'],
    at: [-23.55, -46.63],
    zone: 'America/Sao_Paulo',
    temps: flat(20),
    rent: 600,
    score: 65,
  }),
  createCity({
    name: 'Bogotá',
    country: ['CO', 'Colombia'],
    at: [4.71, -74.07],
    zone: 'America/Bogota',
    temps: flat(14),
    rent: 500,
    score: 68,
  }),
  createCity({
    name: 'Miami',
    country: ['US', 'United States'],
    at: [25.76, -80.19],
    zone: 'America/New_York',
    temps: flat(25),
    rent: 2200,
  }),
  createCity({
    name: 'Tokyo',
    country: ['JP', 'Japan'],
    at: [35.69, 139.69],
    zone: 'Asia/Tokyo',
    temps: null,
    rent: 900,
    score: 85,
  }),
  createCity({
    name: 'Suva',
    country: ['FJ', 'Fiji'],
    at: [-18.14, 178.44],
    zone: 'Pacific/Fiji',
    temps: flat(26),
    rent: 650,
  }),
];

const createRules = (passport: string, rules: Record<string, string>): EntryRules => ({
  passport,
  date: '2026-02-17',
  source: 'entry-rules',
  rules,
});

export const facts: TripFacts = {
  cities: Object.fromEntries(list.map((city) => [city.slug, city])),
  entryRules: {
    DE: createRules('DE', {
      DE: 'home',
      PT: 'visa free',
      ES: 'visa free',
      GB: 'eta',
      SN: '90',
      BR: '90',
      CO: '90',
      US: 'eta',
      JP: '90',
      FJ: '120',
    }),
    US: createRules('US', {
      US: 'home',
      PT: '90',
      ES: '90',
      GB: 'eta',
      SN: '90',
      BR: 'e-visa',
      CO: '90',
      JP: '90',
    }),
    BR: createRules('BR', {
      BR: 'home',
      PT: '90',
      ES: '90',
      GB: 'visa free',
      SN: '90',
      CO: '90',
      US: 'visa required',
      JP: '90',
    }),
  },
};
