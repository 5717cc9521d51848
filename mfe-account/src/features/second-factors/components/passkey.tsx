import { formatLocalDate, type PasskeySummary } from '@wanderwork/contracts';
import { serverMessage, toast } from '@wanderwork/platform';
import { findFieldErrors, useForm } from '@wanderwork/platform/forms';
import { Button, Field, Row, Small, Stack, TextInput, VisuallyHidden } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { withProof } from '../../../shared/fresh/proof';
import { FormError, ErrorMessage } from '../../../shared/error-message';
import { timeAgo } from '../../../shared/times';
import { isOutdated, useAction } from '../../../shared/use-action';
import { removePasskey, renamePasskey } from '../api/second-factors';

interface Props {
  passkey: PasskeySummary;
  onChange: () => void;
}

/** With a passkey that was removed elsewhere goes the place where this would be said. */
const orGone = async (deed: Promise<unknown>): Promise<void> => {
  try {
    await deed;
  } catch (error) {
    if (!isOutdated(error)) throw error;
    toast({ title: 'Nothing was changed', description: serverMessage(error, ''), tone: 'info' });
  }
};

/** One passkey: when it was used, its name, its end. */
export const Passkey = ({ passkey, onChange }: Props) => {
  const [naming, setNaming] = useState(false);
  const { busy, problem, run } = useAction();
  const remove = () =>
    run(async () => {
      await orGone(withProof(() => removePasskey(passkey.id)));
      onChange();
    });
  if (naming)
    return (
      <NameForm
        passkey={passkey}
        onDone={() => {
          setNaming(false);
          onChange();
        }}
      />
    );
  return (
    <Stack $gap={2}>
      <Line>
        <div>
          <bdi>{passkey.name}</bdi>
          <Small $quiet>
            Made on {formatLocalDate(passkey.createdAt)}
            {passkey.lastUsedAt && `, last used ${timeAgo(passkey.lastUsedAt)}`}
          </Small>
        </div>
        <Row $gap={2}>
          <Button size="small" onClick={() => setNaming(true)}>
            Rename <VisuallyHidden>{passkey.name}</VisuallyHidden>
          </Button>
          <Button size="small" busy={busy} onClick={() => void remove()}>
            Remove <VisuallyHidden>{passkey.name}</VisuallyHidden>
          </Button>
        </Row>
      </Line>
      <ErrorMessage>{problem}</ErrorMessage>
    </Stack>
  );
};

const NameForm = ({ passkey, onDone }: { passkey: PasskeySummary; onDone: () => void }) => {
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { name: passkey.name },
    check: (values) => findFieldErrors('passkeyName', values),
    send: async ({ name }) => {
      await orGone(renamePasskey(passkey.id, name));
      onDone();
    },
  });
  return (
    <Stack as="form" $gap={3} aria-label="Name of the passkey" {...formProps}>
      <FormError problem={problem} />
      <Field label="Name" error={errors.name} required>
        <TextInput autoFocus {...text('name')} />
      </Field>
      <Row $gap={2}>
        <Button type="submit" variant="ink" size="small" busy={busy}>
          Save the name
        </Button>
        <Button size="small" variant="plain" onClick={onDone}>
          Keep it
        </Button>
      </Row>
    </Stack>
  );
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  justify-content: space-between;
  overflow-wrap: anywhere;

  bdi {
    font-weight: 600;
  }
`;
