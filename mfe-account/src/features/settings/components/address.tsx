import { toast } from '@wanderwork/platform';
import { findFieldErrors, useForm } from '@wanderwork/platform/forms';
import { Button, Field, Row, Stack, Tag, TextInput } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { withProof } from '../../../shared/fresh/proof';
import { Part } from '../../../shared/part';
import { FormError, ErrorMessage } from '../../../shared/error-message';
import { resendConfirmation } from '../../../shared/resend-confirmation';
import { useAction } from '../../../shared/use-action';
import { changeEmail } from '../api/email';

interface Props {
  email: string;
  confirmed: boolean;
}

/** Where letters go, and how that is changed: both mailboxes have to agree. */
export const Address = ({ email, confirmed }: Props) => {
  const [changing, setChanging] = useState(false);
  return (
    <Part title="Email" about="You log in with it, and letters about your account go there.">
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
        {confirmed && !changing && (
          <div>
            <Button onClick={() => setChanging(true)}>Change the address</Button>
          </div>
        )}
        {changing && <ChangeForm onDone={() => setChanging(false)} />}
      </Stack>
    </Part>
  );
};

const Unconfirmed = () => {
  const { busy, problem, run } = useAction();
  const send = () =>
    run(async () => {
      const words = await resendConfirmation();
      toast({ title: 'Look into your mailbox', description: words, tone: 'ok' });
    });
  return (
    <Stack $gap={3}>
      <p>
        Please press the button in the mail that we sent you. Paying, passkeys, posting in Connect and
        changing the address wait for it.
      </p>
      <ErrorMessage>{problem}</ErrorMessage>
      <div>
        <Button busy={busy} busyLabel="Sending..." onClick={() => void send()}>
          Send the mail again
        </Button>
      </div>
    </Stack>
  );
};

const ChangeForm = ({ onDone }: { onDone: () => void }) => {
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { email: '' },
    check: (values) => findFieldErrors('changeEmail', values),
    send: async ({ email }) => {
      const words = await withProof(() => changeEmail(email));
      toast({ title: 'Look into both mailboxes', description: words, tone: 'ok' });
      onDone();
    },
  });
  return (
    <Stack as="form" $gap={4} aria-label="Change the address" {...formProps}>
      <FormError problem={problem} />
      <Field
        label="New email"
        description="A mail goes to the old address and to this one. The change holds once both have agreed."
        error={errors.email}
        required
      >
        <TextInput type="email" autoComplete="email" {...text('email')} />
      </Field>
      <Row $gap={2}>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Sending...">
          Send both mails
        </Button>
        <Button variant="plain" onClick={onDone}>
          Keep the address
        </Button>
      </Row>
    </Stack>
  );
};

const Current = styled.bdi`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
