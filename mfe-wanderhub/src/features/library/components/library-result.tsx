import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, EmptyState, ErrorCard, Row, Stack } from '@wanderwork/ui';
import { LoadMore } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { libraryQuery } from '../api/library.query';
import { isUnfiltered, type LibraryFilters } from '../model/library-filters';
import { FeaturedPost } from './featured-post';
import { PostGridSkeleton, PostGrid } from './post-grid';
import { ResultSummary } from './result-summary';

interface Props {
  filters: LibraryFilters;
  onShowAll: () => void;
}

/** The filtered library with its loading and error states. Previous results stay visible while new ones load. */
export const LibraryResult = ({ filters, onShowAll }: Props) => {
  const list = useInfiniteQuery(libraryQuery(filters));
  const { data, isError, isPlaceholderData } = list;
  const [firstPage] = data?.pages ?? [];
  if (!data && isError) return <LibraryLoadError onTryAgain={() => void list.refetch()} />;
  if (!data || !firstPage) return <PostGridSkeleton />;

  const featuredPost = isUnfiltered(filters) ? (firstPage.featured ?? firstPage.items[0] ?? null) : null;
  const posts = data.pages.flatMap(({ items }) => items).filter(({ id }) => id !== featuredPost?.id);
  return (
    <Result $gap={5} $old={isPlaceholderData} aria-busy={isPlaceholderData}>
      <ResultSummary page={firstPage} filters={filters} />
      {isError && !list.isFetchNextPageError && <StaleNotice onTryAgain={() => void list.refetch()} />}
      {featuredPost && <FeaturedPost post={featuredPost} />}
      {firstPage.items.length === 0 ? (
        <NoResults onShowAll={onShowAll} />
      ) : (
        <LoadMore list={list} label="The guides" count={posts.length} buttonLabel="Show more guides">
          <PostGrid posts={posts} isBelowFeatured={featuredPost !== null} />
        </LoadMore>
      )}
    </Result>
  );
};

const NoResults = ({ onShowAll }: Pick<Props, 'onShowAll'>) => (
  <EmptyState action={<Button onClick={onShowAll}>Show all guides</Button>}>
    <p>No guides match. Try fewer words or another topic.</p>
  </EmptyState>
);

const LibraryLoadError = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <ErrorCard onTryAgain={onTryAgain}>We couldn’t load the guides.</ErrorCard>
);

const StaleNotice = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <Row role="status">
    <p>We couldn’t reach the server. These are the guides saved in this browser.</p>
    <Button size="small" onClick={onTryAgain}>
      Try Again
    </Button>
  </Row>
);

const Result = styled(Stack)<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
  transition: opacity var(--d2);
`;
