import { useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query';
import {
  formatLocalDate,
  paths,
  toPageStart,
  type ConnectPost,
  type OwnConnectProfile,
  type PersonSummary,
  type TopicDetail,
} from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Banner, ButtonLink, Lead, Row, Stack, TextLink } from '@wanderwork/ui';
import { LoadMore } from '@wanderwork/ui/lists';
import { useEffect, useRef } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { ownProfileQuery } from '../../common/api/connect.query';
import { useReader, useVisitorAnswer } from '../../common/api/reader';
import { ConnectPage } from '../../common/components/connect-page';
import { FollowSelect } from '../../common/components/follow-select';
import { Loaded } from '../../common/components/loaded';
import { ReportButton } from '../../common/components/report-button';
import { TopicTags } from '../../common/components/topic-list';
import { HELD_TEXT } from '../../common/model/labels';
import { useDraft, type Draft } from '../../writing/api/use-draft';
import { ReplyForm } from '../../writing/components/reply-form';
import { WriteGate, type Writer } from '../../writing/components/write-gate';
import { type TopicPart } from '../api/saved-topics';
import { topicQuery } from '../api/topic.query';
import { useMarkRead, useSaveTopic } from '../api/use-mark-read';
import { CorrectionCard } from './correction-card';
import { NewReplies, type PostPages } from './new-replies';
import { Post } from './post';

const readFrom = (params: URLSearchParams): number => {
  const from = Number(params.get('from'));
  return Number.isInteger(from) && from > 1 ? from : 1;
};

/** A topic with its posts and a form to reply. */
const Topic = () => {
  const { code = '' } = useParams();
  const [params] = useSearchParams();
  const from = readFrom(params);
  const list = useInfiniteQuery({
    ...topicQuery(useReader(), code, from),
    placeholderData: useVisitorAnswer<InfiniteData<TopicPart, number>>(topicQuery(null, code, from).queryKey),
  });
  const topic = list.data?.pages[0];
  return (
    <ConnectPage
      key={code}
      narrow
      title={topic?.title ?? 'Topic'}
      heading={<bdi>{topic?.title ?? 'Topic'}</bdi>}
      canonical={topic && paths.web.connectTopicPage(topic.code, topic.slug, toPageStart(from))}
      private={topic?.isIndexable === false}
      context={topic && <TopicContext topic={topic} />}
      actions={topic && <TopicActions topic={topic} />}
    >
      <Loaded query={list} label="This topic" missing={<TopicMissing />}>
        {({ pages, pageParams }) => (
          <TopicPosts
            key={from}
            {...{ pages, from, list }}
            topic={pages[0]!}
            starts={pageParams as number[]}
          />
        )}
      </Loaded>
    </ConnectPage>
  );
};

const TopicContext = ({ topic }: { topic: TopicDetail }) => (
  <Row $gap={2}>
    <TextLink as={AppLink} to={paths.web.connectPlace(topic.place.kind, topic.place.slug)}>
      {topic.place.name}
    </TextLink>
    <TopicTags topic={{ ...topic, readUpTo: null }} />
  </Row>
);

const TopicActions = ({ topic }: { topic: TopicDetail }) => {
  const reader = useReader();
  const { data: own } = useQuery(ownProfileQuery(reader));
  return (
    <>
      {reader && <FollowSelect target={`topic:${topic.code}`} level={topic.follow} />}
      {!isBy(topic.author, own) && <ReportButton kind="topic" object={topic.id} label="this topic" />}
    </>
  );
};

const isBy = (author: PersonSummary | null, own: OwnConnectProfile | undefined): boolean =>
  author !== null && author.handle === own?.profile?.handle;

const TopicMissing = () => (
  <Stack $gap={4}>
    <Lead>There’s no topic here, or it’s no longer public.</Lead>
    <Row>
      <ButtonLink as={AppLink} to={paths.web.connect()} variant="ink">
        See what’s new
      </ButtonLink>
    </Row>
  </Stack>
);

interface PostsProps {
  topic: TopicPart;
  pages: TopicPart[];
  /** The numbers with which the pages begin. */
  starts: number[];
  from: number;
  list: PostPages;
}

