import { replay, rulesOf, type Action, type Start } from '@wanderwork/quest-engine';

const KEY = 'wanderwork_quest_first_week';

/** A week as the browser keeps it: how it began, what was done, and the hash that this came to. */
export interface KeptWeek {
  seedA: number;
  seedB: number;
  home: number;
  passport: number;
  log: Action[];
  hash: string;
}

export const startOf = ({ seedA, seedB, home, passport }: Omit<KeptWeek, 'log' | 'hash'>): Start => ({
  seedA,
  seedB,
  home,
  passport,
  rules: rulesOf('first_week', 'gap_month'),
});

const isWeek = (value: unknown): value is KeptWeek => {
  if (typeof value !== 'object' || value === null) return false;
  const { seedA, seedB, home, passport, log, hash } = value as Record<string, unknown>;
  return (
    [seedA, seedB, home, passport].every(Number.isInteger) && Array.isArray(log) && typeof hash === 'string'
  );
};

/** The kept week, if it can still be played: the rules come to the same state as when it was kept. */
export const readWeek = (): KeptWeek | null => {
  try {
    const week: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isWeek(week)) return null;
    const again = replay(startOf(week), week.log);
    return again.ok && again.hash === week.hash ? week : null;
  } catch {
    return null;
  }
};

/** False when the browser keeps nothing: a full disk, or storage forbidden. */
export const keepWeek = (week: KeptWeek): boolean => {
  try {
    localStorage.setItem(KEY, JSON.stringify(week));
    return true;
  } catch {
    return false;
  }
};

export const forgetWeek = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
};
