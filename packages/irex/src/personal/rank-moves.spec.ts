import { createByDimension, dimensionKeys, type IrexPreferences } from '@wanderwork/contracts';
import { city } from '../sample-city.fixture.js';
import { neutralPreferences } from './neutral.js';
import { toIrexCities, createPreferences } from './preferences.fixture.js';
import { computePersonalRank, findRankMoves } from './rank-moves.js';

const today = { year: 2026, month: 11 };
const [own, dearAndFast, cheapAndSlow] = [
  city({ slug: 'own', monthlyCostUsd: 1500, fixedMbps: 60 }),
  city({ slug: 'dear-and-fast', monthlyCostUsd: 4000, fixedMbps: 250 }),
  city({ slug: 'cheap-and-slow', monthlyCostUsd: 620, fixedMbps: 6 }),
];
const cities = toIrexCities([own, dearAndFast, cheapAndSlow]);
const findMoves = (preferences: IrexPreferences) => findRankMoves('own', cities, preferences, today, null);

describe('whatMoves', () => {
  it('returns the ranks for every slider doubled and at 0', () => {
    const result = findMoves(neutralPreferences);
    expect(result.map(({ key }) => key).sort()).toEqual([...dimensionKeys].sort());
    expect(result.find(({ key }) => key === 'affordability')).toEqual({
      key: 'affordability',
      more: computePersonalRank(
        'own',
        cities,
        createPreferences({ sliders: { ...neutralPreferences.sliders, affordability: 2 } }),
        today,
        null,
      ),
      less: 2,
    });
  });

  it('sorts by effect, largest first', () => {
    const [first] = findMoves(neutralPreferences);
    expect(['affordability', 'internet']).toContain(first!.key);
  });

  it('returns null for setting the only slider to 0', () => {
    const result = findMoves(
      createPreferences({ sliders: createByDimension((key) => (key === 'internet' ? 1 : 0)) }),
    );
    expect(result.find(({ key }) => key === 'internet')).toMatchObject({ less: null, more: 2 });
  });

  it('returns null for an unknown city', () => {
    expect(computePersonalRank('atlantis', cities, neutralPreferences, today, null)).toBeNull();
  });
});
