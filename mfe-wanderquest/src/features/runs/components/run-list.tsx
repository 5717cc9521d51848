import { type QuestRunSummary, paths } from '@wanderwork/contracts';
import { Stack, Banner, Button, ButtonLink, Row } from '@wanderwork/ui';
import { createLocalList, LoadMore } from '@wanderwork/ui/lists';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useQueryClient } from '@tanstack/react-query';
import { getServerMessage, toast, http } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Dialog } from '@wanderwork/ui/overlays';
import { RunCard } from './run-card';
import { runsQuery } from '../../../shared/api/runs.query';
import { getModeInfo } from '../../../shared/modes';
import { describeDeletion, describeRun } from '../model/run-labels';
import { deleteSavedRun, readSavedRun } from '../../../shared/saves/saved-runs';

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

const FAILED = 'We couldn’t delete the run. It’s still there. Please try again.';

interface DeleteRunProps {
  run: QuestRunSummary;
  user: string;
  onClose: () => void;
  /** Called after the deletion, once the dialog has closed. */
  onGone: () => void;
}

/** Confirms the deletion of a run. */
const DeleteRun = ({ run, user, onClose, onGone }: DeleteRunProps) => {
  const client = useQueryClient();
  const { busy, problem, run: runAction } = useAction();
  const remove = () =>
    runAction(async () => {
      await deleteRun(run);
      await client.invalidateQueries({ queryKey: runsQuery(user).queryKey });
      await client.invalidateQueries({ queryKey: ['quest', 'board'] });
      onGone();
      onClose();
      toast({ tone: 'ok', title: 'Run deleted' });
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete this ${getModeInfo(run.mode).name}?`}
      description={describeDeletion(run)}
    >
      <Stack $gap={4}>
        <p>{describeRun(run)}.</p>
        {problem && (
          <Banner tone="bad" role="alert">
            {getServerMessage(problem, FAILED)}
          </Banner>
        )}
        <Row $gap={2}>
          <Button variant="ink" busy={busy} busyLabel="Deleting..." onClick={() => void remove()}>
            Delete the run
          </Button>
          <Button onClick={onClose}>Keep it</Button>
          <ButtonLink href={paths.api.quest.exportRun(run.id)} download>
            Save as a file
          </ButtonLink>
        </Row>
      </Stack>
    </Dialog>
  );
};

/** Deletes a run from the account, and from this browser if it is the saved run of its mode. */
const deleteRun = async ({ id, mode }: QuestRunSummary): Promise<void> => {
  await http.delete(paths.api.quest.run(id));
  const here = await readSavedRun(mode);
  if (here?.id === id) await deleteSavedRun(mode);
};
