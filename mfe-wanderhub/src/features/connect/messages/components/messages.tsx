import { useInfiniteQuery } from '@tanstack/react-query';
import { type MessageBox } from '@wanderwork/contracts';
import { useFlag } from '@wanderwork/platform';
import { Banner, Stack } from '@wanderwork/ui';
import { LoadMore } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { ConnectPage } from '../../common/components/connect-page';
import { Loaded } from '../../common/components/loaded';
import { MembersOnly } from '../../common/components/members-only';
import { conversationsQuery } from '../api/messages.query';
import { ConversationRow } from './conversation-row';

/** Requests that wait for the reader's answer, and their conversations. */
const Messages = () => (
  <ConnectPage private narrow title="Private messages">
    <MembersOnly>
      {(userId) => (
        <Stack key={userId} $gap={7}>
          <ClosedNotice />
          <ConversationList userId={userId} box="requests" />
          <ConversationList userId={userId} box="conversations" />
        </Stack>
      )}
    </MembersOnly>
  </ConnectPage>
);

export const ClosedNotice = () => {
  if (useFlag('privateMessages')) return null;
  return (
    <Banner tone="info">
      Private messages are closed for now. You can still read, report and delete the ones you have.
    </Banner>
  );
};

const boxes: Readonly<Record<MessageBox, { title: string; label: string; empty: string | null }>> = {
  requests: { title: 'Requests', label: 'The requests', empty: null },
  conversations: {
    title: 'Conversations',
    label: 'Your conversations',
    empty:
      'No conversations yet. Once you’ve replied to each other’s posts, or are going to the same meet-up, you can write to someone from their profile.',
  },
};

const ConversationList = ({ userId, box }: { userId: string; box: MessageBox }) => {
  const list = useInfiniteQuery(conversationsQuery(userId, box));
  const { title, label, empty } = boxes[box];
  const isEmpty = list.data?.pages[0]?.items.length === 0;
  if (isEmpty && empty === null) return null;
  return (
    <section aria-labelledby={box}>
      <Stack $gap={3}>
        <h2 id={box}>{title}</h2>
        <Loaded query={list} label={label}>
          {({ pages }) => {
            const items = pages.flatMap((page) => page.items);
            if (items.length === 0) return <p>{empty}</p>;
            return (
              <LoadMore list={list} label={label} count={items.length}>
                <List role="list">
                  {items.map((one) => (
                    <li key={one.id}>
                      <ConversationRow conversation={one} />
                    </li>
                  ))}
                </List>
              </LoadMore>
            );
          }}
        </Loaded>
      </Stack>
    </section>
  );
};

const List = styled.ul`
  border-top: 1px solid var(--line);

  > li {
    padding-block: var(--s3);
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`;

export default Messages;
