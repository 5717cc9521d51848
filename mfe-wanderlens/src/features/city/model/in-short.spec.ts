import type { Figure } from '@wanderwork/contracts';
import { aCityDetail, aFigure } from '@wanderwork/testing';
import { storedUnits } from '../../../shared/figure-text';
import { createStatements, orderSources } from './in-short';

const aSource = (id: string) => ({ id, title: id, url: null, licence: 'CC0', attribution: id });

const sources = ['places', 'rents', 'speeds', 'climate', 'index', 'visas'].map(aSource);

const figure = (key: string, value: Figure['value'], change: Partial<Figure> = {}): Figure =>
  aFigure({ key, value, label: key, unit: null, ...change });

const rent = figure('rent', 1535, {
  unit: 'USD a month',
  range: [1315, 1790],
  reliability: 'A',
  sourceId: 'rents',
});
const cost = figure('monthly_cost', 950, {
  unit: 'USD a month',
  range: [700, 1300],
  reliability: 'D',
  sourceId: 'rents',
});
const speeds = [
  figure('download', 69.9, { unit: 'Mbps', sourceId: 'speeds' }),
  figure('upload', 33.5, { unit: 'Mbps', sourceId: 'speeds' }),
  figure('latency', 23.7, { unit: 'ms', sourceId: 'speeds' }),
];
const safety = [
  figure('safety_label', 'Very Safe', { sourceId: 'index' }),
  figure('safety_index', 78, { sourceId: 'index' }),
];
const visa = [
  figure('nomad_visa', 'yes', { sourceId: 'visas' }),
  figure('nomad_visa_name', 'D8 Digital Nomad Visa', { sourceId: 'visas' }),
  figure('nomad_visa_months', 24, { unit: 'months', sourceId: 'visas' }),
  figure('nomad_visa_income', '€3,680 per month', { sourceId: 'visas' }),
];
const others = [
  figure('temperature_year', 17.3, { unit: '°C', sourceId: 'climate' }),
  figure('airport_large', 'LIS', { sourceId: 'places' }),
  figure('airport_large_km', 6, { unit: 'km', sourceId: 'places' }),
  figure('english_share', 27, { unit: '%', sourceId: 'places' }),
];
const climate = Array.from({ length: 12 }, (_, month) => ({ tempC: 12 + month, rainMm: 60 - month }));

const lisbon = aCityDetail({
  saferThan: 87,
  climate,
  figures: [cost, rent, ...speeds, ...safety, ...visa, ...others],
  sources,
});

const write = (change: Parameters<typeof aCityDetail>[0] = {}) =>
  createStatements({ ...lisbon, ...change }, storedUnits).map(({ text }) => text);

describe('a city in short', () => {
  it('states the five most important points, each with its sources', () => {
    expect(createStatements(lisbon, storedUnits)).toEqual([
      {
        text: 'One bedroom rents for about $1,535 a month, likely between $1,315 and $1,790.',
        sourceIds: ['rents'],
      },
      {
        text: 'Video calls work well: the country’s median upload is 33.5 Mbps, with a latency of 23.7 ms.',
        sourceIds: ['speeds'],
      },
      {
        text: 'Months average from 12 °C in January to 23 °C in December; January is the wettest month, with 60 mm of rain.',
        sourceIds: ['climate'],
      },
      {
        text: 'Portugal is rated Very Safe, safer than 87% of the cities here; we have no rating for the city alone.',
        sourceIds: ['index'],
      },
      {
        text: 'The D8 Digital Nomad Visa lets remote workers stay for up to 24 months; it requires an income of €3,680 per month.',
        sourceIds: ['visas'],
      },
    ]);
  });

  it('fills the place of unknown points with the next ones and guesses nothing', () => {
    expect(write({ climate: null, figures: [...speeds, ...others] })).toEqual([
      expect.stringMatching(/^Video calls work well/),
      'The nearest large airport (LIS) is 6 km away in a straight line.',
      'About 27% of people in Portugal use English.',
    ]);
    expect(write({ climate: null, figures: [] })).toEqual([]);
  });

  it('says of a rough guess that it is one', () => {
    expect(write({ figures: [cost] })[0]).toBe(
      'By a rough guess, expect about $950 a month, likely between $700 and $1,300.',
    );
  });

  it('does not praise a city that is safer than few', () => {
    expect(write({ figures: safety, saferThan: 6, climate: null })).toEqual([
      expect.stringContaining('safer than only 6% of the cities here'),
    ]);
  });

  it('leaves out the coldest and the wettest of an incomplete year', () => {
    expect(write({ figures: [], climate: [{ tempC: null, rainMm: 1 }, ...climate.slice(1)] })).toEqual([]);
    expect(write({ figures: [], climate: [{ tempC: 3, rainMm: null }, ...climate.slice(1)] })).toEqual([
      'Months average from 3 °C in January to 23 °C in December.',
    ]);
  });

  it('numbers the sources in the order in which it cites them', () => {
    const statements = createStatements(lisbon, storedUnits);
    expect(orderSources(sources, statements).map(({ id }) => id)).toEqual([
      'rents',
      'speeds',
      'climate',
      'index',
      'visas',
      'places',
    ]);
  });
});
