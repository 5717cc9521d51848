import { type UnderstoodCondition } from '@wanderwork/contracts';
import { Button, Caption, ConditionChip, Row, media } from '@wanderwork/ui';
import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { conditionsOf, type ConditionKey } from '../model/conditions';
import { type CityFilters } from '../model/filters';

interface Props {
  filters: CityFilters;
  /** What was understood of the words that are searched. */
  wishes: readonly UnderstoodCondition[];
  /** Those of the search before, while the next answer is on its way: their room is kept. */
  past: boolean;
  onDrop: (key: ConditionKey) => void;
  onTakeBack: (id: string) => void;
  onClear: () => void;
  /** Where the focus goes when the last chip is gone. */
  input: RefObject<HTMLInputElement | null>;
}

/** What is asked, in words that a click takes back. The focus stays where the chip was. */
export const ConditionChips = ({ filters, wishes, past, onDrop, onTakeBack, onClear, input }: Props) => {
  const group = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  const asked = conditionsOf(filters);
  const count = wishes.length + asked.length;
  const taken = (place: number, remove: () => void) => () => {
    removed.current = place;
    remove();
  };

  useEffect(() => {
    const place = removed.current;
    if (place === null) return;
    removed.current = null;
    const left = group.current?.querySelectorAll('button') ?? [];
    (left[Math.min(place, left.length - 1)] ?? input.current)?.focus();
  }, [count, input]);

  if (count === 0) {
    if (!filters.q) return <Nothing>Your search and filters appear here.</Nothing>;
    // What the words come to keeps its line until it is known; of words without a condition the notes tell.
    return past ? <Nothing /> : null;
  }
  return (
    <Row role="group" aria-label="Conditions" $gap={2} ref={group}>
      <Wishes $past={past}>
        {wishes.map(({ id, label }, at) => (
          <ConditionChip key={id} onRemove={taken(at, () => onTakeBack(id))}>
            {label}
          </ConditionChip>
        ))}
      </Wishes>
      {asked.map(({ key, label }, at) => (
        <ConditionChip key={key} onRemove={taken(wishes.length + at, () => onDrop(key))}>
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

const Wishes = styled.div<{ $past: boolean }>`
  display: contents;
  visibility: ${({ $past }) => ($past ? 'hidden' : 'inherit')};
`;

/** Where chips have a line of their own, it is never empty. */
const Nothing = styled(Caption)`
  display: none;

  ${media.belowPhone} {
    display: block;
  }
`;
