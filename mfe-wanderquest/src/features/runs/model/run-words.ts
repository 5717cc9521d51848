import { shortDateWords, type QuestRunSummary } from '@wanderwork/contracts';
import { cityAt, cityIndex, rulesOf } from '@wanderwork/quest-engine';
import { editionWords } from '../../../shared/editions';
import { difficultyName } from '../../../shared/words/difficulty';
import { money } from '../../../shared/words/money-words';

const NOT_NOTED = 'not recorded';

/** Where a run stands in its life: going on, won or over. */
export const statusOf = ({ finishedAt, result }: QuestRunSummary): string => {
  if (finishedAt === null) return 'In progress';
  return result?.won ? 'Won' : 'Finished';
};

/** "Standard, the run of week 47 of 2026, last played 22 Nov 2026". */
export const whenPlayed = ({ difficulty, period, changedAt }: QuestRunSummary): string =>
  [
    difficultyName(difficulty),
    ...(period ? [editionWords(period)] : []),
    `last played ${shortDateWords(changedAt)}`,
  ].join(', ');

const cityName = (id: string | null): string => {
  const index = id === null ? -1 : cityIndex(id);
  return index < 0 ? NOT_NOTED : cityAt(index).name;
};

const daysOf = ({ mode, difficulty, day, finishedAt }: QuestRunSummary): readonly [string, string] => {
  const all = rulesOf(mode, difficulty).days;
  return finishedAt === null
    ? ['Day', `${Math.min(day + 1, all)} of ${all}`]
    : ['Days played', `${Math.min(day, all)} of ${all}`];
};

/** How far a run has come, as names and values. */
export const standingOf = (run: QuestRunSummary): readonly (readonly [string, string])[] => [
  daysOf(run),
  ['City', cityName(run.city)],
  ['Money', run.cash === null ? NOT_NOTED : money(run.cash)],
  ['Cities visited', String(run.cityCount)],
  ...(run.result ? [['Points', run.result.score.toLocaleString('en')] as const] : []),
];

/** What a deletion takes along, and what it leaves. */
export const ifDeleted = ({ result, mode, period, ranked }: QuestRunSummary): string => {
  const board = result?.board
    ? ' Its place on the leaderboard goes to your next best run there, if you have one.'
    : '';
  const dash =
    mode === 'daily_dash' && period !== null && ranked
      ? ' You won’t get another ranked dash for that day.'
      : '';
  return `You can’t get it back, except from a file.${board}${dash} Stamps and achievements stay in your passport.`;
};
