import { toast } from '@wanderwork/platform';
import { findFieldErrors, useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Checkbox, Field, Small, Stack, TextInput } from '@wanderwork/ui';
import { reasonOf, wasAnsweredByServer } from '../../../shared/refusal';
import { signUp } from '../api/sign-up';
import { NameFields } from './name-fields';
import { TermsNotice } from './terms-notice';

const empty = { firstName: '', lastName: '', email: '', newsletter: true, termsAccepted: false };

/** The state of the account panel's form: it outlives the panel, so that what was typed does. */
export const useAccountSignup = (onDone: () => void) => {
  const form = useForm({
    initial: empty,
    check: (values) => findFieldErrors('signupForm', values),
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
  /** Called when a link leads away. */
  onLeave: () => void;
}

export const AccountSignupForm = ({ form, onSignIn, onLeave }: Props) => {
  const { formProps, text, box, errors, problem, busy } = form;
  return (
    <Stack as="form" $gap={4} aria-label="Create a Free Account" {...formProps}>
      {problem !== null && <Problem error={problem} />}
      <NameFields text={text} errors={errors} />
      <Field label="Email" error={errors.email} required>
        <TextInput type="email" autoComplete="email" {...text('email')} />
      </Field>
      <div>
        <Checkbox {...box('newsletter')}>Send me the monthly letter</Checkbox>
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

/** A no of the server is another thing than no answer. */
const Problem = ({ error }: { error: unknown }) =>
  wasAnsweredByServer(error) ? (
    <Banner tone="bad" role="alert" title="Failed to create account">
      {reasonOf(error) || 'Please try again later.'}
    </Banner>
  ) : (
    <Banner tone="bad" role="alert" title="Error">
      There was a problem creating your account. Please try again.
    </Banner>
  );
