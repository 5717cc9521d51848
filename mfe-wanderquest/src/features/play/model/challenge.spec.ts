import { computeScore } from '@wanderwork/quest-engine';
import { createPlan } from '../../../shared/saves/run.fixture';
import { type Run } from '../../../shared/saves/run';
import { CHALLENGE, createChallengePath, parseChallenge } from './challenge';
import { createRun } from './create-run';
import { replayRun } from './replay-run';

const plan = createPlan({
  mode: 'grand_tour',
  difficulty: 'hard',
  seedA: -7,
  month: 4,
  met: ['late_invoice'],
});

const link = (change: Partial<Run> = {}) => {
  const game = replayRun({ ...createRun(plan, null), ...change });
  const { pathname, searchParams } = new URL(createChallengePath(game), 'https://wander.example');
  return { pathname, searchParams, points: computeScore(game.state) };
};

describe('a challenge link', () => {
  it('leads to the same start, without the cards that its player has met', () => {
    const { pathname, searchParams, points } = link();
    expect(pathname).toBe('/wanderquest/grand-tour');
    const { met: _met, ...start } = plan;
    expect(parseChallenge('grand_tour', searchParams)).toEqual({ points, plan: start });
  });

  it('of a ranked calendar run names its day and keeps its seeds secret', () => {
    const { searchParams, points } = link({ ranked: true, edition: '2026-11-22' });
    expect(parseChallenge('grand_tour', searchParams)).toEqual({ points, edition: '2026-11-22' });
    expect(searchParams.has('seedA')).toBe(false);
  });

  it.each([
    ['points that are none', (search: URLSearchParams) => search.set(CHALLENGE, 'many')],
    ['too many points', (search: URLSearchParams) => search.set(CHALLENGE, '9999999')],
    ['an unknown city', (search: URLSearchParams) => search.set('home', 'atlantis')],
    ['no seed', (search: URLSearchParams) => search.delete('seedB')],
    ['a day that is none', (search: URLSearchParams) => search.set('edition', 'tomorrow')],
  ])('with %s is none', (_what, change) => {
    const { searchParams } = link();
    change(searchParams);
    expect(parseChallenge('grand_tour', searchParams)).toBeNull();
  });
});
