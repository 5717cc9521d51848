import { computeScore } from '@wanderwork/quest-engine';
import { getModeInfo } from '../../../../shared/modes';
import { type Game } from '../play-state';
import { formatCount } from '../text/labels';

const MAX_EMOJI = 24;

/** One emoji per leg and fulfilled wish, without naming a city. */
const getLegEmoji = ({ chapters }: Game): readonly string[] =>
  chapters.flatMap(({ entries }) =>
    entries.flatMap((entry) => {
      if (entry.kind === 'arrived') return [entry.byLand ? '🚆' : '✈️'];
      return entry.kind === 'wish' ? ['✨'] : [];
    }),
  );

const getLastEmoji = ({ state }: Game): string => (state.city === state.home ? '🏠' : '🧳');

/** A run as an emoji row that names no city. */
export const createEmojiRow = (game: Game): string =>
  [...getLegEmoji(game).slice(0, MAX_EMOJI), getLastEmoji(game)].join('');

/** The text to share: mode, points and the emoji row. */
export const createShareText = (game: Game, address: string): string => {
  const { plan, edition } = game.run;
  const { name } = getModeInfo(plan.mode);
  const { state } = game;
  const degrees = Math.round(Math.abs(state.longitude) / 100);
  return [
    `WanderQuest ${name}${edition ? ` ${edition}` : ''}`,
    `${computeScore(state).toLocaleString('en')} points, ${formatCount(state.cityCount, 'city', 'cities')}, ${degrees}° around the world`,
    createEmojiRow(game),
    address,
  ].join('\n');
};
