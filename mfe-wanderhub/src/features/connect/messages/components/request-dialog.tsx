import { messageLimits, paths, type PersonSummary } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { Banner, Button, Field, Row, Stack, TextArea } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSending } from '../api/use-sending';

interface Props {
  userId: string;
  person: PersonSummary;
  onClose: () => void;
}

/** Writes the first message to somebody. */
const RequestDialog = ({ userId, person: { handle, name }, onClose }: Props) => {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { send, busy, problem } = useSending({
    ...{ userId, recipient: name, target: { to: handle } },
    onSent: ({ conversation }) => void navigate(paths.web.connectConversation(conversation)),
    onQueued: () => {
      toast({
        tone: 'info',
        title: 'Waiting for a connection',
        description: 'We’ll send it once you’re online.',
      });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(text);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Write to ${name}`}
      description={`${name} decides whether to answer. You won’t learn whether they read it. Without an answer, it’s deleted after 30 days, and you can ask again after 90.`}
    >
      <Stack as="form" $gap={4} noValidate onSubmit={submit}>
        <Field
          label="Your message"
          description={`Up to ${messageLimits.request} characters, without links, contact details or pictures. You can share those later.`}
        >
          <TextArea
            rows={5}
            dir="auto"
            maxLength={messageLimits.request}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {problem && (
          <Banner tone="bad" role="alert">
            {problem}
          </Banner>
        )}
        <Row $gap={2}>
          <Button type="submit" variant="ink" busy={busy} busyLabel="Sending...">
            Send
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Row>
      </Stack>
    </Dialog>
  );
};

export default RequestDialog;
