import { type AdminUser } from '@wanderwork/contracts';
import { Button, Row, Stack } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { Part } from '../../../shared/part';
import { Problem } from '../../../shared/problem';
import { endSessions } from '../api/deeds';
import { counted } from '../model/account-words';
import { useChange } from './use-change';

export const UserSessions = ({ user }: { user: AdminUser }) => {
  const [asking, setAsking] = useState(false);
  const { busy, problem, change } = useChange();
  const end = () => {
    setAsking(false);
    void change(() => endSessions(user.id), 'Every session of this account has ended');
  };
  return (
    <Part title="Sessions" about="For somebody who lost a device, or whose account somebody else uses.">
      <Stack $gap={4}>
        <Problem>{problem}</Problem>
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
        <Dialog
          open={asking}
          onOpenChange={setAsking}
          title="End every session?"
          description={`${counted(user.sessions, 'browser')} will be signed out at once. The person can sign in again.`}
        >
          <Row $gap={2}>
            <Button variant="ink" onClick={end}>
              Yes, end them
            </Button>
            <Button onClick={() => setAsking(false)}>Keep them</Button>
          </Row>
        </Dialog>
      </Stack>
    </Part>
  );
};
