import { type QuestRunSummary } from '@wanderwork/contracts';
import { Stack } from '@wanderwork/ui';
import { createLocalList, LoadMore } from '@wanderwork/ui/lists';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { DeleteRun } from './delete-run';
import { RunCard } from './run-card';

const { min } = Math;
const PAGE_SIZE = 20;

interface Props {
  runs: readonly QuestRunSummary[];
  user: string;
}

/** The runs, last played first, a page at a time. */
export const RunList = ({ runs, user }: Props) => {
  const [shown, setShown] = useState(PAGE_SIZE);
  const [runToDelete, setRunToDelete] = useState<QuestRunSummary | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const rest = createLocalList(runs.length - shown, () => setShown(shown + PAGE_SIZE));
  return (
    <Stack $gap={4}>
      <LoadMore list={rest} label="Your runs" count={min(shown, runs.length)}>
        <List ref={list} role="list" aria-label="Your runs" tabIndex={-1}>
          {runs.slice(0, shown).map((run) => (
            <RunCard key={run.id} run={run} onDelete={() => setRunToDelete(run)} />
          ))}
        </List>
      </LoadMore>
      {runToDelete && (
        <DeleteRun
          run={runToDelete}
          user={user}
          onClose={() => setRunToDelete(null)}
          // The button is gone with the run, so focus the list.
          onGone={() => list.current?.focus()}
        />
      )}
    </Stack>
  );
};

const List = styled.ul`
  display: grid;
  gap: var(--s3);
  padding: 0;
  list-style: none;
`;
