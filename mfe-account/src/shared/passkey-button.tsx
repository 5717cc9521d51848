import { Button, Icon, Stack } from '@wanderwork/ui';
import { supportsPasskeys } from './passkeys';
import { useAction } from './use-action';
import { ErrorMessage } from './error-message';

interface Props {
  children: string;
  /** Shows it to the server; rejects when that did not go well. */
  use: () => Promise<void>;
  onDone: () => void;
}

/** A passkey instead of what is typed, where the browser knows them. */
export const PasskeyButton = ({ children, use, onDone }: Props) => {
  const { busy, problem, run } = useAction();
  if (!supportsPasskeys()) return null;
  const show = () =>
    run(async () => {
      await use();
      onDone();
    });
  return (
    <Stack $gap={2}>
      <Button wide busy={busy} busyLabel="Looking..." onClick={() => void show()}>
        <Icon name="shield" /> {children}
      </Button>
      <ErrorMessage>{problem}</ErrorMessage>
    </Stack>
  );
};
