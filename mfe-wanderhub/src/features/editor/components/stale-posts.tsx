import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@wanderwork/ui';
import { Loading, LoadError } from '@wanderwork/ui/lists';
import { stalePostsQuery } from '../api/posts.query';
import { Findings } from './findings';
import { PostRow, PostRows } from './post-row';

/** Posts that contradict the city data or were not checked for a year. */
export const StalePosts = () => {
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
