import {
  ageingTexts,
  connectTexts,
  formatDateTime,
  formatLocalDate,
  paths,
  reactionKinds,
  type ConnectPost,
  type PersonSummary,
  type TopicDetail,
} from '@wanderwork/contracts';
import { AppLink, http, lazyRetry } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Button, Chip, Row, Small, Stack, Tag, TextLink, VisuallyHidden } from '@wanderwork/ui';
import { Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import { useReader } from '../../common/api/reader';
import { PersonLink } from '../../common/components/person-link';
import { PostText } from '../../common/components/post-text';
import { ReportButton } from '../../common/components/report-button';
import { HELD_TEXT, reactionLabels } from '../../common/model/labels';
import { type Draft } from '../../writing/api/use-draft';
import { showError } from '../api/show-error';
import { CitedFigures } from './cited-figures';
import { EditForm } from './edit-form';
import { StillTrue } from './still-true';

const AuthorDialog = lazyRetry(() => import(/* webpackChunkName: 'connect-dialogs' */ './author-dialog'));
const RevisionsDialog = lazyRetry(
  () => import(/* webpackChunkName: 'connect-dialogs' */ './revisions-dialog'),
);
const RemoveDialog = lazyRetry(() => import(/* webpackChunkName: 'connect-dialogs' */ './remove-dialog'));

interface Props {
  post: ConnectPost;
  topic: TopicDetail;
  /** Whether the reader asked the question. */
  isOwnQuestion: boolean;
  /** Takes the reader's reply; null if they can't reply. */
  draft: Draft | null;
}

/** One post of a topic. */
export const Post = (props: Props) => {
  const { post, topic } = props;
  const [showsMuted, setShowsMuted] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const root = useRef<HTMLElement>(null);
  /** For when the button that had the focus goes. */
  const focusPost = () => root.current?.focus();
  const label = `Post ${post.number}${post.author ? ` by ${post.author.name}` : ''}`;
  return (
    <Root ref={root} tabIndex={-1} aria-label={label} $accepted={post.id === topic.acceptedPostId}>
      {!post.isMuted || showsMuted ? (
        <Stack $gap={3}>
          <PostHead post={post} topic={topic} />
          {isEditing ? (
            <EditForm
              post={post}
              topic={topic}
              onClose={() => {
                setIsEditing(false);
                focusPost();
              }}
            />
          ) : (
            <>
              <PostBody post={post} />
              {post.id === topic.acceptedPostId && (
                <StillTrue post={post} topic={topic} isOwnQuestion={props.isOwnQuestion} />
              )}
              {post.html !== null && (
                <PostActions {...props} label={label} onEdit={() => setIsEditing(true)} />
              )}
            </>
          )}
        </Stack>
      ) : (
        <Row $justify="between">
          <span>A post by someone you muted or blocked.</span>
          <Row $gap={1}>
            <Button
              size="small"
              onClick={() => {
                setShowsMuted(true);
                focusPost();
              }}
            >
              Show
            </Button>
            <ReportButton kind="post" object={post.id} label={label} />
          </Row>
        </Row>
      )}
    </Root>
  );
};

const Root = styled.article<{ $accepted: boolean }>`
  padding: var(--s4) var(--s5);
  border: 1px solid ${({ $accepted }) => ($accepted ? 'var(--ok)' : 'var(--line)')};
  border-radius: var(--r2);
  background: var(--sheet);
`;

const PostHead = ({ post, topic }: Pick<Props, 'post' | 'topic'>) => (
  <Head>
    {post.html !== null && <PersonLink person={post.author} isOfficial={post.isOfficial} portrait />}
    {post.id === topic.acceptedPostId && (
      <Tag tone="ok" icon="check">
        Accepted answer
      </Tag>
    )}
    {post.id === topic.acceptedPostId && topic.isOutdated && <Tag tone="warn">{ageingTexts.outdated}</Tag>}
    {post.status === 'held' && <Tag tone="warn">In review</Tag>}
    <Meta>
      <TextLink quiet as={AppLink} to={paths.web.connectTopic(topic.code, topic.slug, post.number)}>
        #{post.number}
      </TextLink>
      <time dateTime={post.createdAt}>{formatDateTime(post.createdAt)}</time>
      {post.replyTo !== null && (
        <span>
          in reply to{' '}
          <TextLink quiet as={AppLink} to={paths.web.connectTopic(topic.code, topic.slug, post.replyTo)}>
            #{post.replyTo}
          </TextLink>
        </span>
      )}
      {post.editedAt && <Edited post={post} at={post.editedAt} />}
    </Meta>
  </Head>
);

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s3);
  align-items: center;
`;

const Meta = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px var(--s3);
  align-items: baseline;
  font-size: var(--f-sm);
  color: var(--ink-2);
`;

const Edited = ({ post, at }: { post: ConnectPost; at: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (!post.hasRevisions) return <span>edited</span>;
  return (
    <>
      <Button size="small" variant="link" onClick={() => setIsOpen(true)}>
        Edited {formatLocalDate(at)}: earlier versions
      </Button>
      {isOpen && (
        <Suspense>
          <RevisionsDialog post={post} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const PostBody = ({ post }: { post: ConnectPost }) => {
  if (post.html === null)
    return <p>{post.status === 'hidden' ? connectTexts.hiddenPost : connectTexts.removedPost}</p>;
  return (
    <Stack $gap={3}>
      {post.status === 'held' && <Small role="note">{HELD_TEXT}</Small>}
      {post.quotes.map((quote, index) => (
        <Quoted key={`${quote.postId}-${index}`}>
          <p dir="auto">{quote.text ?? connectTexts.goneQuote}</p>
          <footer>
            <PersonLink person={quote.author} />, #{quote.number}
          </footer>
        </Quoted>
      ))}
      <PostText html={post.html} />
      <CitedFigures figures={post.figures} />
    </Stack>
  );
};

const Quoted = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--s4);
  border-inline-start: 2px solid var(--ink);
  overflow-wrap: anywhere;

  footer {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }
`;

interface ActionsProps extends Props {
  label: string;
  onEdit: () => void;
}

const PostActions = ({ post, topic, isOwnQuestion, draft, label, onEdit }: ActionsProps) => {
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

const AcceptButton = ({ post, topic }: Pick<Props, 'post' | 'topic'>) => {
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
