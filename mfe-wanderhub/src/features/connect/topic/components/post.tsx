import { connectTexts, type ConnectPost } from '@wanderwork/contracts';
import { Button, Row, Small, Stack } from '@wanderwork/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { PersonLink } from '../../common/components/person-link';
import { PostText } from '../../common/components/post-text';
import { ReportButton } from '../../common/components/report-button';
import { HELD_TEXT } from '../../common/model/labels';
import { CitedFigures } from './cited-figures';
import { EditForm } from './edit-form';
import { PostActions, type PostActionsProps } from './post-actions';
import { PostHead } from './post-head';
import { StillTrue } from './still-true';

type Props = Omit<PostActionsProps, 'label' | 'onEdit'>;

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

const PostBody = ({ post }: { post: ConnectPost }) => {
  if (post.html === null)
    return <p>{post.status === 'hidden' ? connectTexts.hiddenPost : connectTexts.removedPost}</p>;
  return (
    <Stack $gap={3}>
      {/* The page itself says it of the first post. */}
      {post.status === 'held' && post.number > 1 && <Small role="note">{HELD_TEXT}</Small>}
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
