import { type PasskeySummary } from '@wanderwork/contracts';
import { Button, Icon, Small, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { withProof } from '../../../shared/fresh/proof';
import { supportsPasskeys } from '../../../shared/passkeys';
import { ErrorMessage } from '../../../shared/error-message';
import { useAction } from '@wanderwork/platform/actions';
import { addPasskey } from '../api/second-factors';
import { Passkey } from './passkey';

interface Props {
  passkeys: PasskeySummary[];
  /** Passkeys require a confirmed email. */
  emailConfirmed: boolean;
  /** Called after a change, with new recovery codes if there are any. */
  onChange: (recoveryCodes: string[] | null) => void;
}

const findObstacle = (emailConfirmed: boolean): string | null => {
  if (!emailConfirmed) return 'Confirm your email first.';
  return supportsPasskeys() ? null : 'This browser doesn’t support passkeys.';
};

/** The passkeys of the account, which replace the password or serve as its second step. */
export const Passkeys = ({ passkeys, emailConfirmed, onChange }: Props) => {
  const { busy, problem, run } = useAction();
  const add = () => run(async () => onChange((await withProof(addPasskey)).recoveryCodes));
  return (
    <Stack $gap={3}>
      <b>Passkeys</b>
      {passkeys.length === 0 ? (
        <Small $quiet>
          None yet. A passkey signs you in by fingerprint, face or security key, without a password.
        </Small>
      ) : (
        <List role="list" aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <Passkey passkey={passkey} onChange={() => onChange(null)} />
            </li>
          ))}
        </List>
      )}
      <ErrorMessage problem={problem} />
      <AddPasskey>
        <Button
          busy={busy}
          busyLabel="Waiting for your device..."
          unavailable={findObstacle(emailConfirmed)}
          onClick={() => void add()}
        >
          <Icon name="plus" /> Add a passkey
        </Button>
      </AddPasskey>
    </Stack>
  );
};

const List = styled.ul`
  border-top: 1px solid var(--line);

  > li {
    padding-block: var(--s3);
    border-bottom: 1px solid var(--line);
  }
`;

const AddPasskey = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s3);
  align-items: center;
`;
