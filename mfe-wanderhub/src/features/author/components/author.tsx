import { useInfiniteQuery } from '@tanstack/react-query';
import { paths, type LibraryPage } from '@wanderwork/contracts';
import { AppLink, BelowHeading, PageHead, PageHeading } from '@wanderwork/platform';
import { ButtonLink, Container, ErrorCard, Grid, Lead, Section, Stack } from '@wanderwork/ui';
import { LoadMore, type LoadMoreList } from '@wanderwork/ui/lists';
import { PostSkeleton, PostSummary } from '../../../shared/post-summary';
import { authorQuery, isPossibleAuthor } from '../api/author.query';

const SKELETON_COUNT = 3;

/** An author's page with their guides. */
export const Author = ({ name }: { name: string }) => {
  const list = useInfiniteQuery(authorQuery(name));
  const { data, isError } = list;
  const total = data?.pages[0]?.total ?? 0;
  if (!isPossibleAuthor(name) || (data && total === 0)) return <AuthorNotFound />;
  return (
    <Section $tight>
      <PageHead title={`Guides by ${name}`} canonical={paths.web.author(name)} />
      <Container>
        <Stack $gap={6}>
          <Stack>
            <PageHeading>
              <bdi>{name}</bdi>
            </PageHeading>
            <Lead>{data ? formatCount(total) : 'Guides on WanderHub'}</Lead>
          </Stack>
          <BelowHeading>
            {isError && !data && <AuthorLoadError onTryAgain={() => void list.refetch()} />}
            {!isError && !data && <GuidesSkeleton />}
            {data && <Guides list={list} pages={data.pages} />}
          </BelowHeading>
        </Stack>
      </Container>
    </Section>
  );
};

const formatCount = (total: number): string =>
  total === 1 ? '1 guide on WanderHub.' : `${total} guides on WanderHub.`;

const Guides = ({ list, pages }: { list: LoadMoreList; pages: LibraryPage[] }) => {
  const posts = pages.flatMap(({ items }) => items);
  return (
    <LoadMore list={list} label="The guides" count={posts.length} buttonLabel="Show more guides">
      <Grid as="ul" role="list">
        {posts.map((post) => (
          <li key={post.id}>
            <PostSummary post={post} heading="h2" />
          </li>
        ))}
      </Grid>
    </LoadMore>
  );
};

const GuidesSkeleton = () => (
  <Grid aria-busy="true">
    {Array.from({ length: SKELETON_COUNT }, (_, index) => (
      <PostSkeleton key={index} />
    ))}
  </Grid>
);

const AuthorLoadError = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <ErrorCard onTryAgain={onTryAgain}>We couldn’t load the guides.</ErrorCard>
);

const AuthorNotFound = () => (
  <Section>
    <PageHead title="Author not found" private />
    <Container>
      <Stack $gap={5}>
        <PageHeading>Author not found</PageHeading>
        <Lead>No one with this name has written for WanderHub.</Lead>
        <p>
          <ButtonLink as={AppLink} to={paths.web.wanderhub()} variant="ink">
            See all guides
          </ButtonLink>
        </p>
      </Stack>
    </Container>
  </Section>
);
