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

/** The chosen one always stands among them, also when few articles bear it. */
const getVisibleTags = (tags: readonly PostTag[], showAll: boolean, chosen: string | null): string[] => {
  const names = tags.map(({ tag }) => tag);
  const visibleTags = showAll ? names : names.slice(0, INITIAL_COUNT);
  return chosen === null || visibleTags.includes(chosen) ? visibleTags : [...visibleTags, chosen];
};

/** What articles are about, the most frequent first. Without them one can still search. */
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

/** Keeps its place until they are here. */
const Line = styled(Row)`
  min-height: 34px;
`;
