import { begin, reduce } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { chapterOf, withChapter, type Chapter } from './chapters';
import { startOf } from './saves/rules';
import { type Game } from './stage';

/** Plays a run from its start, so that the journal is whole. */
export const played = (run: Run): Game => {
  let state = begin(startOf(run.plan));
  let chapters: readonly Chapter[] = [];
  for (const action of run.log) {
    const next = reduce(state, action);
    chapters = withChapter(chapters, run.log, chapterOf(state, next));
    state = next.state;
  }
  return { run, state, chapters, entries: [], resumed: true, unkept: false };
};
