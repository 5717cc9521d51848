import type { PhraseFilter, PhraseRanking, UnderstoodCondition } from '@wanderwork/contracts';
import type { CityFigures } from './city-figures.js';
import { readCondition } from './condition-facts.js';

const NOW = new Date('2026-11-20T12:00:00Z');

const city: CityFigures = {
  slug: 'lisbon',
  country: 'Portugal',
  timezone: 'Europe/Lisbon',
  irex: 84.26,
  cost: 1650,
  rent: 900,
  speed: 79.8,
  population: 517_802,
  air: 18.2,
  english: 37,
  airport: 6.6,
  safetyIndex: 66,
  tempYear: 17.4,
  rainYear: 706,
  coldestMonth: 11.6,
  hottestMonth: 23.5,
  temps: [11.6, 12.7, 14.9, 15.9, 18, 21.2, 23.1, 23.5, 22.1, 18.8, 15, 12.4],
  rains: [100, 85, 53, 69, 54, 16, 4, 6, 33, 101, 128, 127],
  safety: 'Moderate',
  entry: { in: 0, ph: 60, br: 365, de: 3650 },
  nomadVisaMonths: 6,
  englishOfficial: false,
  costReliability: 'C',
  origins: {
    air_pm25: { grade: 'country', basis: null },
    download: { grade: 'country', basis: null },
    rent: { grade: 'estimate', basis: 'D' },
  },
};

const read = (filters: PhraseFilter[], change: Partial<CityFigures> = {}, ranking?: PhraseRanking) => {
  const condition: UnderstoodCondition = {
    id: 'it',
    kind: 'price',
    label: '',
    filters,
    start: 0,
    end: 1,
    ...(ranking && { ranking }),
  };
  const standing = readCondition(condition, { ...city, ...change }, NOW);
  return standing && [standing.text, standing.miss];
};

describe('the figure of a condition', () => {
  it.each<[string, PhraseFilter]>([
    ['Cost $1,650', { on: 'cost', bounds: { to: 2000 } }],
    ['Rent about $900, a rough guess', { on: 'rent', bounds: { to: 1000 } }],
    ['80 Mbps, the country’s median', { on: 'speed', bounds: { from: 50 } }],
    ['PM2.5 18 µg/m³, the country’s', { on: 'air', bounds: { to: 20 } }],
    ['English 37%', { on: 'english', bounds: { from: 20 } }],
    ['Population 517,802', { on: 'population', bounds: { from: 300_000 } }],
    ['Large airport 6.6 km away', { on: 'airport', bounds: { to: 30 } }],
    ['January 12 °C', { on: 'temp', months: [1], bounds: { from: 10 } }],
    ['December to February 12 to 13 °C', { on: 'temp', months: [12, 1, 2], bounds: { from: 10 } }],
    ['July rain 4 mm', { on: 'rain', months: [7], bounds: { to: 60 } }],
    ['Humid in no month', { on: 'muggy', months: [], is: false }],
    ['Country rated Moderate', { on: 'safety', anyOf: ['Moderate'] }],
    ['60 days for Philippine passports', { on: 'entry', passport: 'ph', days: 30, people: 'Philippine' }],
    ['Visa-free for Brazilian passports', { on: 'entry', passport: 'br', days: 30, people: 'Brazilian' }],
    ['No limit for German passports', { on: 'entry', passport: 'de', days: 30, people: 'German' }],
    ['Nomad visa for 6 months', { on: 'nomadVisa', months: 0 }],
    ['English is not official', { on: 'englishOfficial', is: false }],
    [
      '8 hours with London',
      {
        on: 'zone',
        zones: ['Europe/Lisbon'],
        clock: { zone: 'Europe/London', name: 'London', measure: 'shared' },
      },
    ],
    [
      '1 hour behind Berlin',
      {
        on: 'zone',
        zones: ['Europe/Lisbon'],
        clock: { zone: 'Europe/Berlin', name: 'Berlin', measure: 'difference' },
      },
    ],
  ])('is “%s”', (text, filter) => expect(read([filter])).toEqual([text, null]));

  it('is that of an order without a condition', () => {
    expect(read([], {}, { by: 'cost', rising: true, label: '' })).toEqual(['Cost $1,650', null]);
    expect(read([], {}, { by: 'temp', months: [7], rising: false, label: '' })).toEqual(['July 23 °C', null]);
    expect(read([], {}, { by: 'similar', like: 'porto', rising: true, label: '' })).toBeNull();
  });

  it('names several months of a comparison once', () => {
    const months = [6, 7, 8].map((month): PhraseFilter => ({
      on: 'temp',
      months: [month],
      bounds: { over: 20 },
    }));
    expect(read(months)).toEqual(['June to August 21 to 24 °C', null]);
  });

  it('names the months of heat and rain once', () => {
    const months = [12, 1, 2];
    expect(
      read([
        { on: 'temp', months, bounds: { from: 5 } },
        { on: 'rain', months, bounds: { to: 200 } },
      ]),
    ).toEqual(['December to February 12 to 13 °C, rain 85 to 127 mm', null]);
  });

  it('is nothing for a place', () =>
    expect(read([{ on: 'place', anyOf: [{ countries: ['PT'] }] }])).toBeNull());
});

