import { useQuery } from '@tanstack/react-query';
import { errorCodes } from '@wanderwork/contracts';
import { AppLink, HttpError } from '@wanderwork/platform';
import { ButtonLink, EmptyState } from '@wanderwork/ui';
import { Coming, Unfetched } from '@wanderwork/ui/lists';
import { postQuery } from '../api/posts.query';
import { listPlace } from '../model/place';
import { WritingDesk } from './writing-desk';

/** One post, fetched anew whenever it is opened: an older copy would only meet its own successor. */
export const Writing = ({ id }: { id: string }) => {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(postQuery(id));
  if (data && isFetchedAfterMount) return <WritingDesk post={data} />;
  if (!error) return <Coming label="The post" />;
  if (error instanceof HttpError && error.code === errorCodes.postNotFound) return <Missing />;
  return <Unfetched label="The post" onTryAgain={() => void refetch()} />;
};

const Missing = () => (
  <EmptyState
    title="No such post"
    action={
      <ButtonLink as={AppLink} to={listPlace()}>
        All posts
      </ButtonLink>
    }
  >
    It may have been thrown away since this link was made.
  </EmptyState>
);
