import { createState, type State } from '../state.js';
import { getDayOutput, getOverlapDeficit } from '../life/work.js';
import { reduce } from '../step.js';
import { expert } from '../bots/expert.js';
import { playGame } from '../bots/bot.js';
import { createTestStart } from '../start.fixture.js';
import { findCityIndex } from '../world/cities.js';
import { professions, type Profession } from './professions.js';
import { getRules } from './get-rules.js';

const GAMES = 120;
/** Percent. Professions are alternatives, so each must stay close to the developer's. */
const TOLERANCE = 25;

const as = (profession: Profession, more: Partial<State> = {}): State => ({
  ...createState({ ...createTestStart(0), rules: getRules('grand_tour', 'standard', { profession }) }),
  ...more,
});

const wins = (profession: Profession): number => {
  const rules = getRules('grand_tour', 'standard', { profession });
  let won = 0;
  for (let n = 0; n < GAMES; n += 1)
    if (playGame({ ...createTestStart(n), rules }, expert(n)).ending === 'circle_closed') won += 1;
  return (won / GAMES) * 100;
};

describe('a profession', () => {
  it('a writer works on slow connections, a designer does not', () => {
    const slow = { city: findCityIndex('cairo') };
    expect(getDayOutput(as('writer', slow))).toBeGreaterThan(getDayOutput(as('developer', slow)));
    expect(getDayOutput(as('designer', slow))).toBeLessThan(getDayOutput(as('developer', slow)));
  });

  it('a translator has fewer required hours and a teacher more, but none without a client’s', () => {
    const far = { city: findCityIndex('bangkok') };
    const deficit = (profession: Profession) => getOverlapDeficit(as(profession, far));
    expect(deficit('translator')).toBeLessThan(deficit('developer'));
    expect(deficit('teacher')).toBeGreaterThan(deficit('developer'));
    expect(getOverlapDeficit(as('teacher', { ...far, client: 0 }))).toBe(0);
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
