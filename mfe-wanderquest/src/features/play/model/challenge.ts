import { paths } from '@wanderwork/contracts';
import { computeScore, isPlan, type Mode, type Plan } from '@wanderwork/quest-engine';
import { getModeInfo } from '../../../shared/modes';
import { type Game } from './play-state';

/** A friend's result, and the start to beat it from: a calendar run that is the same for everyone, or a plan. */
export type Challenge = { points: number } & ({ edition: string } | { plan: Plan });

const texts = ['difficulty', 'profession', 'home', 'passport'] as const;
const numbers = ['departure', 'seedA', 'seedB', 'month', 'rulesVersion'] as const;

/** The search parameter that makes a mode's page show a challenge. */
export const CHALLENGE = 'challenge';

/** The path of a link with which friends can play the same start. The seeds of a ranked calendar run stay secret. */
export const createChallengePath = ({ run: { plan, edition, ranked }, state }: Game): string => {
  const search = new URLSearchParams({ [CHALLENGE]: String(computeScore(state)) });
  if (ranked && edition) search.set('edition', edition);
  else
    for (const name of [...texts, ...numbers]) {
      const value = plan[name];
      if (value !== undefined) search.set(name, String(value));
    }
  return `${paths.web.quest(getModeInfo(plan.mode).slug)}?${search.toString()}`;
};

const EDITION_PATTERN = /^\d{4}-(\d{2}-\d{2}|W\d{2})$/;
const MAX_POINTS = 100_000;

const parseNumber = (value: string | null): number | undefined =>
  value === null || !/^-?\d{1,10}$/.test(value) ? undefined : Number(value);

const parsePlan = (mode: Mode, search: URLSearchParams): Plan | null => {
  const plan = {
    mode,
    ...Object.fromEntries(texts.map((name) => [name, search.get(name)])),
    ...Object.fromEntries(
      numbers.flatMap((name) => {
        const value = parseNumber(search.get(name));
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
  return isPlan(plan) ? plan : null;
};

/** The challenge of a link; null when there is none or the game does not know its start. */
export const parseChallenge = (mode: Mode, search: URLSearchParams): Challenge | null => {
  const points = parseNumber(search.get(CHALLENGE));
  if (points === undefined || points < 0 || points > MAX_POINTS) return null;
  const edition = search.get('edition');
  if (edition !== null) return EDITION_PATTERN.test(edition) ? { points, edition } : null;
  const plan = parsePlan(mode, search);
  return plan && { points, plan };
};
