import {
  formatDateTime,
  SCAM_WARNING,
  type ConversationDetail,
  type PrivateMessage,
} from '@wanderwork/contracts';
import { Banner, Button, Row, Small, Stack } from '@wanderwork/ui';
import { type LoadMoreList } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { ReportButton } from '../../common/components/report-button';

interface Props {
  list: LoadMoreList;
  conversation: ConversationDetail;
  /** The newest first. */
  pages: readonly ConversationDetail[];
}

/** The messages of a conversation, the newest last. */
export const MessageThread = ({ list, conversation, pages }: Props) => {
  const messages = pages.flatMap((page) => page.messages.items).reverse();
  const name = conversation.other?.name ?? 'a former member';
  // Once is enough: the first message that gave reason for it.
  const warned = messages.find(({ hasScamWarning }) => hasScamWarning);
  return (
    <Stack $gap={4}>
      {list.hasNextPage && (
        <Row>
          <Button
            size="small"
            busy={list.isFetchingNextPage}
            busyLabel="Loading..."
            onClick={() => list.fetchNextPage()}
          >
            Show earlier messages
          </Button>
        </Row>
      )}
      <Messages role="list" aria-label="Messages">
        {messages.map((message) => (
          <Item key={message.id} $isOwn={message.isOwn}>
            <Message message={message} name={name} />
            {message === warned && <Banner tone="warn">{SCAM_WARNING}</Banner>}
          </Item>
        ))}
      </Messages>
    </Stack>
  );
};

const Message = ({ message: { id, isOwn, text, at }, name }: { message: PrivateMessage; name: string }) => (
  <>
    <Bubble $isOwn={isOwn}>
      {text === null ? <Small $quiet>Hidden by a moderator</Small> : <p dir="auto">{text}</p>}
    </Bubble>
    <Row $gap={2}>
      <Small $quiet>
        {isOwn ? 'You' : <bdi>{name}</bdi>} · <time dateTime={at}>{formatDateTime(at)}</time>
      </Small>
      {!isOwn && (
        <ReportButton
          inline
          kind="message"
          object={id}
          label={`the message by ${name} of ${formatDateTime(at)}`}
        />
      )}
    </Row>
  </>
);

const Messages = styled.ol`
  display: grid;
  gap: var(--s5);
`;

const Item = styled.li<{ $isOwn: boolean }>`
  display: grid;
  gap: var(--s2);
  justify-items: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
`;

const Bubble = styled.div<{ $isOwn: boolean }>`
  max-width: min(34rem, 88%);
  padding: var(--s3) var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: ${({ $isOwn }) => ($isOwn ? 'var(--paper-2)' : 'var(--paper)')};

  p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