describe('what a city misses', () => {
  it.each<[string, PhraseFilter]>([
    ['$150 over your $1,500', { on: 'cost', bounds: { to: 1500 } }],
    ['$100 under your $1,000', { on: 'rent', bounds: { from: 1000 } }],
    ['just missed', { on: 'cost', bounds: { under: 1650 } }],
    ['20 Mbps below your 100', { on: 'speed', bounds: { from: 100 } }],
    ['8.2 µg/m³ above your 10', { on: 'air', bounds: { to: 10 } }],
    ['13 points below your 50%', { on: 'english', bounds: { from: 50 } }],
    ['4 points below your 70', { on: 'safetyIndex', bounds: { over: 70 } }],
    ['8 °C too cold', { on: 'temp', months: [1], bounds: { from: 20, to: 30 } }],
    ['4 °C too warm in August', { on: 'temp', months: [7, 8], bounds: { to: 20 } }],
    ['one step below Safe', { on: 'safety', anyOf: ['Very Safe', 'Safe'] }],
    ['two steps below Very Safe', { on: 'safety', anyOf: ['Very Safe'] }],
    ['30 days short', { on: 'entry', passport: 'ph', days: 90 }],
    ['visa needed', { on: 'entry', passport: 'in', days: 90 }],
    ['6 months short', { on: 'nomadVisa', months: 12 }],
    ['not official', { on: 'englishOfficial', is: true }],
    [
      '3 hours short',
      {
        on: 'zone',
        zones: ['America/Sao_Paulo', 'America/New_York'],
        clock: { zone: 'America/New_York', name: 'New York', measure: 'shared' },
      },
    ],
  ])('is “%s”', (miss, filter) => expect(read([filter])?.[1]).toBe(miss));

  it('shows a decimal where the bound is less than one away', () =>
    expect(read([{ on: 'temp', months: [1], bounds: { from: 12 } }])).toEqual([
      'January 11.6 °C',
      '0.4 °C too cold',
    ]));

  it.each<[string, PhraseFilter, Partial<CityFigures>]>([
    ['Cost not known', { on: 'cost', bounds: { to: 1500 } }, { cost: null }],
    ['Temperature in January not known', { on: 'temp', months: [1], bounds: { to: 9 } }, { temps: [] }],
    ['Safety not known', { on: 'safety', anyOf: ['Safe'] }, { safety: null }],
  ])('is not known: %s', (text, filter, change) =>
    expect(read([filter], change)).toEqual([text, 'not known']),
  );
});
