import { useQuery } from '@tanstack/react-query';
import { type PostTag } from '@wanderwork/contracts';
import { Chip, Row } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { tagsQuery } from '../api/tags.query';

const INITIAL_COUNT = 6;

interface Props {
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
export const TagChips = ({ chosen, onChoose }: Props) => {
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
