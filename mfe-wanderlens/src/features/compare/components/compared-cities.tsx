import { useQuery } from '@tanstack/react-query';
import { COMPARE_MAX } from '@wanderwork/contracts';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { ConditionChip, Field, Row, Stack } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { slugToName } from '../../../shared/slug-to-name';

interface Props {
  chosen: readonly string[];
  onAdd: (slug: string) => void;
  onRemove: (slug: string) => void;
}

/** The compared cities, and a field to add one. */
export const ComparedCities = ({ chosen, onAdd, onRemove }: Props) => {
  const { data: cities = [] } = useQuery(cityChoicesQuery);
  const { around: container, changeAt } = useFocusAfterChange(chosen.length);
  const getName = (slug: string) => cities.find(({ value }) => value === slug)?.label ?? slugToName(slug);
  return (
    <Stack $gap={4} ref={container}>
      {chosen.length > 0 && (
        <Row $gap={2} role="group" aria-label="Compared cities">
          {chosen.map((slug, place) => (
            <ConditionChip key={slug} onRemove={changeAt(place, () => onRemove(slug))}>
              {getName(slug)}
            </ConditionChip>
          ))}
        </Row>
      )}
      {chosen.length < COMPARE_MAX && (
        <Adding>
          <Field label="Add a city">
            <Combobox
              options={cities.filter(({ value }) => !chosen.includes(value))}
              value={null}
              listLabel="Cities"
              placeholder="Lisbon, Tbilisi, Da Nang"
              onChange={(slug) => slug && changeAt(chosen.length, () => onAdd(slug))()}
            />
          </Field>
        </Adding>
      )}
    </Stack>
  );
};

/** Removing a chip may remove the focused element. The focus then moves to the next chip or the input. */
const useFocusAfterChange = (count: number) => {
  const container = useRef<HTMLDivElement>(null);
  const changedIndex = useRef<number | null>(null);
  useEffect(() => {
    const place = changedIndex.current;
    changedIndex.current = null;
    if (place === null || document.activeElement !== document.body) return;
    const stops = container.current?.querySelectorAll<HTMLElement>('button, input') ?? [];
    stops[Math.min(place, stops.length - 1)]?.focus();
  }, [count]);
  const changeAt = (place: number, change: () => void) => () => {
    changedIndex.current = place;
    change();
  };
  return { around: container, changeAt };
};

const Adding = styled.div`
  max-width: 420px;
`;
