import { Button, Row, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { Part } from '../../../shared/part';
import { ErrorMessage } from '../../../shared/error-message';
import { ReasonDialog } from './reason-dialog';
import { useAction } from '@wanderwork/platform/actions';
import { withProof } from '../../../shared/fresh/proof';
import { ADMIN_KEY } from '../api/lists.query';

/** The texts of an action: its button, its confirmation dialog and the toast after it. */
interface ActionLabels {
  button: string;
  title: string;
  description: string;
  done: string;
}

interface Props {
  /** The title of the part of the page. */
  title: string;
  about: string;
  labels: ActionLabels;
  /** Why the action is unavailable. */
  obstacle?: string | undefined;
  /** Runs the action with the reason that the admin entered. */
  action: (reason: string) => Promise<unknown>;
}

/** A part of the page with one action that asks for a reason before it runs. */
export const ReasonedAction = ({ title, about, labels, obstacle, action }: Props) => {
  const [isConfirming, setConfirming] = useState(false);
  const { busy, problem, run } = useAction({ refetches: [ADMIN_KEY] });
  const confirm = (reason: string) => {
    setConfirming(false);
    void run(() => withProof(() => action(reason)), labels.done);
  };
  return (
    <Part title={title} about={about}>
      <Stack $gap={4}>
        <ErrorMessage problem={problem} />
        <Row $gap={3}>
          <Button
            busy={busy}
            busyLabel="Saving..."
            unavailable={obstacle}
            onClick={() => setConfirming(true)}
          >
            {labels.button}
          </Button>
        </Row>
        <ReasonDialog
          open={isConfirming}
          onOpenChange={setConfirming}
          title={labels.title}
          description={labels.description}
          confirm={labels.button}
          onConfirm={confirm}
        />
      </Stack>
    </Part>
  );
};
