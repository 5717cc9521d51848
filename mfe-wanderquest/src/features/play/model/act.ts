import { hash, reduce, type Action, type State } from '@wanderwork/quest-engine';
import { enterInPassport } from '../../../shared/book/book';
import { type Run } from '../../../shared/saves/run';
import { chapterOf, withChapter } from './chapters';
import { keep } from './keep';
import { gameOf, show } from './stage';

const grown = (run: Run, action: Action, state: State): Run => ({
  ...run,
  log: [...run.log, action],
  hash: hash(state),
  played: new Date().toISOString(),
  day: state.day,
  over: state.ending !== null,
});

/**
 * Plays an action on the state that the person saw: of two clicks before the screen has followed, the second counts for
 * nothing.
 */
export const act = (seen: State, action: Action): void => {
  const game = gameOf();
  if (game?.state !== seen) return;
  const next = reduce(seen, action);
  if (next.refusal) return;
  const { state, entries } = next;
  const run = grown(game.run, action, state);
  const chapters = withChapter(game.chapters, run.log, chapterOf(seen, next));
  void keep(run);
  show({ at: 'playing', game: { ...game, run, state, entries, chapters, resumed: false } });
  void enterInPassport(
    run,
    state,
    chapters.flatMap((chapter) => chapter.entries),
  );
};
