import { type SecondFactor } from '@wanderwork/contracts';
import { findFieldErrors, useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Small, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { errorMessage } from '../../../shared/error-messages';
import { CodeField } from '../../../shared/second-factor/code-field';
import { showSecondFactor, showSecondPasskey } from '../api/second-step';
import { PasskeyButton } from '../../../shared/passkey-button';

interface Props {
  /** One of these is asked for. */
  factors: SecondFactor[];
  onSignedIn: () => void;
  /** Back to the password. */
  onBack: () => void;
}

/** The password was right; now the second factor. */
export const SecondStep = ({ factors, onSignedIn, onBack }: Props) => {
  const [lost, setLost] = useState(!factors.includes('totp'));
  const kind = lost ? 'recoveryCode' : 'code';
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { code: '', recoveryCode: '' },
    check: ({ [kind]: shown }) => findFieldErrors('secondFactor', { [kind]: shown }),
    send: async ({ [kind]: shown }) => {
      await showSecondFactor({ [kind]: shown });
      onSignedIn();
    },
  });
  return (
    <Stack $gap={4}>
      <p>The password is right. One more step shows that it is you.</p>
      {factors.includes('passkey') && (
        <PasskeyButton use={showSecondPasskey} onDone={onSignedIn}>
          Use a passkey
        </PasskeyButton>
      )}
      <Stack as="form" $gap={4} aria-label="Second step" {...formProps}>
        {problem !== null && (
          <Banner tone="bad" role="alert" title="Login failed">
            {errorMessage(problem)}
          </Banner>
        )}
        <CodeField key={kind} kind={kind} error={errors[kind]} input={{ ...text(kind), autoFocus: true }} />
        <Button type="submit" variant="ink" wide busy={busy} busyLabel="Logging in...">
          Log In
        </Button>
      </Stack>
      <Small $quiet>
        {factors.includes('totp') && (
          <Button variant="link" onClick={() => setLost(!lost)}>
            {lost ? 'Use the app' : 'The app is not at hand'}
          </Button>
        )}{' '}
        <Button variant="link" onClick={onBack}>
          Back
        </Button>
      </Small>
    </Stack>
  );
};
