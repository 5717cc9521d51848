import { ConditionChip, Row } from '@wanderwork/ui';
import { conditionsOf, type ConditionKey } from '../model/conditions';
import { type CityFilters } from '../model/filters';

interface Props {
  filters: CityFilters;
  onDrop: (key: ConditionKey) => void;
}

/** What is asked, in words that a click takes back. */
export const ConditionChips = ({ filters, onDrop }: Props) => {
  const conditions = conditionsOf(filters);
  if (conditions.length === 0) return null;
  return (
    <Row role="group" aria-label="Conditions" $gap={2}>
      {conditions.map(({ key, label }) => (
        <ConditionChip key={key} onRemove={() => onDrop(key)}>
          {label}
        </ConditionChip>
      ))}
    </Row>
  );
};
