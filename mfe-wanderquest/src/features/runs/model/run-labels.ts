import { formatLocalDate, type QuestRunSummary } from '@wanderwork/contracts';
import { getCity, findCityIndex, getRules } from '@wanderwork/quest-engine';
import { formatEdition } from '../../../shared/editions';
import { getDifficultyName, formatMoney } from '../../../shared/labels';

const NOT_RECORDED = 'not recorded';

/** The status of a run. */
export const getRunStatus = ({ finishedAt, result }: QuestRunSummary): string => {
  if (finishedAt === null) return 'In progress';
  return result?.won ? 'Won' : 'Finished';
};

/** "Standard, week 47 of 2026, last played 22 Nov 2026". */
export const describeRun = ({ difficulty, period, changedAt }: QuestRunSummary): string =>
  [
    getDifficultyName(difficulty),
    ...(period ? [formatEdition(period)] : []),
    `last played ${formatLocalDate(changedAt)}`,
  ].join(', ');

const getCityName = (id: string | null): string => {
  const index = id === null ? -1 : findCityIndex(id);
  return index < 0 ? NOT_RECORDED : getCity(index).name;
};

const getDaysFact = ({ mode, difficulty, day, finishedAt }: QuestRunSummary): readonly [string, string] => {
  const all = getRules(mode, difficulty).days;
  return finishedAt === null
    ? ['Day', `${Math.min(day + 1, all)} of ${all}`]
    : ['Days played', `${Math.min(day, all)} of ${all}`];
};

/** A run's progress as label and value. */
export const getRunFacts = (run: QuestRunSummary): readonly (readonly [string, string])[] => [
  getDaysFact(run),
  ['City', getCityName(run.city)],
  ['Money', run.cash === null ? NOT_RECORDED : formatMoney(run.cash)],
  ['Cities visited', String(run.cityCount)],
  ...(run.result ? [['Points', run.result.score.toLocaleString('en')] as const] : []),
];

/** What a deletion removes, and what it keeps. */
export const describeDeletion = ({ result, mode, period, ranked }: QuestRunSummary): string => {
  const board = result?.board
    ? ' Its place on the leaderboard goes to your next best run there, if you have one.'
    : '';
  const dash =
    mode === 'daily_dash' && period !== null && ranked
      ? ' You won’t get another ranked dash for that day.'
      : '';
  return `You can’t get it back, except from a file.${board}${dash} Stamps and achievements stay in your passport.`;
};
