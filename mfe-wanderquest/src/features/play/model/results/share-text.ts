import { score } from '@wanderwork/quest-engine';
import { getModeInfo } from '../../../../shared/modes';
import { type Game } from '../play-state';

const MAX_EMOJI = 24;

/** One mark a leg: how it went and what it fulfilled, but not where to. */
const getLegEmoji = ({ chapters }: Game): readonly string[] =>
  chapters.flatMap(({ entries }) =>
    entries.flatMap((entry) => {
      if (entry.kind === 'arrived') return [entry.byLand ? '🚆' : '✈️'];
      return entry.kind === 'wish' ? ['✨'] : [];
    }),
  );

const getLastEmoji = ({ state }: Game): string => (state.city === state.home ? '🏠' : '🧳');

/** A run in a row of marks that gives no city away. */
export const createEmojiRow = (game: Game): string =>
  [...getLegEmoji(game).slice(0, MAX_EMOJI), getLastEmoji(game)].join('');

const formatCities = (count: number): string => (count === 1 ? '1 city' : `${count} cities`);

/** What is sent to a friend: mode, points and the row. */
export const createShareText = (game: Game, address: string): string => {
  const { plan, edition } = game.run;
  const { name } = getModeInfo(plan.mode);
  const { state } = game;
  const degrees = Math.round(Math.abs(state.longitude) / 100);
  return [
    `WanderQuest ${name}${edition ? ` ${edition}` : ''}`,
    `${score(state).toLocaleString('en')} points, ${formatCities(state.cityCount)}, ${degrees}° around the world`,
    createEmojiRow(game),
    address,
  ].join('\n');
};
