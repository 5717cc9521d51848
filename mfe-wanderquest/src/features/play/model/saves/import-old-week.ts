import { cities, passports } from '@wanderwork/quest-engine';
import { parseRun, type Run } from '../../../../shared/saves/run';

/** Where older pages saved First Week. */
const KEY = 'wanderwork_quest_first_week';

const toRun = ({ seedA, seedB, home, passport, log, hash }: Record<string, unknown>): unknown => ({
  id: crypto.randomUUID(),
  plan: {
    mode: 'first_week',
    difficulty: 'gap_month',
    departure: 0,
    profession: 'developer',
    home: cities[Number(home)]?.id,
    passport: passports[Number(passport)],
    seedA,
    seedB,
  },
  edition: null,
  log,
  hash,
  played: new Date().toISOString(),
  day: 0,
  over: false,
});

/** Imports the week an older page saved, once. */
export const importOldWeek = (): Run | null => {
  try {
    const text = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    const week: unknown = JSON.parse(text ?? 'null');
    return week && typeof week === 'object' ? parseRun(toRun(week as Record<string, unknown>)) : null;
  } catch {
    return null;
  }
};
