import {
  paths,
  reactionKinds,
  type ConnectPost,
  type PersonSummary,
  type TopicDetail,
} from '@wanderwork/contracts';
import { http, lazyRetry } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Button, Chip, Row, Tag, VisuallyHidden } from '@wanderwork/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { useReader } from '../../common/api/reader';
import { ReportButton } from '../../common/components/report-button';
import { reactionLabels } from '../../common/model/labels';
import { type Draft } from '../../writing/api/use-draft';
import { showError } from '../api/show-error';

const AuthorDialog = lazyRetry(() => import(/* webpackChunkName: 'connect-dialogs' */ './author-dialog'));
const RemoveDialog = lazyRetry(() => import(/* webpackChunkName: 'connect-dialogs' */ './remove-dialog'));

export interface PostActionsProps {
  post: ConnectPost;
  topic: TopicDetail;
  /** Whether the reader asked the question. */
  isOwnQuestion: boolean;
  /** Takes the reader's reply; null if they can't reply. */
  draft: Draft | null;
  label: string;
  onEdit: () => void;
}

/** What readers think of a post, and what they can do with it. */
export const PostActions = ({ post, topic, isOwnQuestion, draft, label, onEdit }: PostActionsProps) => {
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <Actions>
      <Reactions post={post} />
      <Buttons>
        {draft && <ReplyButtons post={post} draft={draft} />}
        {isOwnQuestion && post.number > 1 && <AcceptButton post={post} topic={topic} />}
        {post.isOwn ? (
          <>
            <Button size="small" variant="plain" onClick={onEdit}>
              Edit
            </Button>
            <Button size="small" variant="plain" onClick={() => setIsRemoving(true)}>
              Remove
            </Button>
            {isRemoving && (
              <Suspense>
                <RemoveDialog postId={post.id} onClose={() => setIsRemoving(false)} />
              </Suspense>
            )}
          </>
        ) : (
          <>
            <ReportButton kind="post" object={post.id} label={label} />
            {post.author && <AuthorButton author={post.author} isMuted={post.isMuted} />}
          </>
        )}
      </Buttons>
    </Actions>
  );
};

interface AuthorButtonProps {
  author: PersonSummary;
  isMuted: boolean;
}

/** Mutes or blocks the author of a post. Somebody who is muted already is managed in their profile. */
const AuthorButton = ({ author, isMuted }: AuthorButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  if (!useReader() || isMuted) return null;
  return (
    <>
      <Button size="small" variant="plain" onClick={() => setIsOpen(true)}>
        Mute or block <VisuallyHidden>{author.name}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Suspense>
          <AuthorDialog author={author} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** What a post is worth on one side, and what can be done with it on the other. */
const Actions = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  justify-content: space-between;
`;

/** The text of the first button stands below that of the post. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-inline: calc(-1 * var(--s3));
  color: var(--ink-2);

  > button {
    padding-inline: var(--s3);
  }
`;

/** Counts of reactions, which signed-in readers add to; nobody reacts to their own post. */
const Reactions = ({ post }: { post: ConnectPost }) => {
  const reader = useReader();
  const { run } = useAction({ refetches: ['connect'], onError: showError });
  const canReact = Boolean(reader) && !post.isOwn;
  return (
    <Row role="group" aria-label="Reactions" $gap={2}>
      {reactionKinds.map((kind) => {
        const count = post.reactions[kind];
        const text = count > 0 ? `${reactionLabels[kind]} ${count}` : reactionLabels[kind];
        if (!canReact) return count > 0 && <Tag key={kind}>{text}</Tag>;
        const isChosen = post.ownReactions.includes(kind);
        const route = paths.api.connect.reaction(post.id, kind);
        return (
          <Chip
            key={kind}
            chosen={isChosen}
            onClick={() => void run(() => (isChosen ? http.delete(route) : http.put(route)))}
          >
            {text}
          </Chip>
        );
      })}
    </Row>
  );
};

const MAX_QUOTE = 300;

/** The words marked in this post, or its beginning. */
const readQuote = (postNumber: number): string => {
  const article = document.getElementById(`post-${postNumber}`);
  const selection = getSelection();
  const marked = selection && article?.contains(selection.anchorNode) ? selection.toString().trim() : '';
  const whole = article?.querySelector('.prose')?.textContent?.trim() ?? '';
  return (marked || whole).slice(0, MAX_QUOTE);
};

const ReplyButtons = ({ post, draft }: { post: ConnectPost; draft: Draft }) => {
  const focusForm = () => document.querySelector<HTMLElement>('#reply ~ form textarea')?.focus();
  const replyTo = { id: post.id, number: post.number };
  const quote = () => {
    const source = `${post.author?.name ?? 'A former member'}, #${post.number}`;
    const text = readQuote(post.number);
    draft.write({ replyTo, quotes: [...draft.text.quotes, { post: post.id, source, text }] });
    focusForm();
  };
  return (
    <>
      <Button
        size="small"
        variant="plain"
        onClick={() => {
          draft.write({ replyTo });
          focusForm();
        }}
      >
        Reply
      </Button>
      <Button size="small" variant="plain" onClick={quote}>
        Quote
      </Button>
    </>
  );
};

const AcceptButton = ({ post, topic }: Pick<PostActionsProps, 'post' | 'topic'>) => {
  const { run, busy } = useAction({ refetches: ['connect'], onError: showError });
  const route = paths.api.connect.acceptedAnswer(topic.code);
  const isAccepted = topic.acceptedPostId === post.id;
  return (
    <Button
      size="small"
      variant="plain"
      busy={busy}
      onClick={() => void run(() => (isAccepted ? http.delete(route) : http.put(route, { post: post.id })))}
    >
      {isAccepted ? 'Unaccept this answer' : 'Accept this answer'}
    </Button>
  );
};
