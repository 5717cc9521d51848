import { paths } from '@wanderwork/contracts';
import { session, toast } from '@wanderwork/platform';
import { Button, Icon } from '@wanderwork/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface Props {
  /** Besides what happens anyway: the home page. */
  onSignedOut?: () => void;
}

export const SignOutButton = ({ onSignedOut }: Props) => {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  const signOut = async () => {
    setBusy(true);
    try {
      await session.logout();
      toast({ title: 'Logged out', description: 'You have been successfully logged out.', tone: 'ok' });
      onSignedOut?.();
      void navigate(paths.web.home());
    } catch {
      toast({
        title: 'Still signed in',
        description: 'The server could not be reached. Please try again.',
        tone: 'bad',
      });
      setBusy(false);
    }
  };

  return (
    <Button onClick={() => void signOut()} busy={busy} busyLabel="Signing out...">
      <Icon name="log-out" /> Sign Out
    </Button>
  );
};
