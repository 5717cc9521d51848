import { type AdminUser } from '@wanderwork/contracts';
import { Button, Row, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { Part } from '../../../shared/part';
import { changeUser } from '../api/deeds';
import { Problem } from './problem';
import { ReasonDialog } from './reason-dialog';
import { useChange } from './use-change';

interface Props {
  user: AdminUser;
  /** It is the account of who looks. */
  own: boolean;
}

const words = {
  suspend: {
    act: 'Suspend the account',
    title: 'Suspend this account?',
    description: 'Every session ends at once, and nobody can sign in until the suspension is lifted.',
    said: 'The account is suspended',
  },
  lift: {
    act: 'Lift the suspension',
    title: 'Lift the suspension?',
    description: 'The person can sign in again. Sessions from before stay ended.',
    said: 'The account can be used again',
  },
};

/** Whether an account can be used at all. */
export const UserAccess = ({ user, own }: Props) => {
  const [asking, setAsking] = useState(false);
  const { busy, problem, change } = useChange();
  const suspended = user.suspendedAt === null;
  const { act, title, description, said } = suspended ? words.suspend : words.lift;
  const decide = (reason: string) => {
    setAsking(false);
    void change(() => changeUser(user.id, { suspended, reason }), said);
  };
  return (
    <Part title="Access" about="A suspended account keeps everything in it, and opens to nobody.">
      <Stack $gap={4}>
        <Problem>{problem}</Problem>
        <Row $gap={3}>
          <Button
            busy={busy}
            busyLabel="Saving..."
            unavailable={own && 'Your own access is for another admin to change.'}
            onClick={() => setAsking(true)}
          >
            {act}
          </Button>
        </Row>
        <ReasonDialog
          open={asking}
          onOpenChange={setAsking}
          title={title}
          description={description}
          confirm={act}
          onConfirm={decide}
        />
      </Stack>
    </Part>
  );
};
