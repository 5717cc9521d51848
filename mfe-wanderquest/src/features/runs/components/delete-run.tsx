import { useQueryClient } from '@tanstack/react-query';
import { paths, type QuestRunSummary } from '@wanderwork/contracts';
import { getServerMessage, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Banner, Button, ButtonLink, Row, Stack } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { runsQuery } from '../../../shared/api/runs.query';
import { getModeInfo } from '../../../shared/modes';
import { deleteRun } from '../api/delete-run';
import { describeDeletion, describeRun } from '../model/run-labels';

const FAILED = 'We couldn’t delete the run. It’s still there. Please try again.';

interface Props {
  run: QuestRunSummary;
  user: string;
  onClose: () => void;
  /** Called after the deletion, once the dialog has closed. */
  onGone: () => void;
}

/** Confirms the deletion of a run. */
export const DeleteRun = ({ run, user, onClose, onGone }: Props) => {
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
