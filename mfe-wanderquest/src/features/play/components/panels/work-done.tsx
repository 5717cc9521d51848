import { taleOf } from '@wanderwork/quest-engine';
import { Stack } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import { type Game } from '../../model/stage';
import { daysWords } from '../../model/words/place-words';
import { workFacts } from '../../model/words/work-words';
import { PlayAgain } from '../results/play-again';

/** The desk of a run that is over: what the work came to, and another go. */
export const WorkDone = ({ game: { state, chapters, run } }: { game: Game }) => (
  <Stack $gap={5}>
    <h2>The work is done</h2>
    <p>
      The journey ended after {daysWords(state.day)}: <b>{taleOf(state)!.title}</b>.
    </p>
    <Facts columns facts={workFacts(state, chapters)} />
    <div>
      <PlayAgain mode={run.plan.mode} />
    </div>
  </Stack>
);
