import { type PasskeySummary } from '@wanderwork/contracts';
import { Button, Icon, Small, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { withProof } from '../../../shared/fresh/proof';
import { supportsPasskeys } from '../../../shared/passkeys';
import { ErrorMessage } from '../../../shared/error-message';
import { useAction } from '../../../shared/use-action';
import { addPasskey } from '../api/second-factors';
import { Passkey } from './passkey';

interface Props {
  passkeys: PasskeySummary[];
  /** A passkey needs an address that is known to be one's own. */
  emailConfirmed: boolean;
  /** Something changed; with recovery codes to show, when there are new ones. */
  onChange: (recoveryCodes: string[] | null) => void;
}

const whyNot = (emailConfirmed: boolean): string | null => {
  if (!emailConfirmed) return 'Please confirm your email first.';
  return supportsPasskeys() ? null : 'This browser knows no passkeys.';
};

/** Passkeys: a finger, a face or a key instead of the password, or after it. */
export const Passkeys = ({ passkeys, emailConfirmed, onChange }: Props) => {
  const { busy, problem, run } = useAction();
  const add = () => run(async () => onChange((await withProof(addPasskey)).recoveryCodes));
  return (
    <Stack $gap={3}>
      <b>Passkeys</b>
      {passkeys.length === 0 ? (
        <Small $quiet>None yet. With one you log in by finger, face or key, without typing a password.</Small>
      ) : (
        <List role="list" aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <Passkey passkey={passkey} onChange={() => onChange(null)} />
            </li>
          ))}
        </List>
      )}
      <ErrorMessage>{problem}</ErrorMessage>
      <Adding>
        <Button
          busy={busy}
          busyLabel="Waiting for your device..."
          unavailable={whyNot(emailConfirmed)}
          onClick={() => void add()}
        >
          <Icon name="plus" /> Add a passkey
        </Button>
      </Adding>
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

const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s3);
  align-items: center;
`;
