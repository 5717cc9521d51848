import { clients, NO_CLIENT, type Entry, type State } from '@wanderwork/quest-engine';
import { money } from '../../../../shared/words/money-words';
import { type Chapter } from '../chapters';
import { ANYWHERE } from './client-words';

type Week = Extract<Entry, { kind: 'week' }>;

const weeksOf = (chapters: readonly Chapter[]): readonly Week[] =>
  chapters.flatMap(({ entries }) => entries.filter((entry): entry is Week => entry.kind === 'week'));

const lastClient = ({ client }: State): string => {
  if (client === NO_CLIENT) return 'none';
  const { id, name } = clients[client]!;
  return id === ANYWHERE ? 'an async client' : name;
};

/** What the work of a run that is over came to. */
export const workFacts = (
  state: State,
  chapters: readonly Chapter[],
): readonly (readonly [string, string])[] => {
  const weeks = weeksOf(chapters);
  const inFull = weeks.filter(({ units, quota }) => units >= quota * 1000).length;
  return [
    ['Earned from work', money(weeks.reduce((sum, { pay }) => sum + pay, 0))],
    ['Weeks paid', String(weeks.length)],
    ['Weeks done in full', `${inFull} of ${weeks.length}`],
    ['Last client', lastClient(state)],
    ...(state.units > 0 ? [['Unpaid work since', `${(state.units / 1000).toFixed(1)} days`] as const] : []),
  ];
};
