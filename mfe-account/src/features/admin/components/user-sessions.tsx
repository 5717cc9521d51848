import { type AdminUser } from '@wanderwork/contracts';
import { Button, Row, Stack } from '@wanderwork/ui';
import { ConfirmDialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { Part } from '../../../shared/part';
import { ErrorMessage } from '../../../shared/error-message';
import { endSessions } from '../api/actions';
import { formatCount } from '../model/account-labels';
import { useAction } from '@wanderwork/platform/actions';
import { withProof } from '../../../shared/fresh/proof';
import { ADMIN_KEY } from '../api/lists.query';

export const UserSessions = ({ user }: { user: AdminUser }) => {
  const [isConfirming, setConfirming] = useState(false);
  const { busy, problem, run } = useAction({ refetches: [ADMIN_KEY] });
  const end = () => run(() => withProof(() => endSessions(user.id)), 'All sessions ended');
  return (
    <Part title="Sessions" about="For a lost device or a stolen account.">
      <Stack $gap={4}>
        <ErrorMessage problem={problem} />
        <Row $gap={3}>
          <Button
            busy={busy}
            busyLabel="Ending..."
            unavailable={user.sessions === 0 && 'This account isn’t signed in anywhere.'}
            onClick={() => setConfirming(true)}
          >
            End all sessions
          </Button>
        </Row>
        <ConfirmDialog
          open={isConfirming}
          onClose={() => setConfirming(false)}
          title="End all sessions?"
          description={`Signs out ${formatCount(user.sessions, 'browser')} right away. The owner can sign in again.`}
          yes="Yes, end them"
          no="Keep them"
          onYes={() => void end()}
        />
      </Stack>
    </Part>
  );
};
