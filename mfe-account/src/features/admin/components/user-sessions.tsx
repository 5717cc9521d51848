import { type AdminUser } from '@wanderwork/contracts';
import { Button, Row, Stack } from '@wanderwork/ui';
import { ConfirmDialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { Part } from '../../../shared/part';
import { ErrorMessage } from '../../../shared/error-message';
import { endSessions } from '../api/actions';
import { formatCount } from '../model/account-labels';
import { useAdminAction } from './use-admin-action';

export const UserSessions = ({ user }: { user: AdminUser }) => {
  const [asking, setAsking] = useState(false);
  const { busy, problem, change } = useAdminAction();
  const end = () => change(() => endSessions(user.id), 'Every session of this account has ended');
  return (
    <Part title="Sessions" about="For somebody who lost a device, or whose account somebody else uses.">
      <Stack $gap={4}>
        <ErrorMessage>{problem}</ErrorMessage>
        <Row $gap={3}>
          <Button
            busy={busy}
            busyLabel="Ending..."
            unavailable={user.sessions === 0 && 'This account is signed in nowhere.'}
            onClick={() => setAsking(true)}
          >
            End every session
          </Button>
        </Row>
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          title="End every session?"
          description={`${formatCount(user.sessions, 'browser')} will be signed out at once. The person can sign in again.`}
          yes="Yes, end them"
          no="Keep them"
          onYes={() => void end()}
        />
      </Stack>
    </Part>
  );
};
