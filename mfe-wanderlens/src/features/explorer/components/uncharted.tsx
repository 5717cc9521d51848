import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, EmptyState, Row, TextLink } from '@wanderwork/ui';
import { useQuery } from '@tanstack/react-query';
import { suggestionsQuery } from '../api/suggestions.query';
import { conditionsOf, type ConditionKey } from '../model/conditions';
import { type CityFilters } from '../model/filters';

interface Props {
  filters: CityFilters;
  onDrop: (key: ConditionKey) => void;
}

/** No city fits: which condition to drop, and what a misspelt name may have meant. */
export const Uncharted = ({ filters, onDrop }: Props) => {
  const conditions = conditionsOf(filters);
  return (
    <EmptyState
      level={3}
      action={
        <Row $justify="center" $gap={2}>
          {conditions.map(({ key, label }) => (
            <Button key={key} size="small" onClick={() => onDrop(key)}>
              Drop {label}
            </Button>
          ))}
        </Row>
      }
    >
      {filters.q && <DidYouMean q={filters.q} />}
      <p>
        {conditions.length > 1
          ? 'No city fits all of this at once. Drop a condition:'
          : 'No city fits this. Drop it to see them all:'}
      </p>
    </EmptyState>
  );
};

const DidYouMean = ({ q }: { q: string }) => {
  const { data } = useQuery(suggestionsQuery(q));
  const city = data?.hits.find((hit) => hit.kind === 'city');
  if (!city) return null;
  return (
    <p>
      Did you mean{' '}
      <TextLink quiet as={AppLink} to={paths.web.city(city.slug)}>
        {city.name}
      </TextLink>
      ?
    </p>
  );
};
