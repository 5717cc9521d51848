import { Stack } from '@wanderwork/ui';
import { useLibraryFilters } from '../model/use-library-filters';
import { CategoryChips } from './category-chips';
import { FollowFeeds } from './follow-feeds';
import { LibraryResult } from './library-result';
import { LibrarySearch } from './library-search';
import { TagChips } from './tag-chips';

/** All articles, with search, categories and tags. The filters are stored in the URL. */
export const Library = () => {
  const { filters, change } = useLibraryFilters();
  return (
    <Stack $gap={6}>
      <Stack $gap={4}>
        <LibrarySearch value={filters.q} onSearch={(q) => change({ q })} />
        <CategoryChips chosen={filters.category} onChoose={(category) => change({ category })} />
        <TagChips chosen={filters.tag} onChoose={(tag) => change({ tag })} />
      </Stack>
      <LibraryResult filters={filters} onShowAll={() => change({ q: '', category: null, tag: null })} />
      <FollowFeeds category={filters.category} />
    </Stack>
  );
};
