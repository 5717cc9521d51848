import { clients, NO_CLIENT, type Entry, type State } from '@wanderwork/quest-engine';
import { money } from '../../../../shared/words/money-words';
import { type Chapter } from '../chapters';
import { ANYWHERE } from './client-words';

type Week = Extract<Entry, { kind: 'week' }>;

const weeksOf = (chapters: readonly Chapter[]): readonly Week[] =>
  chapters.flatMap(({ entries }) => entries.filter((entry): entry is Week => entry.kind === 'week'));

const lastClient = ({ client }: State): string => {
  if (client === NO_CLIENT) return 'nobody';
  const { id, name } = clients[client]!;
  return id === ANYWHERE ? 'anywhere, in writing' : name;
};

/** What the work of a run that is over came to. */
export const workFacts = (
  state: State,
  chapters: readonly Chapter[],
): readonly (readonly [string, string])[] => {
  const weeks = weeksOf(chapters);
  const inFull = weeks.filter(({ units, quota }) => units >= quota * 1000).length;
  return [
    ['Earned by work', money(weeks.reduce((sum, { pay }) => sum + pay, 0))],
    ['Weeks settled', String(weeks.length)],
    ['Done in full', `${inFull} of ${weeks.length}`],
    ['Working at the end for', lastClient(state)],
    ...(state.units > 0 ? [['Done since, unpaid', `${(state.units / 1000).toFixed(1)} days`] as const] : []),
  ];
};
