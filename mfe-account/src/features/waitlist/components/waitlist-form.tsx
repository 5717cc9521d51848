import { toast } from '@wanderwork/platform';
import { getServerFieldErrors, useForm } from '@wanderwork/platform/forms';
import { joinWaitlist, storeSignup } from '@wanderwork/platform/waitlist';
import { Button, Card, Checkbox, Field, Stack, TextInput } from '@wanderwork/ui';

const emptyValues = { name: '', email: '', newsletter: true };
type Values = typeof emptyValues;

const INCOMPLETE = {
  title: 'Please complete all fields',
  description: 'Both name and email are required to continue.',
};
const WELCOME = 'Welcome to the community!';

/** Joins the waitlist. If the server can't be reached, the sign-up is stored and the shell sends it later. */
export const WaitlistForm = () => {
  const form = useForm({
    initial: emptyValues,
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, WaitlistRequest }) =>
        createValidator(WaitlistRequest),
      ),
    check: async (values, validate) => {
      if (!isComplete(values)) toast({ ...INCOMPLETE, tone: 'bad' });
      return [...findMissing(values), ...(await validate(values))];
    },
    send: async (values) => {
      toast({ title: WELCOME, description: await join(values), tone: 'ok' });
      form.clear();
    },
  });
  const { formProps, text, box, errors, busy } = form;

  return (
    <Card as="div" $pad>
      <Stack as="form" $gap={4} aria-label="Join the community" {...formProps}>
        <Field label="Name" error={errors.name} required>
          <TextInput autoComplete="name" {...text('name')} />
        </Field>
        <Field label="Email" error={errors.email} required>
          <TextInput type="email" autoComplete="email" {...text('email')} />
        </Field>
        <Checkbox {...box('newsletter')}>Send me the monthly newsletter</Checkbox>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Joining...">
          Join the community
        </Button>
      </Stack>
    </Card>
  );
};

const isComplete = ({ name, email }: Values): boolean => name.trim() !== '' && email.trim() !== '';

const findMissing = ({ name }: Values) =>
  name.trim() === '' ? [{ path: 'name', rule: 'required', message: 'Please enter your name' }] : [];

/** Joins the waitlist and returns the sentence for the toast. */
const join = async (values: Values): Promise<string> => {
  try {
    await joinWaitlist(values);
    return 'A welcome email is on its way to you.';
  } catch (error) {
    if (getServerFieldErrors(error).length > 0) throw error;
    storeSignup(values);
    return 'We have received your information.';
  }
};
