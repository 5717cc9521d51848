import { AppLink } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Checkbox, Field, Small, Stack, TextInput, TextLink } from '@wanderwork/ui';
import { NewPassword } from '../../../shared/password/new-password';
import { getReason } from '../../../shared/refusal';
import { register } from '../api/register';
import { emptyRegistration, toRegisterRequest } from '../model/registration';
import { NameFields } from './person-fields';
import { TermsNotice } from './terms-notice';

/** The state of the form. It lives outside the form, so that correcting the address later keeps what was typed. */
export const useRegistration = (onRegistered: (email: string) => void) =>
  useForm({
    initial: emptyRegistration,
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, RegisterForm }) =>
        createValidator(RegisterForm),
      ),
    send: async (values) => {
      await register(toRegisterRequest(values));
      onRegistered(values.email.trim());
    },
  });

interface Props {
  form: ReturnType<typeof useRegistration>;
  signInPath: string;
}

export const RegisterForm = ({ form, signInPath }: Props) => {
  const { values, formProps, text, box, errors, problem, busy } = form;
  const personalTerms = [values.firstName, values.lastName, ...values.email.split('@')];
  return (
    <Stack as="form" $gap={4} aria-label="Create a free account" {...formProps}>
      {problem !== null && (
        <Banner tone="bad" role="alert" title="Registration Failed">
          {getReason(problem) || 'Something went wrong. Please try again.'}
        </Banner>
      )}
      <NameFields text={text} errors={errors} />
      <Field label="Email" error={errors.email} required>
        <TextInput type="email" autoComplete="username" {...text('email')} />
      </Field>
      <NewPassword
        label="Password"
        error={errors.password}
        input={text('password')}
        personalTerms={personalTerms}
      />
      <div>
        <Checkbox {...box('newsletter')}>Send me the monthly newsletter</Checkbox>
        <Checkbox {...box('termsAccepted')} error={errors.termsAccepted} required>
          <TermsNotice verb="accept" />
        </Checkbox>
      </div>
      <Button type="submit" variant="red" wide busy={busy} busyLabel="Creating Account...">
        Create account
      </Button>
      <Small $quiet>
        Already a member?{' '}
        <TextLink quiet as={AppLink} to={signInPath}>
          Sign in
        </TextLink>
      </Small>
    </Stack>
  );
};
