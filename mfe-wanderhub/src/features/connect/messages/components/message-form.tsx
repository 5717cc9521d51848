import { useQuery } from '@tanstack/react-query';
import { messageLimits, type ConversationDetail, type MessageSettings } from '@wanderwork/contracts';
import { useFlag } from '@wanderwork/platform';
import { Banner, Button, Field, Row, Stack, TextArea } from '@wanderwork/ui';
import { useState, type FormEvent } from 'react';
import { ownProfileQuery } from '../../common/api/connect.query';
import { preventRepeatedClick } from '../../common/model/repeated-clicks';
import { messageSettingsQuery } from '../api/messages.query';
import { useSending } from '../api/use-sending';
import { MessagesOffNotice } from './request-answer';

interface Props {
  conversation: ConversationDetail;
  userId: string;
}

/** Why the reader can't write here, as far as they can know; null if they can. */
const describeObstacle = ({ other, state, isBlocked }: ConversationDetail): string | null => {
  if (!other) return 'This person has left Connect. You can still read what you wrote.';
  if (isBlocked) return `You blocked ${other.name}. Unblock them to write.`;
  if (state === 'requested')
    return `Your request is waiting for ${other.name}. You can write more once they accept. Without an answer, it’s deleted after 30 days.`;
  return null;
};

/** Writes a message, or says why that isn't possible now. */
export const MessageForm = ({ conversation, userId }: Props) => {
  const isOpen = useFlag('privateMessages');
  const { data: settings } = useQuery(messageSettingsQuery(userId));
  const { data: own } = useQuery(ownProfileQuery(userId));
  const obstacle = describeObstacle(conversation);
  if (obstacle !== null) return <p>{obstacle}</p>;
  // The page's notices say why.
  if (!isOpen || own?.pausedUntil) return null;
  return <WritingForm conversation={conversation} userId={userId} settings={settings} />;
};

/** The host of a meet-up can be answered with messages off, so the form stays. */
const WritingForm = ({
  conversation,
  userId,
  settings,
}: Props & { settings: MessageSettings | undefined }) => {
  const [text, setText] = useState('');
  const [isQueued, setIsQueued] = useState(false);
  const { send, busy, problem } = useSending({
    ...{ userId, recipient: conversation.other!.name, target: { conversation: conversation.id } },
    onSent: () => setText(''),
    onQueued: () => {
      setText('');
      setIsQueued(true);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsQueued(false);
    void send(text);
  };
  return (
    <Stack as="form" $gap={3} aria-label="Your message" noValidate onSubmit={submit}>
      {settings?.isOn === false && <MessagesOffNotice />}
      <Field label="Your message">
        <TextArea
          rows={3}
          dir="auto"
          maxLength={messageLimits.text}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {problem && (
        <Banner tone="bad" role="alert" title="Not sent:">
          {problem}
        </Banner>
      )}
      <div role="status">
        {isQueued && <p>Waiting for a connection. We’ll send your message as soon as you’re back online.</p>}
      </div>
      <Row>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Sending..." onClick={preventRepeatedClick}>
          Send
        </Button>
      </Row>
    </Stack>
  );
};
