import { byDimension, dimensionKeys, type IrexPreferences } from '@wanderwork/contracts';
import { city } from '../sample-city.fixture.js';
import { neutralPreferences } from './neutral.js';
import { inputsOf, wishes } from './wishes.fixture.js';
import { personalRank, whatMoves } from './what-moves.js';

const today = { year: 2026, month: 11 };
const [own, dearAndFast, cheapAndSlow] = [
  city({ slug: 'own', monthlyCostUsd: 1500, fixedMbps: 60 }),
  city({ slug: 'dear-and-fast', monthlyCostUsd: 4000, fixedMbps: 250 }),
  city({ slug: 'cheap-and-slow', monthlyCostUsd: 620, fixedMbps: 6 }),
];
const cities = inputsOf([own, dearAndFast, cheapAndSlow]);
const moves = (asked: IrexPreferences) => whatMoves('own', cities, asked, today);

describe('what moves a rank', () => {
  it('is told for every weight: counted twice, and left out', () => {
    const told = moves(neutralPreferences);
    expect(told.map(({ key }) => key).sort()).toEqual([...dimensionKeys].sort());
    expect(told.find(({ key }) => key === 'affordability')).toEqual({
      key: 'affordability',
      more: personalRank(
        'own',
        cities,
        wishes({ sliders: { ...neutralPreferences.sliders, affordability: 2 } }),
        today,
      ),
      less: 2,
    });
  });

  it('begins with the weight that moves it furthest', () => {
    const [first] = moves(neutralPreferences);
    expect(['affordability', 'internet']).toContain(first!.key);
  });

  it('says nothing of leaving out the only thing that counts', () => {
    const told = moves(wishes({ sliders: byDimension((key) => (key === 'internet' ? 1 : 0)) }));
    expect(told.find(({ key }) => key === 'internet')).toMatchObject({ less: null, more: 2 });
  });

  it('has no rank for a city that is not there', () => {
    expect(personalRank('atlantis', cities, neutralPreferences, today)).toBeNull();
  });
});
