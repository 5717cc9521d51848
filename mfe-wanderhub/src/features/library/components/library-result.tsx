import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, EmptyState, ErrorCard, Row, Stack } from '@wanderwork/ui';
import { Growth } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { libraryQuery } from '../api/library.query';
import { isWhole, type LibraryFilters } from '../model/library-filters';
import { FeaturedPost } from './featured-post';
import { LibraryPlaceholders, PostGrid } from './post-grid';
import { ResultWords } from './result-words';

interface Props {
  filters: LibraryFilters;
  onShowAll: () => void;
}

/** What the filters leave, in each of its states. While others are asked for, what stood there stays in sight. */
export const LibraryResult = ({ filters, onShowAll }: Props) => {
  const list = useInfiniteQuery(libraryQuery(filters));
  const { data, isError, isPlaceholderData } = list;
  const [first] = data?.pages ?? [];
  if (!data && isError) return <Failed onTryAgain={() => void list.refetch()} />;
  if (!data || !first) return <LibraryPlaceholders />;

  const lead = isWhole(filters) ? (first.featured ?? first.items[0] ?? null) : null;
  const posts = data.pages.flatMap(({ items }) => items).filter(({ id }) => id !== lead?.id);
  return (
    <Result $gap={5} $old={isPlaceholderData} aria-busy={isPlaceholderData}>
      <ResultWords page={first} filters={filters} />
      {isError && !list.isFetchNextPageError && <Stale onTryAgain={() => void list.refetch()} />}
      {lead && <FeaturedPost post={lead} />}
      {first.items.length === 0 ? (
        <Nothing onShowAll={onShowAll} />
      ) : (
        <Growth list={list} label="The guides" count={posts.length} words="Show more guides">
          <PostGrid posts={posts} whole={lead !== null} />
        </Growth>
      )}
    </Result>
  );
};

const Nothing = ({ onShowAll }: Pick<Props, 'onShowAll'>) => (
  <EmptyState action={<Button onClick={onShowAll}>Show all guides</Button>}>
    <p>No guide of this kind is written yet. Fewer words, or another subject, may find one.</p>
  </EmptyState>
);

const Failed = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <ErrorCard onTryAgain={onTryAgain}>Nothing of yours is lost. The guides could not be fetched.</ErrorCard>
);

const Stale = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <Row role="status">
    <p>We could not be reached. These are the guides as this browser kept them.</p>
    <Button size="small" onClick={onTryAgain}>
      Try Again
    </Button>
  </Row>
);

const Result = styled(Stack)<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
  transition: opacity var(--d2);
`;
