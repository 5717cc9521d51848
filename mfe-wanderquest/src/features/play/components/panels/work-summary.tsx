import { clients, NO_CLIENT, type State, type WeekEntry } from '@wanderwork/quest-engine';
import { Button, Stack } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import { type Game } from '../../model/play-state';
import { formatDays, ASYNC_CLIENT_ID } from '../../model/text/labels';
import { SCENE_HEADING } from '../scene-heading';
import { formatMoney } from '../../../../shared/labels';
import { type Chapter } from '../../model/chapters';

/** The work panel of a finished run: totals, and a link to the ending. */
export const WorkSummary = ({ game: { state, chapters } }: { game: Game }) => (
  <Stack $gap={5}>
    <h2>The work is done</h2>
    <p>The journey ended after {formatDays(state.day)}.</p>
    <Facts columns facts={getWorkFacts(state, chapters)} />
    <div>
      <Button onClick={() => document.getElementById(SCENE_HEADING)?.focus()}>See how it ended</Button>
    </div>
  </Stack>
);

/** The paydays of a run. */
export const getPaidWeeks = (chapters: readonly Chapter[]): readonly WeekEntry[] =>
  chapters.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'week'));

const getLastClient = ({ client }: State): string => {
  if (client === NO_CLIENT) return 'none';
  const { id, name } = clients[client]!;
  return id === ASYNC_CLIENT_ID ? 'an async client' : name;
};

/** Totals of the work in a finished run. */
const getWorkFacts = (state: State, chapters: readonly Chapter[]): readonly (readonly [string, string])[] => {
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
