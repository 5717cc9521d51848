import { useQuery } from '@tanstack/react-query';
import { errorCodes } from '@wanderwork/contracts';
import { AppLink, HttpError } from '@wanderwork/platform';
import { ButtonLink, EmptyState } from '@wanderwork/ui';
import { Loading, LoadError } from '@wanderwork/ui/lists';
import { postQuery } from '../api/posts.query';
import { getListPath } from '../model/editor-location';
import { PostWorkspace } from './post-workspace';

/** Loads a post for editing. Waits for fresh data, because saving an older copy would cause a conflict. */
export const EditPost = ({ id }: { id: string }) => {
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
