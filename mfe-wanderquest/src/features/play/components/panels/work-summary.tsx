import { findTale } from '@wanderwork/quest-engine';
import { Button, Stack } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import { type Game } from '../../model/play-state';
import { formatDays } from '../../model/text/place-labels';
import { getWorkFacts } from '../../model/text/work-facts';
import { SCENE_HEADING } from '../scene/scene-heading';

/** The work panel of a finished run: totals, and a link to the ending. */
export const WorkSummary = ({ game: { state, chapters } }: { game: Game }) => (
  <Stack $gap={5}>
    <h2>The work is done</h2>
    <p>
      The journey ended after {formatDays(state.day)}: <b>{findTale(state)!.title}</b>.
    </p>
    <Facts columns facts={getWorkFacts(state, chapters)} />
    <div>
      <Button onClick={() => document.getElementById(SCENE_HEADING)?.focus()}>See how it ended</Button>
    </div>
  </Stack>
);
