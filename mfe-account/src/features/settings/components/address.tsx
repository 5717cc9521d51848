import { toast } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Button, Field, Row, Stack, Tag, TextInput } from '@wanderwork/ui';
import { useAction } from '@wanderwork/platform/actions';
import { useState } from 'react';
import styled from 'styled-components';
import { withProof } from '../../../shared/fresh/proof';
import { Part } from '../../../shared/part';
import { ErrorMessage } from '../../../shared/error-message';
import { resendConfirmation } from '../../../shared/resend-confirmation';
import { changeEmail } from '../api/settings';

interface Props {
  email: string;
  confirmed: boolean;
}

/** The email of the account and the form that changes it, which both mailboxes have to confirm. */
export const Address = ({ email, confirmed }: Props) => {
  const [isChanging, setChanging] = useState(false);
  return (
    <Part title="Email address" about="You sign in with it, and we send account emails there.">
      <Stack $gap={4}>
        <Row $gap={2}>
          <Current>{email}</Current>
          {confirmed ? (
            <Tag tone="ok" icon="check">
              Confirmed
            </Tag>
          ) : (
            <Tag tone="warn" icon="clock">
              Not confirmed yet
            </Tag>
          )}
        </Row>
        {!confirmed && <Unconfirmed />}
        {confirmed && !isChanging && (
          <div>
            <Button onClick={() => setChanging(true)}>Change email</Button>
          </div>
        )}
        {isChanging && <ChangeForm onDone={() => setChanging(false)} />}
      </Stack>
    </Part>
  );
};

const Unconfirmed = () => {
  const { busy, problem, run } = useAction();
  const send = () =>
    run(async () => {
      const message = await resendConfirmation();
      toast({ title: 'Check your inbox', description: message, tone: 'ok' });
    });
  return (
    <Stack $gap={3}>
      <p>
        Press the button in the email we sent you. Until then you can’t pay, add passkeys, post in Connect or
        change your email.
      </p>
      <ErrorMessage problem={problem} />
      <div>
        <Button busy={busy} busyLabel="Sending..." onClick={() => void send()}>
          Resend email
        </Button>
      </div>
    </Stack>
  );
};

const ChangeForm = ({ onDone }: { onDone: () => void }) => {
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { email: '' },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, ChangeEmailRequest }) =>
        createValidator(ChangeEmailRequest),
      ),
    send: async ({ email }) => {
      const message = await withProof(() => changeEmail(email));
      toast({ title: 'Check both inboxes', description: message, tone: 'ok' });
      onDone();
    },
  });
  return (
    <Stack as="form" $gap={4} aria-label="Change email" {...formProps}>
      <ErrorMessage problem={problem} />
      <Field
        label="New email"
        description="We’ll email your old and new address. The change takes effect once you’ve confirmed both."
        error={errors.email}
        required
      >
        <TextInput type="email" autoComplete="email" {...text('email')} />
      </Field>
      <Row $gap={2}>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Sending...">
          Send both emails
        </Button>
        <Button variant="plain" onClick={onDone}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
};

const Current = styled.bdi`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
