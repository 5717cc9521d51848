import { Segmented, Stack, ButtonLink, EmptyState, Button } from '@wanderwork/ui';
import styled from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { errorCodes } from '@wanderwork/contracts';
import { AppLink, HttpError, getServerMessage, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Loading, LoadError } from '@wanderwork/ui/lists';
import { useNavigate } from 'react-router-dom';
import { useEditorLocation, getListPath, getPostPath } from '../model/editor-location';
import { PostList } from './post-list';
import { postQuery, stalePostsQuery } from '../api/posts.query';
import { PostWorkspace } from './post-workspace';
import { createPost } from '../api/post-actions';
import { Findings } from './findings';
import { PostRow, PostRows } from './post-row';

/** The admin section: all posts, outdated posts, or the editor of one post. */
export const PostEditor = () => {
  const { get, set } = useEditorLocation();
  const post = get('post');
  if (post) return <EditPost key={post} id={post} />;
  const isStale = get('part') === 'stale';
  return (
    <Stack $gap={5}>
      <Head>
        <Segmented
          label="Which posts"
          value={isStale ? 'stale' : 'all'}
          onChange={(part) => set('part', part === 'stale' ? part : '')}
          options={[
            { value: 'all', label: 'All posts' },
            { value: 'stale', label: 'Outdated' },
          ]}
        />
        <NewPostButton />
      </Head>
      {isStale ? <StalePosts /> : <PostList />}
    </Stack>
  );
};

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4);
  align-items: center;
  justify-content: space-between;
`;

/** Loads a post for editing. Waits for fresh data, because saving an older copy would cause a conflict. */
const EditPost = ({ id }: { id: string }) => {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(postQuery(id));
  if (data && isFetchedAfterMount) return <PostWorkspace post={data} />;
  if (!error) return <Loading label="The post" />;
  if (error instanceof HttpError && error.code === errorCodes.postNotFound) return <PostNotFound />;
  return <LoadError label="The post" onTryAgain={() => void refetch()} />;
};

const PostNotFound = () => (
  <EmptyState
    title="Post not found"
    action={
      <ButtonLink as={AppLink} to={getListPath()}>
        All posts
      </ButtonLink>
    }
  >
    It may have been deleted.
  </EmptyState>
);

/** Creates a draft and opens it. */
const NewPostButton = () => {
  const navigate = useNavigate();
  const { busy, run } = useAction({
    onError: (error) =>
      toast({ title: getServerMessage(error, 'We couldn’t create a draft. Please try again.'), tone: 'bad' }),
  });
  const createDraft = () =>
    run(async () => {
      const { id } = await createPost();
      await navigate(getPostPath(id));
    });
  return (
    <Button variant="ink" busy={busy} busyLabel="Creating..." onClick={() => void createDraft()}>
      Write a post
    </Button>
  );
};

/** Posts that contradict the city data or were not checked for a year. */
const StalePosts = () => {
  const { data, isError, isFetching, refetch } = useQuery(stalePostsQuery);
  if (!data)
    return isError ? (
      <LoadError label="The posts" busy={isFetching} onTryAgain={() => void refetch()} />
    ) : (
      <Loading label="The posts" />
    );
  if (data.length === 0)
    return (
      <EmptyState title="All up to date" level={2}>
        No post contradicts the city data, and each was checked within a year.
      </EmptyState>
    );
  return (
    <PostRows label="Posts to review">
      {data.map((post) => (
        <PostRow key={post.id} post={post}>
          <Findings findings={post.findings} />
        </PostRow>
      ))}
    </PostRows>
  );
};
