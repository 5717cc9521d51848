import { useSignOut } from '@wanderwork/platform';
import { Button, Icon } from '@wanderwork/ui';
import { useState } from 'react';

interface Props {
  /** Besides what happens anyway: the home page. */
  onSignedOut?: () => void;
}

export const SignOutButton = ({ onSignedOut }: Props) => {
  const [busy, setBusy] = useState(false);
  const signOut = useSignOut(onSignedOut);
  const leave = async () => {
    setBusy(true);
    if (!(await signOut())) setBusy(false);
  };
  return (
    <Button onClick={() => void leave()} busy={busy} busyLabel="Signing out...">
      <Icon name="log-out" /> Sign Out
    </Button>
  );
};
