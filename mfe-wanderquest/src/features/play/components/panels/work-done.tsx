import { taleOf } from '@wanderwork/quest-engine';
import { Button, Stack } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import { type Game } from '../../model/stage';
import { daysWords } from '../../model/words/place-words';
import { workFacts } from '../../model/words/work-words';
import { SCENE_HEADING } from '../scene/scene-heading';

/** The desk of a run that is over: what the work came to, and the way to how it ended and to what can be done now. */
export const WorkDone = ({ game: { state, chapters } }: { game: Game }) => (
  <Stack $gap={5}>
    <h2>The work is done</h2>
    <p>
      The journey ended after {daysWords(state.day)}: <b>{taleOf(state)!.title}</b>.
    </p>
    <Facts columns facts={workFacts(state, chapters)} />
    <div>
      <Button onClick={() => document.getElementById(SCENE_HEADING)?.focus()}>See how it ended</Button>
    </div>
  </Stack>
);
