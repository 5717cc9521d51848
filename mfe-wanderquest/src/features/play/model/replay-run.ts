import { createState, reduce } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { toChapter, addChapter, type Chapter } from './chapters';
import { getRunStart } from './saves/rules';
import { type Game } from './play-state';

/** Replays a run from its start to rebuild the journal. */
export const replayRun = (run: Run): Game => {
  let state = createState(getRunStart(run.plan));
  let chapters: readonly Chapter[] = [];
  for (const action of run.log) {
    const next = reduce(state, action);
    chapters = addChapter(chapters, run.log, toChapter(state, next, chapters));
    state = next.state;
  }
  return { run, state, chapters, entries: [], before: null, isResumed: true, isUnsaved: false };
};
