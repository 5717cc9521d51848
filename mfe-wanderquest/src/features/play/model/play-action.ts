import { hashState, reduce, type Action, type State } from '@wanderwork/quest-engine';
import { recordInPassport } from '../../../shared/passport/passport-book';
import { type Run } from '../../../shared/saves/run';
import { toChapter, addChapter } from './chapters';
import { saveGame } from './save-game';
import { getGame, setPlayState } from './play-state';
import { findThread, saveThread } from './threads';

const appendAction = (run: Run, action: Action, state: State): Run => ({
  ...run,
  log: [...run.log, action],
  hash: hashState(state),
  played: new Date().toISOString(),
  day: state.day,
  over: state.ending !== null,
});

/** Plays an action on the state the player saw. A second click before the next render is ignored. */
export const playAction = (seen: State, action: Action): void => {
  const game = getGame();
  if (game?.state !== seen) return;
  const next = reduce(seen, action);
  if (next.refusal) return;
  const { state, entries } = next;
  const thread = findThread(entries);
  if (thread) saveThread(thread);
  const run = appendAction(game.run, action, state);
  const chapters = addChapter(game.chapters, run.log, toChapter(seen, next, game.chapters));
  void saveGame(run);
  setPlayState({
    at: 'playing',
    game: { ...game, run, state, entries, chapters, before: seen, isResumed: false },
  });
  void recordInPassport(
    run,
    state,
    chapters.flatMap((chapter) => chapter.entries),
  );
};
