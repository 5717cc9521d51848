import { begin, type State } from '../state.js';
import { dayOutput, overlapDeficit } from '../life/work.js';
import { reduce } from '../reduce.js';
import { expert } from '../bots/expert.js';
import { play } from '../bots/play.js';
import { startOf } from '../start.fixture.js';
import { cityIndex } from '../world/cities.js';
import { professions, type Profession } from './professions.js';
import { rulesOf } from './rules-of.js';

const GAMES = 120;
/** Of a hundred: sideways, so none may be far from the developer's. */
const TOLERANCE = 25;

const as = (profession: Profession, more: Partial<State> = {}): State => ({
  ...begin({ ...startOf(0), rules: rulesOf('grand_tour', 'standard', { profession }) }),
  ...more,
});

const wins = (profession: Profession): number => {
  const rules = rulesOf('grand_tour', 'standard', { profession });
  let won = 0;
  for (let n = 0; n < GAMES; n += 1)
    if (play({ ...startOf(n), rules }, expert(n)).ending === 'circle_closed') won += 1;
  return (won / GAMES) * 100;
};

describe('a profession', () => {
  it('a writer works where the line is slow, a designer does not', () => {
    const slow = { city: cityIndex('cairo') };
    expect(dayOutput(as('writer', slow))).toBeGreaterThan(dayOutput(as('developer', slow)));
    expect(dayOutput(as('designer', slow))).toBeLessThan(dayOutput(as('developer', slow)));
  });

  it('a translator meets less, a teacher more; a client who asks for no hours asks nobody for them', () => {
    const far = { city: cityIndex('bangkok') };
    const deficit = (profession: Profession) => overlapDeficit(as(profession, far));
    expect(deficit('translator')).toBeLessThan(deficit('developer'));
    expect(deficit('teacher')).toBeGreaterThan(deficit('developer'));
    expect(overlapDeficit(as('teacher', { ...far, client: 0 }))).toBe(0);
  });

  it('a teacher’s working days bring company', () => {
    const after = (profession: Profession) =>
      reduce(as(profession, { daysSinceCard: -90 }), { type: 'spend', verb: 'work', days: 1 }).state
        .belonging;
    expect(after('teacher')).toBe(after('developer') + 2);
  });

  it('is no better than another: an expert wins about as often with each', () => {
    const usual = wins('developer');
    for (const profession of professions)
      expect([profession, Math.abs(wins(profession) - usual) <= TOLERANCE]).toEqual([profession, true]);
  });
});
