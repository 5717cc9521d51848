import { type QuestRunSummary } from '@wanderwork/contracts';
import { Button, Stack } from '@wanderwork/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { DeleteRun } from './delete-run';
import { RunCard } from './run-card';

const SHOWN = 20;

interface Props {
  runs: readonly QuestRunSummary[];
  user: string;
}

/** The runs, last played first, a few at a time. */
export const RunList = ({ runs, user }: Props) => {
  const [shown, setShown] = useState(SHOWN);
  const [asked, setAsked] = useState<QuestRunSummary | null>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The button goes with the last of them: who used it reads on at the first that came. */
  const showMore = () => {
    flushSync(() => setShown(shown + SHOWN));
    (list.current!.children[shown] as HTMLElement).focus();
  };
  return (
    <Stack $gap={4}>
      <List ref={list} role="list" aria-label="Your runs" tabIndex={-1}>
        {runs.slice(0, shown).map((run) => (
          <RunCard key={run.id} run={run} onDelete={() => setAsked(run)} />
        ))}
      </List>
      {runs.length > shown && (
        <div>
          <Button onClick={showMore}>Show more</Button>
        </div>
      )}
      {asked && (
        <DeleteRun
          run={asked}
          user={user}
          onClose={() => setAsked(null)}
          // Its button goes with it: the list is the next thing to be read.
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
