import { formatLocalDate, type TotpStart } from '@wanderwork/contracts';
import { Button, Row, Stack, Tag } from '@wanderwork/ui';
import { useState } from 'react';
import { withProof } from '../../../shared/fresh/proof';
import { ErrorMessage, isOutdated } from '../../../shared/error-message';
import { useAction } from '@wanderwork/platform/actions';
import { removeTotp, startTotp } from '../api/second-factors';
import { AppSetup } from './app-setup';

interface Props {
  since: string | null;
  /** Called after a change, with new recovery codes if there are any. */
  onChange: (recoveryCodes: string[] | null) => void;
}

/** Turns codes from an authenticator app on and off as the second step. */
export const AuthenticatorApp = ({ since, onChange }: Props) => {
  const [start, setStart] = useState<TotpStart | null>(null);
  const { busy, problem, run } = useAction({ onError: (error) => isOutdated(error) && onChange(null) });

  if (start)
    return (
      <AppSetup
        start={start}
        onCancel={() => setStart(null)}
        onDone={(codes) => {
          setStart(null);
          onChange(codes);
        }}
      />
    );

  const startSetup = () => run(async () => setStart(await withProof(startTotp)));
  const remove = () =>
    run(async () => {
      await withProof(removeTotp);
      onChange(null);
    });
  return (
    <Stack $gap={3}>
      <Row $gap={2}>
        <b>Authenticator app</b>
        {since ? <Tag tone="ok">On since {formatLocalDate(since)}</Tag> : <Tag>Off</Tag>}
      </Row>
      <ErrorMessage problem={problem} />
      <div>
        {since ? (
          <Button busy={busy} busyLabel="Turning off..." onClick={() => void remove()}>
            Turn off
          </Button>
        ) : (
          <Button busy={busy} busyLabel="Starting..." onClick={() => void startSetup()}>
            Set up an app
          </Button>
        )}
      </div>
    </Stack>
  );
};