const TopicPosts = ({ topic, pages, starts, from, list }: PostsProps) => {
  const reader = useReader();
  const { data: own } = useQuery(ownProfileQuery(reader));
  const posts = pages.flatMap((page) => page.posts);
  useMarkRead(reader, topic.code, posts.at(-1)?.number ?? from);
  useSaveTopic(topic.code, topic.savedAt === undefined && topic.status === 'published' ? starts : []);
  const isOwnQuestion = topic.kind === 'question' && isBy(topic.author, own);
  const answering = reader ? { userId: reader } : null;
  return (
    <Stack $gap={6}>
      {topic.savedAt !== undefined && (
        <Banner tone="warn" role="status" icon="wifi-off">
          We couldn’t reach the server. This is the copy saved in this browser on{' '}
          {formatLocalDate(topic.savedAt)}.
        </Banner>
      )}
      {topic.status === 'held' && <Banner tone="info">{HELD_TEXT}</Banner>}
      {topic.correction && <CorrectionCard correction={topic.correction} />}
      <AcceptedNote topic={topic} posts={posts} />
      {from > 1 && (
        <p>
          You’re reading from post {from} onward.{' '}
          <TextLink quiet as={AppLink} to={paths.web.connectTopic(topic.code, topic.slug)}>
            Start at the beginning
          </TextLink>
        </p>
      )}
      {answering ? (
        <Conversation
          key={answering.userId}
          {...{ topic, posts, list, isOwnQuestion }}
          lastNumber={Math.max(...pages.map(({ lastNumber }) => lastNumber), posts.at(-1)?.number ?? 0)}
          userId={answering.userId}
        />
      ) : (
        <>
          <PostList {...{ topic, posts, list }} isOwnQuestion={false} draft={null} />
          <Answering topic={topic} draft={null} />
        </>
      )}
    </Stack>
  );
};

type ListProps = Pick<PostsProps, 'topic' | 'list'> & { posts: ConnectPost[]; isOwnQuestion: boolean };

/** Posts and the reply form share the draft, so that posts can be quoted. */
const Conversation = ({
  userId,
  lastNumber,
  ...rest
}: ListProps & { userId: string; lastNumber: number }) => {
  const draft = useDraft(userId, rest.topic.code);
  return (
    <>
      <PostList {...rest} draft={draft} />
      <NewReplies topic={rest.topic} lastNumber={lastNumber} list={rest.list} />
      <Answering topic={rest.topic} draft={draft} />
    </>
  );
};

/** Scrolls to the post in the address once it is there. */
const useScrollToPost = () => {
  const { hash } = useLocation();
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !/^#post-\d+$/.test(hash)) return;
    done.current = true;
    document.getElementById(hash.slice(1))?.scrollIntoView?.();
  }, [hash]);
};

const PostList = ({ topic, posts, list, isOwnQuestion, draft }: ListProps & { draft: Draft | null }) => {
  useScrollToPost();
  const canReply = draft !== null && !topic.isClosed;
  return (
    <section aria-labelledby="posts">
      <h2 id="posts" className="visually-hidden">
        Posts
      </h2>
      <LoadMore list={list} label="The posts" count={posts.length} buttonLabel="Show more posts">
        <Posts role="list">
          {posts.map((post) => (
            <li key={post.id} id={`post-${post.number}`}>
              <Post post={post} topic={topic} isOwnQuestion={isOwnQuestion} draft={canReply ? draft : null} />
            </li>
          ))}
        </Posts>
      </LoadMore>
    </section>
  );
};

const Posts = styled.ol`
  display: grid;
  gap: var(--s4);
  list-style: none;
  padding: 0;

  > li {
    min-width: 0;
    scroll-margin-top: 96px;
  }
`;

/** Leads to the accepted answer, which may be on another page. */
const AcceptedNote = ({ topic, posts }: { topic: TopicDetail; posts: ConnectPost[] }) => {
  const { code, slug, acceptedNumber } = topic;
  // A copy that was saved before this version has no number.
  if (!acceptedNumber) return null;
  const isHere = posts.some(({ number }) => number === acceptedNumber);
  const link = isHere
    ? { href: `#post-${acceptedNumber}` }
    : { as: AppLink, to: paths.web.connectTopic(code, slug, acceptedNumber) };
  return (
    <p>
      The person who asked accepted an answer.{' '}
      <TextLink quiet {...link}>
        Go to post {acceptedNumber}
      </TextLink>
    </p>
  );
};

/** The form to reply, or why there is none. */
const Answering = ({ topic, draft }: { topic: TopicDetail; draft: Draft | null }) => (
  <Stack as="section" $gap={4} aria-labelledby="reply">
    <h2 id="reply">Reply</h2>
    {topic.isClosed ? (
      <p>This topic is closed. You can read it but not reply.</p>
    ) : (
      <WriteGate action="reply">
        {(writer: Writer) => draft && <ReplyForm topic={topic} writer={writer} draft={draft} />}
      </WriteGate>
    )}
  </Stack>
);

export default Topic;
