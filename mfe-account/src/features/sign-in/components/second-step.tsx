import { type SecondFactor } from '@wanderwork/contracts';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Small, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { toErrorMessage } from '../../../shared/error-message';
import { CodeField } from '../../../shared/second-factor/code-field';
import { sendSecondFactor, sendPasskeyAsSecondFactor } from '../api/second-step';
import { PasskeyButton } from '../../../shared/passkey-button';

interface Props {
  /** The factors of the account; one of them is required. */
  factors: SecondFactor[];
  onSignedIn: () => void;
  /** Called to return to the password. */
  onBack: () => void;
}

/** The second step of signing in, after the correct password. */
export const SecondStep = ({ factors, onSignedIn, onBack }: Props) => {
  const [isAppLost, setAppLost] = useState(!factors.includes('totp'));
  const kind = isAppLost ? 'recoveryCode' : 'code';
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { code: '', recoveryCode: '' },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, SecondFactorRequest }) =>
        createValidator(SecondFactorRequest),
      ),
    check: ({ [kind]: code }, validate) => validate({ [kind]: code }),
    send: async ({ [kind]: code }) => {
      await sendSecondFactor({ [kind]: code });
      onSignedIn();
    },
  });
  return (
    <Stack $gap={4}>
      <p>Your password is correct. One more step to confirm it’s you.</p>
      {factors.includes('passkey') && (
        <PasskeyButton authenticate={sendPasskeyAsSecondFactor} onDone={onSignedIn}>
          Use a passkey
        </PasskeyButton>
      )}
      <Stack as="form" $gap={4} aria-label="Second step" {...formProps}>
        {problem !== null && (
          <Banner tone="bad" role="alert" title="Login failed">
            {toErrorMessage(problem)}
          </Banner>
        )}
        <CodeField key={kind} kind={kind} error={errors[kind]} input={{ ...text(kind), autoFocus: true }} />
        <Button type="submit" variant="ink" wide busy={busy} busyLabel="Logging in...">
          Log In
        </Button>
      </Stack>
      <Small $quiet>
        {factors.includes('totp') && (
          <Button variant="link" onClick={() => setAppLost(!isAppLost)}>
            {isAppLost ? 'Use an app code' : 'Use a recovery code'}
          </Button>
        )}{' '}
        <Button variant="link" onClick={onBack}>
          Back
        </Button>
      </Small>
    </Stack>
  );
};
