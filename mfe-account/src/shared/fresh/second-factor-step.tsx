import { useForm } from '@wanderwork/platform/forms';
import { Button, Row, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { ErrorMessage } from '../error-message';
import { CodeField } from '../second-factor/code-field';
import { confirmIdentity } from './confirm-identity';

interface Props {
  /** The correct password from the first step. */
  password: string;
  hasApp: boolean;
  onProven: () => void;
  onBack: () => void;
}

export const SecondFactorStep = ({ password, hasApp, onProven, onBack }: Props) => {
  const [isAppLost, setAppLost] = useState(false);
  const kind = hasApp && !isAppLost ? 'code' : 'recoveryCode';
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { code: '', recoveryCode: '' },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, SecondFactorRequest }) =>
        createValidator(SecondFactorRequest),
      ),
    check: ({ [kind]: code }, validate) => validate({ [kind]: code }),
    send: async ({ [kind]: code }) => {
      await confirmIdentity({ password, [kind]: code });
      onProven();
    },
  });
  return (
    <Stack as="form" $gap={4} aria-label="Second step" {...formProps}>
      <p>Your password is correct. One more step to confirm it's you.</p>
      <ErrorMessage problem={problem} />
      <CodeField key={kind} kind={kind} error={errors[kind]} input={{ ...text(kind), autoFocus: true }} />
      <Button type="submit" variant="ink" wide busy={busy} busyLabel="Checking...">
        Continue
      </Button>
      <Row $gap={3}>
        {hasApp && (
          <Button variant="link" onClick={() => setAppLost(!isAppLost)}>
            {isAppLost ? 'Use an app code' : 'Use a recovery code'}
          </Button>
        )}
        <Button variant="link" onClick={onBack}>
          Back
        </Button>
      </Row>
    </Stack>
  );
};
