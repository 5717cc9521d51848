import { useInfiniteQuery } from '@tanstack/react-query';
import { formatLocalDate, type AssistantConversation } from '@wanderwork/contracts';
import { useAction } from '@wanderwork/platform/actions';
import { Button, Caption, Icon, Row, Small, Spinner, Stack } from '@wanderwork/ui';
import { LoadError, LoadMore } from '@wanderwork/ui/lists';
import { ConfirmDialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { assistantApi, CONVERSATIONS_KEY, conversationsQuery } from '../api/assistant-api';
import { assistant } from '../api/assistant-store';

interface Props {
  owner: string;
  onOpen: (conversation: string) => void;
  onNew: () => void;
}

/** What the dialog asks about: one conversation, or all. */
type Doomed = AssistantConversation | 'all';

/** The stored conversations, last changed first. */
const ConversationList = ({ owner, onOpen, onNew }: Props) => {
  const list = useInfiniteQuery(conversationsQuery(owner));
  const { conversation } = useStore(assistant.state);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const { run } = useAction({ refetches: [CONVERSATIONS_KEY] });
  const items = list.data?.pages.flatMap((page) => page.items);
  if (!items)
    return list.error ? (
      <LoadError label="Your conversations" busy={list.isFetching} onTryAgain={() => void list.refetch()} />
    ) : (
      <Spinner label="Loading your conversations" />
    );
  const deleteDoomed = () =>
    void run(
      async () => {
        if (doomed === 'all') await assistantApi.deleteAll();
        else if (doomed) await assistantApi.deleteConversation(doomed.id);
        if (doomed === 'all' || doomed?.id === conversation) onNew();
      },
      doomed === 'all' ? 'All conversations deleted.' : 'Conversation deleted.',
    );
  return (
    <Stack $gap={4}>
      {items.length === 0 ? (
        <Small $quiet>
          Your conversations will appear here. We keep them for 12 months, or until you delete them.
        </Small>
      ) : (
        <LoadMore list={list} label="Conversations" count={items.length}>
          <Caption>Your conversations</Caption>
          <List>
            {items.map((item) => (
              <li key={item.id}>
                <button
                  type="button"
                  aria-current={item.id === conversation || undefined}
                  onClick={() => onOpen(item.id)}
                >
                  <bdi>{item.title}</bdi>
                  <Caption as="span">{formatLocalDate(item.updatedAt)}</Caption>
                </button>
                <Button
                  size="icon"
                  variant="plain"
                  aria-label={`Delete: ${item.title}`}
                  onClick={() => setDoomed(item)}
                >
                  <Icon name="trash" size={16} />
                </Button>
              </li>
            ))}
          </List>
        </LoadMore>
      )}
      {items.length > 1 && (
        <Row>
          <Button size="small" variant="plain" onClick={() => setDoomed('all')}>
            Delete all
          </Button>
        </Row>
      )}
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={doomed === 'all' ? 'Delete all conversations?' : 'Delete this conversation?'}
        description="Its questions and answers are deleted for good."
        yes="Delete"
        no="Keep"
        onYes={deleteDoomed}
      />
    </Stack>
  );
};

export default ConversationList;

const List = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  border-block-start: 1px solid var(--line);
  list-style: none;

  li {
    display: flex;
    gap: var(--s1);
    align-items: center;
    border-block-end: 1px solid var(--line);
  }

  li > button:first-child {
    display: grid;
    flex: 1;
    gap: 2px;
    min-width: 0;
    padding: 10px 0;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }

  li > button:first-child:hover bdi {
    text-decoration: underline;
    text-decoration-color: var(--red);
    text-underline-offset: 0.2em;
  }

  li > [aria-current] bdi {
    font-weight: 600;
  }

  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
