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

/** The hub's articles without the hub: from the server, or from what this browser kept. */
const HubFallbackPage = () => (
  <PageContainer>
    <PageHead
      title="WanderHub: articles to read meanwhile"
      description="The articles of the WanderHub in plain form, for when the hub itself cannot be shown."
      private
    />
    <Stack $gap={5}>
      <PageHeading>WanderHub, in plain form</PageHeading>
      <Lead>
        For when the hub cannot be shown: its articles, without pictures and search. You can{' '}
        <TextLink quiet as={AppLink} to={paths.web.wanderhub()}>
          try the hub again
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
  if (!posts) return <ErrorCard onTryAgain={tryAgain}>{nothingKept()}</ErrorCard>;
  return (
    <>
      {isError && <Kept onTryAgain={tryAgain} />}
      {posts.length === 0 && <NoneYet onTryAgain={tryAgain} />}
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

const nothingKept = (): string =>
  navigator.onLine
    ? 'Nothing of yours is lost. The articles could not be fetched, and this browser has kept none.'
    : 'Nothing of yours is lost. You are offline, and this browser has kept no articles yet.';

const Kept = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <Banner
    tone="info"
    role="status"
    actions={
      <Button size="small" onClick={onTryAgain}>
        Try Again
      </Button>
    }
  >
    These are the articles that this browser kept. Newer ones could not be fetched.
  </Banner>
);

const NoneYet = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <EmptyState title="No articles yet" action={<Button onClick={onTryAgain}>Try Again</Button>}>
    Nothing has been published here so far.
  </EmptyState>
);

export default HubFallbackPage;
