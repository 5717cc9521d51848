import { scoreCities } from './city-score.js';
import type { CityInputs } from './inputs.js';
import { anyCities } from './properties.fixture.js';

const tables = ['a', 'b', 'c'].map((name) => anyCities(name, 24));
const first = (cities: readonly CityInputs[]) => scoreCities(cities)[0]!;

/** The same table with the first city changed. */
const withFirst = ([city, ...others]: readonly CityInputs[], change: Partial<CityInputs>) => [
  { ...city!, ...change },
  ...others,
];

/** Which way each figure is better. */
const better: [keyof CityInputs, low: number, high: number, rises: boolean][] = [
  ['fixedMbps', 3, 300, true],
  ['uploadMbps', 1, 150, true],
  ['broadbandPer100', 0, 60, true],
  ['coworkingPer100k', 0, 40, true],
  ['monthlyCostUsd', 400, 6000, false],
  ['safetyIndex', 0, 100, true],
  ['nomadVisaMonths', 1, 40, true],
  ['openPassportsPct', 0, 100, true],
  ['airportKm', 0, 300, false],
  ['largeAirportKm', 0, 400, false],
  ['healthCoverage', 20, 100, true],
  ['pm25', 1, 100, false],
  ['englishPct', 0, 100, true],
  ['population', 500, 9_000_000, true],
];

describe('the score, whatever the figures', () => {
  it('stays within 0 and 100, and so does its confidence', () => {
    for (const { raw, published, confidence, dimensions } of tables.flatMap(scoreCities))
      for (const value of [raw, published, confidence, ...dimensions.map(({ score }) => score)]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100);
      }
  });

  it.each(better)('never falls when %s gets better', (figure, low, high, rises) => {
    for (const table of tables) {
      const steps = Array.from({ length: 8 }, (_, at) => low + ((high - low) * at) / 7);
      const scores = steps.map((value) => first(withFirst(table, { [figure]: value })).published);
      if (!rises) scores.reverse();
      const falls = scores.filter((score, at) => at > 0 && score < scores[at - 1]! - 1e-9);
      expect(falls).toEqual([]);
      expect(scores.at(-1)).toBeGreaterThanOrEqual(scores[0]!);
    }
  });

  it('never falls when a month comes nearer to 18 to 25 °C, or gets drier', () => {
    const climate = (celsius: number, mm: number) => ({
      temperatureC: Array.from({ length: 12 }, () => celsius),
      rainMm: Array.from({ length: 12 }, () => mm),
    });
    const scores = [-5, 5, 12, 18].map((celsius) => first(withFirst(tables[0]!, climate(celsius, 200))).raw);
    const drier = [300, 200, 90, 10].map((mm) => first(withFirst(tables[0]!, climate(20, mm))).raw);
    for (const series of [scores, drier]) expect([...series].sort((a, b) => a - b)).toEqual(series);
  });

  it.each(better)('is never better known without %s', (figure) => {
    for (const table of tables) {
      const [known] = scoreCities(table);
      expect(first(withFirst(table, { [figure]: null })).confidence).toBeLessThanOrEqual(known!.confidence);
    }
  });

  it.each(better)('is never better known in a world that does not know %s at all', (figure, low, high) => {
    for (const table of tables) {
      const nobody = table.map((city) => ({ ...city, [figure]: null }));
      const known = first(withFirst(nobody, { [figure]: (low + high) / 2 }));
      expect(first(nobody).confidence).toBeLessThanOrEqual(known.confidence);
    }
  });
});
