import { type UnderstoodCondition } from '@wanderwork/contracts';
import { Button, Caption, ConditionChip, Row, media } from '@wanderwork/ui';
import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { getConditions, type ConditionKey } from '../model/conditions';
import { type CityFilters } from '../model/filters';

interface Props {
  filters: CityFilters;
  /** What was understood of the words that are searched. */
  understood: readonly UnderstoodCondition[];
  /** Those of the search before, while the next answer is on its way: their room is kept. */
  isStale: boolean;
  onDrop: (key: ConditionKey) => void;
  onExclude: (id: string) => void;
  onClear: () => void;
  /** Where the focus goes when the last chip is gone. */
  input: RefObject<HTMLInputElement | null>;
}

/** What is asked, in words that a click takes back. The focus stays where the chip was. */
export const ConditionChips = ({
  filters,
  understood,
  isStale,
  onDrop,
  onExclude,
  onClear,
  input,
}: Props) => {
  const group = useRef<HTMLDivElement>(null);
  const removedIndex = useRef<number | null>(null);
  const filterConditions = getConditions(filters);
  const count = understood.length + filterConditions.length;
  const handleRemove = (place: number, remove: () => void) => () => {
    removedIndex.current = place;
    remove();
  };

  useEffect(() => {
    const place = removedIndex.current;
    if (place === null) return;
    removedIndex.current = null;
    const left = group.current?.querySelectorAll('button') ?? [];
    (left[Math.min(place, left.length - 1)] ?? input.current)?.focus();
  }, [count, input]);

  if (count === 0) {
    if (!filters.q) return <EmptyHint>Your search and filters appear here.</EmptyHint>;
    // What the words come to keeps its line until it is known; of words without a condition the notes tell.
    return isStale ? <EmptyHint /> : null;
  }
  return (
    <Row role="group" aria-label="Conditions" $gap={2} ref={group}>
      <UnderstoodChips $past={isStale}>
        {understood.map(({ id, label }, at) => (
          <ConditionChip key={id} onRemove={handleRemove(at, () => onExclude(id))}>
            {label}
          </ConditionChip>
        ))}
      </UnderstoodChips>
      {filterConditions.map(({ key, label }, at) => (
        <ConditionChip key={key} onRemove={handleRemove(understood.length + at, () => onDrop(key))}>
          {label}
        </ConditionChip>
      ))}
      {count > 1 && (
        <Button
          variant="plain"
          size="small"
          onClick={() => {
            onClear();
            input.current?.focus();
          }}
        >
          Clear all
        </Button>
      )}
    </Row>
  );
};

const UnderstoodChips = styled.div<{ $past: boolean }>`
  display: contents;
  visibility: ${({ $past }) => ($past ? 'hidden' : 'inherit')};
`;

/** Where chips have a line of their own, it is never empty. */
const EmptyHint = styled(Caption)`
  display: none;

  ${media.belowPhone} {
    display: block;
  }
`;
