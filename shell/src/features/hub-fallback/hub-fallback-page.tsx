import { useQuery } from '@tanstack/react-query';
import { paths } from '@wanderwork/contracts';
import { AppLink, PageHead, PageHeading } from '@wanderwork/platform';
import {
  Banner,
  Button,
  EmptyState,
  ErrorCard,
  Lead,
  Skeleton,
  Spinner,
  Stack,
  TextLink,
} from '@wanderwork/ui';
import { PageContainer } from '../../layout/page-container';
import { PlainPost } from './plain-post';
import { postsQuery } from './posts';

/** Lists the WanderHub articles without the remote: from the server, or from what this browser stored. */
const HubFallbackPage = () => (
  <PageContainer>
    <PageHead
      title="WanderHub: articles in plain form"
      description="All WanderHub articles in plain form, for when WanderHub itself cannot load."
      private
    />
    <Stack $gap={5}>
      <PageHeading>WanderHub, in plain form</PageHeading>
      <Lead>
        All articles without pictures or search, for when WanderHub can’t load. You can{' '}
        <TextLink quiet as={AppLink} to={paths.web.wanderhub()}>
          try WanderHub again
        </TextLink>{' '}
        at any time.
      </Lead>
      <Articles />
    </Stack>
  </PageContainer>
);

const Articles = () => {
  const { data: posts, isPending, isError, refetch } = useQuery(postsQuery);
  const tryAgain = () => void refetch();
  if (isPending) return <Loading />;
  if (!posts) return <ErrorCard onTryAgain={tryAgain}>{describeMissingArticles()}</ErrorCard>;
  return (
    <>
      {isError && <StoredCopiesNotice onTryAgain={tryAgain} />}
      {posts.length === 0 && <NoArticles onTryAgain={tryAgain} />}
      {posts.map((post) => (
        <PlainPost key={post.id} post={post} />
      ))}
    </>
  );
};

const Loading = () => (
  <div aria-busy="true">
    <Spinner label="Loading the articles" />
    <Stack $gap={5}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} $height="168px" />
      ))}
    </Stack>
  </div>
);

const describeMissingArticles = (): string =>
  navigator.onLine
    ? 'The articles couldn’t load, and none are stored in this browser. Nothing you saved is lost.'
    : 'You’re offline, and no articles are stored in this browser yet. Nothing you saved is lost.';

const StoredCopiesNotice = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <Banner
    tone="info"
    role="status"
    actions={
      <Button size="small" onClick={onTryAgain}>
        Try Again
      </Button>
    }
  >
    You’re reading copies stored in this browser. Newer articles couldn’t load.
  </Banner>
);

const NoArticles = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <EmptyState title="No articles yet" action={<Button onClick={onTryAgain}>Try Again</Button>}>
    Nothing has been published yet.
  </EmptyState>
);

export default HubFallbackPage;
