import { toast } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Checkbox, Small, Stack } from '@wanderwork/ui';
import { getReason, wasAnsweredByServer } from '../../../shared/refusal';
import { signUp } from '../api/register';
import { PersonFields } from './person-fields';
import { TermsNotice } from './terms-notice';

const emptyValues = { firstName: '', lastName: '', email: '', newsletter: true, termsAccepted: false };

/** The state of the form in the account panel. It lives outside the panel, so that closing it keeps what was typed. */
export const useAccountSignup = (onDone: () => void) => {
  const form = useForm({
    initial: emptyValues,
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, SignupForm }) =>
        createValidator(SignupForm),
      ),
    send: async ({ termsAccepted: _accepted, ...person }) => {
      await signUp(person);
      toast({
        title: 'Account created successfully!',
        description: 'Please sign in to continue.',
        tone: 'ok',
      });
      form.clear();
      onDone();
    },
  });
  return form;
};

interface Props {
  form: ReturnType<typeof useAccountSignup>;
  onSignIn: () => void;
  /** Called when a link to another page is followed. */
  onLeave: () => void;
}

export const AccountSignupForm = ({ form, onSignIn, onLeave }: Props) => {
  const { formProps, text, box, errors, problem, busy } = form;
  return (
    <Stack as="form" $gap={4} aria-label="Create a Free Account" {...formProps}>
      {problem !== null && <SignupError error={problem} />}
      <PersonFields text={text} errors={errors} />
      <div>
        <Checkbox {...box('newsletter')}>Send me the monthly newsletter</Checkbox>
        <Checkbox {...box('termsAccepted')} error={errors.termsAccepted} required>
          <TermsNotice verb="accept" onLeave={onLeave} />
        </Checkbox>
      </div>
      <Button type="submit" variant="ink" wide busy={busy} busyLabel="Creating Account...">
        Create account
      </Button>
      <Small $quiet>
        Already a member?{' '}
        <Button variant="link" onClick={onSignIn}>
          Sign in
        </Button>
      </Small>
    </Stack>
  );
};

/** The error after a failed sign-up: the server's reason, or that it did not answer. */
const SignupError = ({ error }: { error: unknown }) =>
  wasAnsweredByServer(error) ? (
    <Banner tone="bad" role="alert" title="Failed to create account">
      {getReason(error) || 'Please try again later.'}
    </Banner>
  ) : (
    <Banner tone="bad" role="alert" title="Error">
      There was a problem creating your account. Please try again.
    </Banner>
  );
