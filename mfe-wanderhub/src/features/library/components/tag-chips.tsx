import { useQuery } from '@tanstack/react-query';
import { type PostTag } from '@wanderwork/contracts';
import { Chip, Row } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { tagsQuery } from '../api/tags.query';

const AT_FIRST = 6;

interface Props {
  chosen: string | null;
  onChoose: (tag: string | null) => void;
}

/** The chosen one always stands among them, also when few articles bear it. */
const shownTags = (tags: readonly PostTag[], all: boolean, chosen: string | null): string[] => {
  const names = tags.map(({ tag }) => tag);
  const shown = all ? names : names.slice(0, AT_FIRST);
  return chosen === null || shown.includes(chosen) ? shown : [...shown, chosen];
};

/** What articles are about, the most frequent first. Without them one can still search. */
export const TagChips = ({ chosen, onChoose }: Props) => {
  const { data: tags = [] } = useQuery(tagsQuery);
  const [all, setAll] = useState(false);
  const shown = shownTags(tags, all, chosen);
  return (
    <Line role="group" aria-label="Subject" $gap={2}>
      {shown.map((tag) => (
        <Chip key={tag} chosen={tag === chosen} onClick={() => onChoose(tag === chosen ? null : tag)}>
          {tag}
        </Chip>
      ))}
      {!all && tags.length > AT_FIRST && (
        <Chip adds onClick={() => setAll(true)}>
          More subjects
        </Chip>
      )}
    </Line>
  );
};

/** Keeps its place until they are here. */
const Line = styled(Row)`
  min-height: 34px;
`;
