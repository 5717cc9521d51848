import { formatLocalDate, type PasskeySummary } from '@wanderwork/contracts';
import { getServerMessage, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { useForm } from '@wanderwork/platform/forms';
import { Button, Field, Row, Small, Stack, TextInput, VisuallyHidden } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { withProof } from '../../../shared/fresh/proof';
import { ErrorMessage, isOutdated } from '../../../shared/error-message';
import { formatTimeAgo } from '../../../shared/times';
import { removePasskey, renamePasskey } from '../api/second-factors';

interface Props {
  passkey: PasskeySummary;
  onChange: () => void;
}

/** Shows a toast if the passkey was removed elsewhere, because the row that shows errors disappears with it. */
const withGoneToast = async (request: Promise<unknown>): Promise<void> => {
  try {
    await request;
  } catch (error) {
    if (!isOutdated(error)) throw error;
    toast({ title: 'Nothing changed', description: getServerMessage(error, ''), tone: 'info' });
  }
};

/** One passkey: its name and dates, with buttons to rename and remove it. */
export const Passkey = ({ passkey, onChange }: Props) => {
  const [isRenaming, setRenaming] = useState(false);
  const { busy, problem, run } = useAction();
  const remove = () =>
    run(async () => {
      await withGoneToast(withProof(() => removePasskey(passkey.id)));
      onChange();
    });
  if (isRenaming)
    return (
      <NameForm
        passkey={passkey}
        onDone={() => {
          setRenaming(false);
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
            Created on {formatLocalDate(passkey.createdAt)}
            {passkey.lastUsedAt && `, last used ${formatTimeAgo(passkey.lastUsedAt)}`}
          </Small>
        </div>
        <Row $gap={2}>
          <Button size="small" onClick={() => setRenaming(true)}>
            Rename <VisuallyHidden>{passkey.name}</VisuallyHidden>
          </Button>
          <Button size="small" busy={busy} onClick={() => void remove()}>
            Remove <VisuallyHidden>{passkey.name}</VisuallyHidden>
          </Button>
        </Row>
      </Line>
      <ErrorMessage problem={problem} />
    </Stack>
  );
};

const NameForm = ({ passkey, onDone }: { passkey: PasskeySummary; onDone: () => void }) => {
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { name: passkey.name },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, PasskeyNameRequest }) =>
        createValidator(PasskeyNameRequest),
      ),
    send: async ({ name }) => {
      await withGoneToast(renamePasskey(passkey.id, name));
      onDone();
    },
  });
  return (
    <Stack as="form" $gap={3} aria-label="Passkey name" {...formProps}>
      <ErrorMessage problem={problem} />
      <Field label="Name" error={errors.name} required>
        <TextInput autoFocus {...text('name')} />
      </Field>
      <Row $gap={2}>
        <Button type="submit" variant="ink" size="small" busy={busy}>
          Save name
        </Button>
        <Button size="small" variant="plain" onClick={onDone}>
          Cancel
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
