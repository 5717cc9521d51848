import { useQueryClient } from '@tanstack/react-query';
import { correctionLimits, type QueuedCorrection } from '@wanderwork/contracts';
import { getServerMessage, toast } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Field, Row, Stack, TextArea } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { correctionsQuery, declineCorrection } from '../api/corrections';

interface Props {
  correction: QueuedCorrection;
  onClose: () => void;
}

/** Declines a correction. Its topic gets a reply with the reason. */
export const DeclineDialog = ({ correction, onClose }: Props) => (
  <Dialog
    open
    onOpenChange={(still) => !still && onClose()}
    title="Decline this correction"
    description={`${correction.label}, ${correction.cityName}: ${correction.proposed} (${correction.year}).`}
  >
    <DeclineForm correction={correction} onClose={onClose} />
  </Dialog>
);

const DeclineForm = ({ correction, onClose }: Props) => {
  const client = useQueryClient();
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { reason: '' },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, DeclineCorrectionRequest }) =>
        createValidator(DeclineCorrectionRequest),
      ),
    send: async ({ reason }) => {
      await declineCorrection(correction.id, reason);
      toast({ tone: 'ok', title: 'Declined. We replied in the topic.' });
      onClose();
      await client.invalidateQueries({ queryKey: correctionsQuery.queryKey });
    },
  });
  return (
    <Stack as="form" $gap={4} aria-label="Decline this correction" {...formProps}>
      <Field label="Reason" description="Everybody can read it in the topic." error={errors.reason} required>
        <TextArea rows={3} maxLength={correctionLimits.reason.max} {...text('reason')} />
      </Field>
      {problem !== null && (
        <Banner tone="bad" role="alert">
          {getServerMessage(problem, 'We couldn’t reach the server. Please try again.')}
        </Banner>
      )}
      <Row $gap={2}>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Declining...">
          Decline and reply
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Row>
    </Stack>
  );
};
