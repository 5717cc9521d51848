import { Button, Icon, Stack } from '@wanderwork/ui';
import { supportsPasskeys } from './passkeys';
import { useAction } from '@wanderwork/platform/actions';
import { ErrorMessage } from './error-message';

interface Props {
  children: string;
  /** Sends the passkey to the server; rejects if that fails. */
  authenticate: () => Promise<void>;
  onDone: () => void;
}

/** A button to use a passkey; nothing in browsers without passkeys. */
export const PasskeyButton = ({ children, authenticate, onDone }: Props) => {
  const { busy, problem, run } = useAction();
  if (!supportsPasskeys()) return null;
  const handleClick = () =>
    run(async () => {
      await authenticate();
      onDone();
    });
  return (
    <Stack $gap={2}>
      <Button wide busy={busy} busyLabel="Waiting for your device..." onClick={() => void handleClick()}>
        <Icon name="shield" /> {children}
      </Button>
      <ErrorMessage problem={problem} />
    </Stack>
  );
};
