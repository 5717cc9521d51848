import { type UnderstoodCondition } from '@wanderwork/contracts';
import { usePrices } from '@wanderwork/platform/prices';
import { Button, Caption, ConditionChip, Row, media } from '@wanderwork/ui';
import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { useLocalText } from '../../../shared/use-local-text';
import { getConditions, type ConditionKey } from '../model/conditions';
import { type CityFilters } from '../model/filters';

interface Props {
  filters: CityFilters;
  /** The conditions parsed from the query. */
  understood: readonly UnderstoodCondition[];
  /** The conditions belong to the previous search: they only keep their space until the next answer. */
  isStale: boolean;
  onDrop: (key: ConditionKey) => void;
  onExclude: (id: string) => void;
  onClear: () => void;
  /** Receives the focus when the last chip is removed. */
  input: RefObject<HTMLInputElement | null>;
}

/** The active conditions as chips. Removing one keeps the focus at its place. */
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
  const { format } = usePrices();
  const toLocal = useLocalText();
  const filterConditions = getConditions(filters, format);
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
    // Reserves the line until the query is parsed. If it has no conditions, the notes explain that.
    return isStale ? <EmptyHint /> : null;
  }
  return (
    <Row role="group" aria-label="Conditions" $gap={2} ref={group}>
      <UnderstoodChips $past={isStale}>
        {understood.map(({ id, label }, at) => (
          <ConditionChip key={id} onRemove={handleRemove(at, () => onExclude(id))}>
            {toLocal(label)}
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

/** On phones the chips have their own line, which must not be empty. */
const EmptyHint = styled(Caption)`
  display: none;

  ${media.belowPhone} {
    display: block;
  }
`;
