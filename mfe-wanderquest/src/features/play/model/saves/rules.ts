import { cityIndex, difficulties, passports, replay, rulesOf, type Start } from '@wanderwork/quest-engine';
import { type Plan, type Run } from '../../../../shared/saves/run';

/** What the rules begin with. Throws where they know no such difficulty, home or passport. */
export const startOf = ({ mode, difficulty, home, passport, seedA, seedB }: Plan): Start => {
  const places = [
    difficulties.indexOf(difficulty),
    cityIndex(home),
    passports.findIndex((code) => code === passport),
  ] as const;
  if (places.some((place) => place < 0)) throw new Error('The rules know no such plan.');
  return { seedA, seedB, home: places[1], passport: places[2], rules: rulesOf(mode, difficulty) };
};

/** Whether today's rules come to the same state as when the run was kept. */
export const isPlayable = (run: Run): boolean => {
  try {
    const again = replay(startOf(run.plan), run.log);
    return again.ok && again.hash === run.hash;
  } catch {
    return false;
  }
};
