import { scoreCities } from './city-score.js';
import type { CityInputs } from './inputs.js';
import { createRandomCities } from './properties.fixture.js';

const tables = ['a', 'b', 'c'].map((name) => createRandomCities(name, 24));
const first = (cities: readonly CityInputs[]) => scoreCities(cities)[0]!;

/** The table with a changed first city. */
const withFirst = ([city, ...others]: readonly CityInputs[], change: Partial<CityInputs>) => [
  { ...city!, ...change },
  ...others,
];

/** The direction in which each figure is better. */
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

describe('the score for random figures', () => {
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

  it('never falls when a month gets closer to 18–25 °C or drier', () => {
    const climate = (celsius: number, mm: number) => ({
      temperatureC: Array.from({ length: 12 }, () => celsius),
      rainMm: Array.from({ length: 12 }, () => mm),
    });
    const scores = [-5, 5, 12, 18].map((celsius) => first(withFirst(tables[0]!, climate(celsius, 200))).raw);
    const drier = [300, 200, 90, 10].map((mm) => first(withFirst(tables[0]!, climate(20, mm))).raw);
    for (const series of [scores, drier]) expect([...series].sort((a, b) => a - b)).toEqual(series);
  });

  it.each(better)('never has more confidence without %s', (figure) => {
    for (const table of tables) {
      const [complete] = scoreCities(table);
      expect(first(withFirst(table, { [figure]: null })).confidence).toBeLessThanOrEqual(
        complete!.confidence,
      );
    }
  });

  it.each(better)('never has more confidence if no city has %s', (figure, low, high) => {
    for (const table of tables) {
      const withoutFigure = table.map((city) => ({ ...city, [figure]: null }));
      const withFigure = first(withFirst(withoutFigure, { [figure]: (low + high) / 2 }));
      expect(first(withoutFigure).confidence).toBeLessThanOrEqual(withFigure.confidence);
    }
  });
});
