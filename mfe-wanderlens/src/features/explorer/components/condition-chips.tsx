import { type Understood } from '@wanderwork/contracts';
import { Button, Caption, ConditionChip, Row, media } from '@wanderwork/ui';
import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { conditionsOf, type ConditionKey } from '../model/conditions';
import { type CityFilters } from '../model/filters';

interface Props {
  filters: CityFilters;
  /** What was understood of the words that are searched. */
  wishes: readonly Understood[];
  onDrop: (key: ConditionKey) => void;
  onTakeBack: (id: string) => void;
  onClear: () => void;
  /** Where the focus goes when the last chip is gone. */
  input: RefObject<HTMLInputElement | null>;
}

/** What is asked, in words that a click takes back. The focus stays where the chip was. */
export const ConditionChips = ({ filters, wishes, onDrop, onTakeBack, onClear, input }: Props) => {
  const group = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  const chips = [
    ...wishes.map(({ id, label }) => ({ key: id, label, remove: () => onTakeBack(id) })),
    ...conditionsOf(filters).map(({ key, label }) => ({ key, label, remove: () => onDrop(key) })),
  ];

  useEffect(() => {
    const place = removed.current;
    if (place === null) return;
    removed.current = null;
    const left = group.current?.querySelectorAll('button') ?? [];
    (left[Math.min(place, left.length - 1)] ?? input.current)?.focus();
  }, [chips.length, input]);

  if (chips.length === 0) return <Nothing>Search or filter: what you ask for stands here.</Nothing>;
  return (
    <Row role="group" aria-label="Conditions" $gap={2} ref={group}>
      {chips.map(({ key, label, remove }, index) => (
        <ConditionChip
          key={key}
          onRemove={() => {
            removed.current = index;
            remove();
          }}
        >
          {label}
        </ConditionChip>
      ))}
      {chips.length > 1 && (
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

/** Where chips have a line of their own, it is never empty. */
const Nothing = styled(Caption)`
  display: none;

  ${media.belowPhone} {
    display: block;
  }
`;
