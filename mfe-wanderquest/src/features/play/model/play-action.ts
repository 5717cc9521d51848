import { hashState, reduce, type Action, type State } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { toChapter, addChapter } from './chapters';
import { type Game } from './play-state';

const appendAction = (run: Run, action: Action, state: State, now: string): Run => ({
  ...run,
  log: [...run.log, action],
  hash: hashState(state),
  played: now,
  day: state.day,
  over: state.ending !== null,
});

/** The game after an action; null when the rules refuse it. `now` is an ISO time. */
export const playAction = (game: Game, action: Action, now: string): Game | null => {
  const next = reduce(game.state, action);
  if (next.refusal) return null;
  const { state, entries } = next;
  const run = appendAction(game.run, action, state, now);
  const chapters = addChapter(game.chapters, run.log, toChapter(game.state, next, game.chapters));
  return { ...game, run, state, entries, chapters, before: game.state, isResumed: false };
};
