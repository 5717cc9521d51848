import { clients, NO_CLIENT, type JournalEntry, type State } from '@wanderwork/quest-engine';
import { formatMoney } from '../../../../shared/labels/money';
import { type Chapter } from '../chapters';
import { ASYNC_CLIENT_ID } from './client-labels';

type Week = Extract<JournalEntry, { kind: 'week' }>;

const getPaidWeeks = (chapters: readonly Chapter[]): readonly Week[] =>
  chapters.flatMap(({ entries }) => entries.filter((entry): entry is Week => entry.kind === 'week'));

const getLastClient = ({ client }: State): string => {
  if (client === NO_CLIENT) return 'none';
  const { id, name } = clients[client]!;
  return id === ASYNC_CLIENT_ID ? 'an async client' : name;
};

/** Totals of the work in a finished run. */
export const getWorkFacts = (
  state: State,
  chapters: readonly Chapter[],
): readonly (readonly [string, string])[] => {
  const weeks = getPaidWeeks(chapters);
  const inFull = weeks.filter(({ units, quota }) => units >= quota * 1000).length;
  return [
    ['Earned from work', formatMoney(weeks.reduce((sum, { pay }) => sum + pay, 0))],
    ['Weeks paid', String(weeks.length)],
    ['Weeks done in full', `${inFull} of ${weeks.length}`],
    ['Last client', getLastClient(state)],
    ...(state.units > 0 ? [['Unpaid work since', `${(state.units / 1000).toFixed(1)} days`] as const] : []),
  ];
};
