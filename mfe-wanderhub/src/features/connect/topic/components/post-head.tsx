import {
  ageingTexts,
  formatDateTime,
  formatLocalDate,
  paths,
  type ConnectPost,
  type TopicDetail,
} from '@wanderwork/contracts';
import { AppLink, lazyRetry } from '@wanderwork/platform';
import { Button, Tag, TextLink } from '@wanderwork/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { PersonLink } from '../../common/components/person-link';

const RevisionsDialog = lazyRetry(
  () => import(/* webpackChunkName: 'connect-dialogs' */ './revisions-dialog'),
);

interface Props {
  post: ConnectPost;
  topic: TopicDetail;
}

/** Who wrote a post, its state, and when. */
export const PostHead = ({ post, topic }: Props) => (
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
