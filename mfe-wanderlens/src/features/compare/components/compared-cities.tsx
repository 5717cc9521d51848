import { useQuery } from '@tanstack/react-query';
import { COMPARE_MAX } from '@wanderwork/contracts';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { ConditionChip, Field, Row, Stack } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import styled from 'styled-components';

interface Props {
  chosen: readonly string[];
  onAdd: (slug: string) => void;
  onDrop: (slug: string) => void;
}

/** Which cities stand beside each other, and the way to another one. */
export const ComparedCities = ({ chosen, onAdd, onDrop }: Props) => {
  const { data: cities = [] } = useQuery(cityChoicesQuery);
  const nameOf = (slug: string) => cities.find(({ value }) => value === slug)?.label ?? slug;
  return (
    <Stack $gap={4}>
      {chosen.length > 0 && (
        <Row $gap={2} role="group" aria-label="Compared cities">
          {chosen.map((slug) => (
            <ConditionChip key={slug} onRemove={() => onDrop(slug)}>
              {nameOf(slug)}
            </ConditionChip>
          ))}
        </Row>
      )}
      {chosen.length < COMPARE_MAX && (
        <Adding>
          <Field label="Add a city">
            <Combobox
              // A new box after each choice: the last one stands as a chip above.
              key={chosen.join()}
              options={cities.filter(({ value }) => !chosen.includes(value))}
              value={null}
              listLabel="Cities"
              placeholder="Lisbon, Tbilisi, Da Nang"
              onChange={(slug) => slug && onAdd(slug)}
            />
          </Field>
        </Adding>
      )}
    </Stack>
  );
};

const Adding = styled.div`
  max-width: 420px;
`;
