import { useQuery } from '@tanstack/react-query';
import { paths, type ConversationDetail } from '@wanderwork/contracts';
import { AppLink, getServerMessage, http, useFlag } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Banner, Button, Row, Small, Stack, TextLink } from '@wanderwork/ui';
import { useNavigate } from 'react-router-dom';
import { messageSettingsQuery } from '../api/messages.query';

const api = paths.api.connect;

interface Props {
  conversation: ConversationDetail;
  userId: string;
}

/** Accepts or declines a request. */
export const RequestAnswer = ({ conversation: { id, other }, userId }: Props) => {
  const navigate = useNavigate();
  const isOpen = useFlag('privateMessages');
  const { data: settings } = useQuery(messageSettingsQuery(userId));
  const { run, busy, problem } = useAction({ refetches: ['connect'] });
  const decline = () =>
    void run(async () => {
      await http.post(api.declineConversation(id));
      await navigate(paths.web.connectPage('messages'));
    });
  const name = other?.name ?? 'This person';
  const canAccept = isOpen && settings?.isOn !== false;
  return (
    <Stack $gap={3}>
      {settings?.isOn === false && <MessagesOffNotice />}
      <Row $gap={2}>
        {canAccept && (
          <Button
            variant="ink"
            busy={busy}
            busyLabel="Saving..."
            onClick={() => void run(() => http.post(api.acceptConversation(id)))}
          >
            Accept
          </Button>
        )}
        <Button busy={busy} onClick={decline}>
          Decline
        </Button>
      </Row>
      <Small $quiet>
        {name} can write to you once you accept. If you decline or don’t answer, they don’t learn whether you
        read this.
      </Small>
      {problem && (
        <Banner tone="bad" role="alert">
          {getServerMessage(problem, 'That didn’t work. Please try again.')}
        </Banner>
      )}
    </Stack>
  );
};

export const MessagesOffNotice = () => (
  <Banner tone="info">
    You turned private messages off.{' '}
    <TextLink quiet as={AppLink} to={paths.web.connectPage('settings')}>
      Turn them on to write
    </TextLink>
  </Banner>
);
