import { score } from '@wanderwork/quest-engine';
import { modeInfo } from '../../../../shared/modes';
import { type Game } from '../stage';

const MARKS_AT_MOST = 24;

/** One mark a leg: how it went and what it fulfilled, but not where to. */
const marksOf = ({ chapters }: Game): readonly string[] =>
  chapters.flatMap(({ entries }) =>
    entries.flatMap((entry) => {
      if (entry.kind === 'arrived') return [entry.byLand ? '🚆' : '✈️'];
      return entry.kind === 'wish' ? ['✨'] : [];
    }),
  );

const lastMark = ({ state }: Game): string => (state.city === state.home ? '🏠' : '🧳');

/** A run in a row of marks that gives no city away. */
export const emojiRow = (game: Game): string =>
  [...marksOf(game).slice(0, MARKS_AT_MOST), lastMark(game)].join('');

const cities = (count: number): string => (count === 1 ? '1 city' : `${count} cities`);

/** What is sent to a friend: mode, points and the row. */
export const shareText = (game: Game, address: string): string => {
  const { plan, edition } = game.run;
  const { name } = modeInfo(plan.mode);
  const { state } = game;
  const degrees = Math.round(Math.abs(state.longitude) / 100);
  return [
    `WanderQuest ${name}${edition ? ` ${edition}` : ''}`,
    `${score(state).toLocaleString('en')} points, ${cities(state.cityCount)}, ${degrees}° around the world`,
    emojiRow(game),
    address,
  ].join('\n');
};
