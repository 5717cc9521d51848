import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@wanderwork/platform';
import { Button, Row, Small, VisuallyHidden } from '@wanderwork/ui';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import {
  outbox,
  putInOutbox,
  removeFromOutbox,
  sendOutbox,
  useSending,
  type OutgoingPost,
} from '../model/outbox';

const describeStatus = ({ error }: OutgoingPost, isSending: boolean): string => {
  if (error !== null) return `Not sent: ${error}`;
  return isSending ? 'Sending' : 'Waiting for a connection';
};

const getTitle = ({ topic, recipient, body }: OutgoingPost): string => {
  if (recipient !== undefined) return `Your message to ${recipient}`;
  return topic ? `Your reply in “${topic.title}”` : `Your topic “${body.title ?? ''}”`;
};

const describeSent = ({ topic, recipient }: OutgoingPost): string => {
  if (recipient !== undefined) return 'Your message was sent';
  return topic ? 'Your reply was sent' : 'Your topic was sent';
};

/** What this person wrote that isn't sent yet. Sends it as soon as the browser is online. */
export const OutboxList = ({ userId }: { userId: string }) => {
  const client = useQueryClient();
  const all = useSyncExternalStore(outbox.subscribe, outbox.get);
  const sending = useSending(({ id }) => id);
  const posts = all.filter((post) => post.userId === userId);

  const handleSent = (post: OutgoingPost) => {
    toast({ tone: 'ok', title: describeSent(post) });
    void client.invalidateQueries({ queryKey: ['connect'] });
  };
  const send = () => void sendOutbox(userId, handleSent);
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    const handleOnline = () => sendNow();
    handleOnline();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [userId]);

  const retry = (post: OutgoingPost) => {
    putInOutbox({ ...post, error: null });
    send();
  };

  if (posts.length === 0) return null;
  return (
    <Root aria-labelledby="outbox">
      <h2 id="outbox">Not sent yet</h2>
      <ul role="list">
        {posts.map((post) => (
          <li key={post.body.id}>
            <Row $justify="between" $gap={2}>
              <Text>
                <b>
                  <bdi>{getTitle(post)}</bdi>
                </b>
                <Small $quiet>{describeStatus(post, sending === post.body.id)}</Small>
                <details>
                  <summary>Show the text</summary>
                  <pre dir="auto">{post.body.text}</pre>
                </details>
              </Text>
              <Row $gap={1}>
                <Button size="small" onClick={() => retry(post)}>
                  Try again <VisuallyHidden>: {getTitle(post)}</VisuallyHidden>
                </Button>
                <Button size="small" variant="plain" onClick={() => removeFromOutbox(post)}>
                  Delete <VisuallyHidden>{getTitle(post)}</VisuallyHidden>
                </Button>
              </Row>
            </Row>
          </li>
        ))}
      </ul>
    </Root>
  );
};

const Root = styled.section`
  display: grid;
  gap: var(--s3);
  padding: var(--s4);
  border: 1px solid color-mix(in srgb, var(--warn) 40%, transparent);
  border-radius: var(--r2);
  background: var(--warn-soft);

  && h2 {
    font: 600 var(--f-ui) / 1.3 var(--sans);
  }

  li + li {
    margin-top: var(--s3);
  }

  summary {
    font-size: var(--f-sm);
    cursor: pointer;
  }

  pre {
    font: 400 var(--f-sm) / 1.5 var(--sans);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Text = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;
