import { useQuery } from '@tanstack/react-query';
import { paths } from '@wanderwork/contracts';
import { AppLink, PageHead, PageHeading } from '@wanderwork/platform';
import { ErrorCard, Lead, Skeleton, Stack, TextLink } from '@wanderwork/ui';
import { PagePlace } from '../../layout/page-place';
import { postsQuery } from './posts';
import { PlainPost } from './plain-post';

/** The hub's articles without the hub: from the server, or from what this browser kept. */
const HubFallbackPage = () => {
  const { data: posts, isPending, refetch } = useQuery(postsQuery);
  return (
    <PagePlace>
      <PageHead title="WanderHub: articles to read meanwhile" private />
      <Stack $gap={5}>
        <PageHeading>WanderHub, in plain form</PageHeading>
        <Lead>
          The hub could not be shown. Its articles are here meanwhile, or{' '}
          <TextLink quiet as={AppLink} to={paths.web.wanderhub()}>
            try the hub again
          </TextLink>
          .
        </Lead>
        {isPending && <Skeleton $height="240px" />}
        {!isPending && !posts && <ErrorCard onTryAgain={() => void refetch()} />}
        {posts?.map((post) => (
          <PlainPost key={post.id} post={post} />
        ))}
      </Stack>
    </PagePlace>
  );
};

export default HubFallbackPage;
