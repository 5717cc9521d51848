import { useInfiniteQuery } from '@tanstack/react-query';
import { paths, type ConversationDetail } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, Lead, Row, Small, Stack, TextLink } from '@wanderwork/ui';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useReader } from '../../common/api/reader';
import { ConnectPage } from '../../common/components/connect-page';
import { Loaded } from '../../common/components/loaded';
import { MembersOnly } from '../../common/components/members-only';
import { conversationQuery } from '../api/messages.query';
import { useMarkRead } from '../api/use-mark-read';
import { ConversationActions } from './conversation-actions';
import { MessageForm } from './message-form';
import { MessageThread } from './message-thread';
import { ClosedNotice } from './messages';
import { RequestAnswer } from './request-answer';

/** A private conversation. */
const Conversation = () => {
  const { id = '' } = useParams();
  const { data } = useInfiniteQuery(conversationQuery(useReader(), id));
  const conversation = data?.pages[0];
  const title = conversation ? (conversation.other?.name ?? 'A former member') : 'Private messages';
  return (
    <ConnectPage
      key={id}
      private
      narrow
      title={title}
      heading={<bdi>{title}</bdi>}
      context={
        <Small>
          <TextLink quiet as={AppLink} to={paths.web.connectPage('messages')}>
            Private messages
          </TextLink>
        </Small>
      }
      actions={conversation && <ConversationActions conversation={conversation} />}
    >
      <MembersOnly>{(userId) => <LoadedConversation userId={userId} id={id} />}</MembersOnly>
    </ConnectPage>
  );
};

const LoadedConversation = ({ userId, id }: { userId: string; id: string }) => {
  const list = useInfiniteQuery(conversationQuery(userId, id));
  return (
    <Loaded
      query={list}
      label="This conversation"
      missing={<Lead>This conversation doesn’t exist, or it has ended.</Lead>}
    >
      {({ pages }) => (
        <Content conversation={pages[0]!} userId={userId}>
          <MessageThread list={list} conversation={pages[0]!} pages={pages} />
        </Content>
      )}
    </Loaded>
  );
};

interface ContentProps {
  conversation: ConversationDetail;
  userId: string;
  children: ReactNode;
}

const Content = ({ conversation, userId, children }: ContentProps) => {
  const [isShown, setIsShown] = useState(!conversation.isMuted);
  useMarkRead(conversation, isShown);
  if (!isShown)
    return (
      <Row $gap={3}>
        <span>You muted or blocked this person.</span>
        <Button size="small" onClick={() => setIsShown(true)}>
          Show
        </Button>
      </Row>
    );
  const isReceivedRequest = conversation.state === 'requested' && !conversation.isOwnRequest;
  return (
    <Stack $gap={5}>
      <ClosedNotice />
      {children}
      {isReceivedRequest ? (
        <RequestAnswer conversation={conversation} userId={userId} />
      ) : (
        <MessageForm key={conversation.id} conversation={conversation} userId={userId} />
      )}
    </Stack>
  );
};

export default Conversation;
