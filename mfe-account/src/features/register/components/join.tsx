import { MIN_AGE, PRODUCT_NAME, toUtcDay } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Checkbox, Field, Small, Stack, TextInput } from '@wanderwork/ui';
import { getReason, wasAnsweredByServer } from '../../../shared/refusal';
import { register } from '../api/register';
import { getFullName } from '../model/registration';
import { createTemporaryPassword } from '../model/temporary-password';
import { PersonFields } from './person-fields';
import { TermsNotice } from './terms-notice';

const emptyValues = {
  email: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  currentLocation: '',
  terms: false,
  newsletter: true,
};

/** The state of the form in the join panel. It lives outside the panel, so that closing it keeps what was typed. */
export const useJoin = (onDone: () => void) => {
  const form = useForm({
    initial: emptyValues,
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, JoinForm }) =>
        createValidator(JoinForm),
      ),
    send: async ({ terms: _agreed, ...person }) => {
      await register({ ...person, name: getFullName(person), password: createTemporaryPassword() });
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
  /** Called when a link to another page is followed. */
  onLeave: () => void;
}

export const JoinForm = ({ form, onLeave }: Props) => {
  const { formProps, text, box, errors, problem, busy } = form;
  return (
    <Stack as="form" $gap={4} aria-label={`Join ${PRODUCT_NAME}`} {...formProps}>
      {problem !== null && (
        <Banner tone="bad" role="alert" title="Registration Failed">
          {getErrorText(problem)}
        </Banner>
      )}
      <PersonFields text={text} errors={errors} />
      <Field
        label="Date of birth"
        description={`You need to be ${MIN_AGE} or older. We use it for nothing else.`}
        error={errors.dateOfBirth}
        required
      >
        <TextInput type="date" autoComplete="bday" max={toUtcDay()} {...text('dateOfBirth')} />
      </Field>
      <Field label="Current location" error={errors.currentLocation} required>
        <TextInput autoComplete="address-level2" placeholder="City, country" {...text('currentLocation')} />
      </Field>
      <div>
        <Checkbox {...box('newsletter')}>Send me the monthly newsletter</Checkbox>
        <Checkbox {...box('terms')} error={errors.terms} required>
          <TermsNotice verb="agree to" onLeave={onLeave} />
        </Checkbox>
      </div>
      <Button type="submit" variant="ink" wide busy={busy} busyLabel="Creating Account...">
        Join for free
      </Button>
      <Small $quiet>No payment required. We’ll email you a link to set your password.</Small>
    </Stack>
  );
};

const getErrorText = (error: unknown): string =>
  wasAnsweredByServer(error)
    ? getReason(error) || 'Registration failed'
    : 'Something went wrong. Please try again.';
