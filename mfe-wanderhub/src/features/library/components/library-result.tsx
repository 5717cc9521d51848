import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, EmptyState, ErrorCard, Row, Stack, Grid } from '@wanderwork/ui';
import { LoadMore } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { type LibraryPost, type TextPart } from '@wanderwork/contracts';
import { libraryQuery } from '../api/library.query';
import { isUnfiltered, type LibraryFilters } from '../model/library-filters';
import { FeaturedPost } from './featured-post';
import { ResultSummary } from './result-summary';
import { PostSkeleton, PostSummary } from '../../../shared/post-summary';

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

const SKELETON_COUNT = 3;
const EAGER_COUNT = 3;

interface PostGridProps {
  posts: LibraryPost[];
  /** Below a featured article, no card is in the first view. */
  isBelowFeatured: boolean;
}

const PostGrid = ({ posts, isBelowFeatured }: PostGridProps) => (
  <Grid as="ul" role="list">
    {posts.map((post, index) => (
      <li key={post.id}>
        <PostSummary
          post={post}
          heading="h2"
          eager={!isBelowFeatured && index < EAGER_COUNT}
          title={post.found && <HighlightedText parts={post.found.title} />}
          words={post.found && <HighlightedText parts={post.found.passage} />}
        />
      </li>
    ))}
  </Grid>
);

const PostGridSkeleton = () => (
  <Grid aria-busy="true">
    {Array.from({ length: SKELETON_COUNT }, (_, index) => (
      <PostSkeleton key={index} />
    ))}
  </Grid>
);

/** A text with its matches highlighted. */
const HighlightedText = ({ parts }: { parts: TextPart[] }) =>
  parts.map(({ text, found }, index) => (found ? <Highlight key={index}>{text}</Highlight> : text));

const Highlight = styled.mark`
  background: var(--red-soft);
  color: inherit;
  font-weight: 600;
`;
