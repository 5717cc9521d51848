import { paths, type FieldError } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { brokenRules, useForm } from '@wanderwork/platform/forms';
import { Button, Field, PasswordInput, Stack } from '@wanderwork/ui';
import { CodeField } from '../second-factor/code-field';
import { type ProofWay } from './proof-ways';
import { FormProblem } from '../problem';

interface Props {
  way: ProofWay;
  onProven: () => void;
}

const missing: FieldError[] = [{ path: 'password', rule: 'required', message: 'Please enter your password' }];

const brokenBy = async (way: ProofWay, shown: string): Promise<FieldError[]> => {
  if (way === 'password') return shown === '' ? missing : [];
  return brokenRules('secondFactor', { [way]: shown });
};

/** A proof that is typed: the password, or a code. */
export const TypedProof = ({ way, onProven }: Props) => {
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { password: '', code: '', recoveryCode: '' },
    check: ({ [way]: shown }) => brokenBy(way, shown),
    send: async ({ [way]: shown }) => {
      await http.post(paths.api.fresh(), { [way]: shown });
      onProven();
    },
  });
  const input = { ...text(way), autoFocus: true };
  return (
    <Stack as="form" $gap={4} aria-label="Is it you?" {...formProps}>
      <FormProblem problem={problem} />
      {way === 'password' ? (
        <Field label="Password" error={errors.password} required>
          <PasswordInput autoComplete="current-password" {...input} />
        </Field>
      ) : (
        <CodeField kind={way} error={errors[way]} input={input} />
      )}
      <Button type="submit" variant="ink" wide busy={busy} busyLabel="Looking...">
        Go on
      </Button>
    </Stack>
  );
};
