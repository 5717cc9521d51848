import { Stack, Chip, Row, Small, TextLink } from '@wanderwork/ui';
import {
  postCategories,
  type PostCategory,
  type PostTag,
  paths,
  toPostCategorySlug,
  postFeeds,
} from '@wanderwork/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { isUnfiltered, useLibraryFilters } from '../model/library-filters';
import { LibraryResult } from './library-result';
import { LibrarySearch } from './library-search';
import { CategorySwatch } from '../../../shared/category-label';
import { tagsQuery } from '../api/library.query';

interface LibraryProps {
  /** Adds to the guides what the reader saved, if they look at all of them. */
  Around: ComponentType<{ hasBookmarks: boolean; children: ReactNode }>;
}

/** All articles, with search, categories and tags. The filters are stored in the URL. */
export const Library = ({ Around }: LibraryProps) => {
  const { filters, change } = useLibraryFilters();
  return (
    <Stack $gap={6}>
      <Stack $gap={4}>
        <LibrarySearch value={filters.q} onSearch={(q) => change({ q })} />
        <CategoryChips chosen={filters.category} onChoose={(category) => change({ category })} />
        <TagChips chosen={filters.tag} onChoose={(tag) => change({ tag })} />
      </Stack>
      <Around hasBookmarks={isUnfiltered(filters)}>
        <LibraryResult filters={filters} onShowAll={() => change({ q: '', category: null, tag: null })} />
      </Around>
      <FollowFeeds category={filters.category} />
    </Stack>
  );
};

interface CategoryChipsProps {
  chosen: PostCategory | null;
  onChoose: (category: PostCategory | null) => void;
}

const CategoryChips = ({ chosen, onChoose }: CategoryChipsProps) => (
  <Row role="group" aria-label="Category" $gap={2}>
    <Chip chosen={chosen === null} onClick={() => onChoose(null)}>
      All
    </Chip>
    {postCategories.map((category) => (
      <Chip key={category} chosen={chosen === category} onClick={() => onChoose(category)}>
        <CategorySwatch category={category} />
        &ensp;{category}
      </Chip>
    ))}
  </Row>
);

const INITIAL_COUNT = 6;

interface TagChipsProps {
  chosen: string | null;
  onChoose: (tag: string | null) => void;
}

/** Always includes the selected tag. */
const getVisibleTags = (tags: readonly PostTag[], showAll: boolean, chosen: string | null): string[] => {
  const names = tags.map(({ tag }) => tag);
  const visibleTags = showAll ? names : names.slice(0, INITIAL_COUNT);
  return chosen === null || visibleTags.includes(chosen) ? visibleTags : [...visibleTags, chosen];
};

/** The most frequent tags. If they fail to load, the search still works. */
const TagChips = ({ chosen, onChoose }: TagChipsProps) => {
  const { data: tags = [] } = useQuery(tagsQuery);
  const [showAll, setShowAll] = useState(false);
  const visibleTags = getVisibleTags(tags, showAll, chosen);
  return (
    <Line role="group" aria-label="Topic" $gap={2}>
      {visibleTags.map((tag) => (
        <Chip key={tag} chosen={tag === chosen} onClick={() => onChoose(tag === chosen ? null : tag)}>
          {tag}
        </Chip>
      ))}
      {!showAll && tags.length > INITIAL_COUNT && (
        <Chip adds onClick={() => setShowAll(true)}>
          More topics
        </Chip>
      )}
    </Line>
  );
};

/** Reserves the space until the tags are loaded. */
const Line = styled(Row)`
  min-height: 34px;
`;

/** Links to the feeds. */
const FollowFeeds = ({ category }: { category: PostCategory | null }) => (
  <Foot as="nav" aria-label="Feeds" $gap={4}>
    <Small as="span" $quiet>
      Subscribe to {category ?? 'all guides'} in a feed reader:
    </Small>
    {postFeeds.map(({ file, name }) => (
      <TextLink
        key={file}
        href={paths.web.postFeed(file, category === null ? undefined : toPostCategorySlug(category))}
      >
        {name}
      </TextLink>
    ))}
  </Foot>
);

const Foot = styled(Row)`
  padding-top: var(--s4);
  border-top: 1px solid var(--line);
`;
