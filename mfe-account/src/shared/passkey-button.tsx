import { Button, Icon, Stack } from '@wanderwork/ui';
import { knowsPasskeys } from './passkeys';
import { useDeed } from './use-deed';
import { Problem } from './problem';

interface Props {
  children: string;
  /** Shows it to the server; rejects when that did not go well. */
  use: () => Promise<void>;
  onDone: () => void;
}

/** A passkey instead of what is typed, where the browser knows them. */
export const PasskeyButton = ({ children, use, onDone }: Props) => {
  const { busy, problem, run } = useDeed();
  if (!knowsPasskeys()) return null;
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
      <Problem>{problem}</Problem>
    </Stack>
  );
};
