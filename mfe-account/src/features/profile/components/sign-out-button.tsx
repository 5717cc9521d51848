import { useSignOut } from '@wanderwork/platform';
import { Button, Icon } from '@wanderwork/ui';
import { useState } from 'react';

interface Props {
  /** Called after signing out, before the home page opens. */
  onSignedOut?: () => void;
}

export const SignOutButton = ({ onSignedOut }: Props) => {
  const [busy, setBusy] = useState(false);
  const signOut = useSignOut(onSignedOut);
  const handleClick = async () => {
    setBusy(true);
    if (!(await signOut())) setBusy(false);
  };
  return (
    <Button onClick={() => void handleClick()} busy={busy} busyLabel="Signing out...">
      <Icon name="log-out" /> Sign Out
    </Button>
  );
};
