import { MIN_AGE, PRODUCT_NAME } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { findFieldErrors, useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Checkbox, Field, Small, Stack, TextInput } from '@wanderwork/ui';
import { reasonOf, wasAnsweredByServer } from '../../../shared/refusal';
import { register } from '../api/register';
import { fullName } from '../model/registration';
import { temporaryPassword } from '../model/temporary-password';
import { NameFields } from './name-fields';
import { TermsNotice } from './terms-notice';

const empty = {
  email: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  currentLocation: '',
  terms: false,
  newsletter: true,
};

/** The state of the join panel's form: it outlives the panel, so that what was typed does. */
export const useJoin = (onDone: () => void) => {
  const form = useForm({
    initial: empty,
    check: (values) => findFieldErrors('joinForm', values),
    send: async ({ terms: _agreed, ...person }) => {
      await register({ ...person, name: fullName(person), password: temporaryPassword() });
      toast({
        title: `Welcome to ${PRODUCT_NAME}! 🎉`,
        description: 'Please check your email for a welcome and a confirmation link.',
        tone: 'ok',
      });
      form.clear();
      onDone();
    },
  });
  return form;
};

interface Props {
  form: ReturnType<typeof useJoin>;
  /** Called when a link leads away. */
  onLeave: () => void;
}

export const JoinForm = ({ form, onLeave }: Props) => {
  const { formProps, text, box, errors, problem, busy } = form;
  return (
    <Stack as="form" $gap={4} aria-label={`Join ${PRODUCT_NAME}`} {...formProps}>
      {problem !== null && (
        <Banner tone="bad" role="alert" title="Registration Failed">
          {wordsAgainst(problem)}
        </Banner>
      )}
      <Field label="Email" error={errors.email} required>
        <TextInput type="email" autoComplete="email" {...text('email')} />
      </Field>
      <NameFields text={text} errors={errors} />
      <Field
        label="Date of birth"
        description={`You need to be ${MIN_AGE} or older. It is kept for nothing else.`}
        error={errors.dateOfBirth}
        required
      >
        <TextInput type="date" autoComplete="bday" max={today()} {...text('dateOfBirth')} />
      </Field>
      <Field label="Current location" error={errors.currentLocation} required>
        <TextInput autoComplete="address-level2" placeholder="City, country" {...text('currentLocation')} />
      </Field>
      <div>
        <Checkbox {...box('newsletter')}>Send me the monthly letter</Checkbox>
        <Checkbox {...box('terms')} error={errors.terms} required>
          <TermsNotice verb="agree to" onLeave={onLeave} />
        </Checkbox>
      </div>
      <Button type="submit" variant="ink" wide busy={busy} busyLabel="Creating Account...">
        Join for free
      </Button>
      <Small $quiet>No payment required. We will write to you how to set your password.</Small>
    </Stack>
  );
};

const wordsAgainst = (error: unknown): string =>
  wasAnsweredByServer(error)
    ? reasonOf(error) || 'Registration failed'
    : 'Something went wrong. Please try again.';

const today = (): string => new Date().toISOString().slice(0, 10);
