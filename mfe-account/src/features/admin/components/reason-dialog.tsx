import { useForm } from '@wanderwork/platform/forms';
import { Button, Field, Row, Stack, TextInput } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** The label of the confirm button. */
  confirm: string;
  onConfirm: (reason: string) => void;
}

/** Asks for confirmation and a reason. The reason is recorded in the audit log. */
export const ReasonDialog = ({ open, onOpenChange, title, description, ...form }: Props) => (
  <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
    <ReasonForm {...form} onCancel={() => onOpenChange(false)} />
  </Dialog>
);

interface FormProps extends Pick<Props, 'confirm' | 'onConfirm'> {
  onCancel: () => void;
}

const ReasonForm = ({ confirm, onConfirm, onCancel }: FormProps) => {
  const { formProps, text, errors } = useForm({
    initial: { reason: '' },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, AdminUserRequest }) =>
        createValidator(AdminUserRequest),
      ),
    send: async ({ reason }) => onConfirm(reason),
  });
  return (
    <Stack as="form" $gap={4} aria-label={confirm} {...formProps}>
      <Field label="Reason" description="Shown in the audit log." error={errors.reason} required>
        <TextInput autoComplete="off" {...text('reason')} />
      </Field>
      <Row $gap={2}>
        <Button type="submit" variant="ink">
          {confirm}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Row>
    </Stack>
  );
};
