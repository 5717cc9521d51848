import { meetupLimits, paths, type MeetupDetail } from '@wanderwork/contracts';
import { getServerMessage, http } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Banner, Button, Field, Row, Stack, TextInput } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { useState, type FormEvent } from 'react';

interface Props {
  meetup: MeetupDetail;
  onClose: () => void;
}

/** Asks why a meet-up is canceled, and cancels it. */
const CancelDialog = ({ meetup, onClose }: Props) => {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { run, busy, problem } = useAction({ refetches: ['connect'] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim().length < meetupLimits.reason.min) return setError('Please tell people why');
    setError(null);
    void run(async () => {
      await http.post(paths.api.connect.cancelMeetup(meetup.code), { reason: reason.trim() });
      onClose();
    }, 'The meet-up is canceled');
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Cancel this meet-up?"
      description="We email everyone who is going or waiting, and take it out of their calendars. This can’t be undone."
    >
      <Stack as="form" $gap={4} aria-label="Cancel the meet-up" noValidate onSubmit={submit}>
        <Field label="Why?" description="Everyone can read this." error={error} required>
          <TextInput
            autoComplete="off"
            maxLength={meetupLimits.reason.max}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {problem && (
          <Banner tone="bad" role="alert">
            {getServerMessage(problem, 'We couldn’t cancel it. Please try again.')}
          </Banner>
        )}
        <Row $gap={2}>
          <Button type="submit" variant="ink" busy={busy} busyLabel="Canceling...">
            Cancel the meet-up
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </Row>
      </Stack>
    </Dialog>
  );
};

export default CancelDialog;
