import {
  moderationLimits,
  paths,
  reportReasonNames,
  reportReasons,
  type ReportKind,
  type ReportReason,
} from '@wanderwork/contracts';
import { getServerMessage, http, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Banner, Button, Checkbox, Field, Row, Small, Stack, TextArea } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { useId, useState, type FormEvent } from 'react';
import { createClientId } from '../model/client-id';
import { formatCount, reasonLabels } from '../model/labels';

interface Props {
  kind: ReportKind;
  object: string;
  label: string;
  onClose: () => void;
}

/** Asks why something is reported and sends the report. */
const ReportDialog = ({ kind, object, label, onClose }: Props) => {
  // One id per dialog: sending the same report again after a lost answer counts once.
  const [id] = useState(createClientId);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { run, busy, problem } = useAction();
  const groupId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes events of a dialog on to the form around its button, which would be sent too.
    event.stopPropagation();
    if (reason === null) return setError('Choose what is wrong');
    if (reason === 'other' && text.trim() === '') return setError('Tell us what is wrong');
    setError(null);
    void run(async () => {
      await http.post(paths.api.connect.reports(), { id, kind, object, reason, text: text.trim() });
      toast({ tone: 'ok', title: 'Thanks for telling us', description: describeAnswer(reason) });
      onClose();
    });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Report ${label}`}
      description="A moderator will look at it. The person you report doesn’t learn who reported them."
    >
      <Stack as="form" $gap={4} noValidate onSubmit={submit}>
        <Stack role="radiogroup" aria-labelledby={groupId} $gap={1}>
          <Small id={groupId}>
            <b>What’s wrong?</b>
          </Small>
          {reportReasonNames.map((name) => (
            <Checkbox
              key={name}
              type="radio"
              name={groupId}
              checked={reason === name}
              onChange={() => setReason(name)}
            >
              {reasonLabels[name]}
            </Checkbox>
          ))}
        </Stack>
        {reason === 'danger' && (
          <Banner tone="warn">
            If someone is in danger right now, call the local emergency number first.
          </Banner>
        )}
        <Field label="What should the moderator know?" optional={reason !== 'other'}>
          <TextArea
            rows={3}
            maxLength={moderationLimits.text}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {(error ?? problem) && (
          <Banner tone="bad" role="alert">
            {error ?? getServerMessage(problem, 'We couldn’t send your report. Please try again.')}
          </Banner>
        )}
        <Row $gap={2}>
          <Button type="submit" variant="ink" busy={busy} busyLabel="Sending...">
            Send report
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Row>
      </Stack>
    </Dialog>
  );
};

const describeAnswer = (reason: ReportReason): string =>
  `We aim to answer within ${formatCount(reportReasons[reason], 'hour')}.`;

export default ReportDialog;
