import { paths, type SearchAnswer } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { usePrices } from '@wanderwork/platform/prices';
import { Button, EmptyState, Row, TextLink } from '@wanderwork/ui';
import { useLocalText } from '../../../shared/use-local-text';
import { getConditions, type Condition, type ConditionKey } from '../model/conditions';
import { type CityFilters } from '../model/filters';
import { describeWithout } from '../model/describe-without';

interface Props {
  filters: CityFilters;
  /** How the query was parsed; null if there are only filters. */
  reading: SearchAnswer | null;
  onDrop: (key: ConditionKey) => void;
  onExclude: (id: string) => void;
}

/** No city matches: names the condition that excludes most cities, and what a misspelled name may have meant. */
const NoResults = ({ filters, reading, onDrop, onExclude }: Props) => {
  const { format } = usePrices();
  const toLocal = useLocalText();
  const conditions = getConditions(filters, format);
  const narrowest = reading?.narrowest ?? null;
  return (
    <EmptyState
      level={3}
      action={
        <Row $justify="center" $gap={2}>
          {narrowest && (
            <Button size="small" onClick={() => onExclude(narrowest.id)}>
              Remove “{toLocal(narrowest.label)}”
            </Button>
          )}
          {conditions.map(({ key, label }) => (
            <Button key={key} size="small" onClick={() => onDrop(key)}>
              Remove “{label}”
            </Button>
          ))}
          {filters.q && (
            <Button size="small" onClick={() => onDrop('q')}>
              Clear search
            </Button>
          )}
        </Row>
      }
    >
      {reading && <DidYouMean reading={reading} />}
      <p>{toLocal(describeReason(reading, conditions))}</p>
    </EmptyState>
  );
};

const describeReason = (reading: SearchAnswer | null, conditions: readonly Condition[]): string => {
  if (conditions.length === 1 && conditions[0]?.key === 'saved')
    return 'You haven’t saved any cities yet. Select the flag on a city to save it.';
  if (reading?.understood.length === 0) return 'No matches. Try a city or “warm in March”.';
  const { narrowest } = reading ?? {};
  if (narrowest) return `No city matches all of this. ${describeWithout(narrowest)}`;
  if (conditions.length === 0 && (reading?.understood.length ?? 0) > 1)
    return 'No city matches all of this, and removing one condition isn’t enough. Remove a few, or clear the search:';
  if (conditions.length + (reading?.understood.length ?? 0) > 1)
    return 'No city matches all of this. Remove a condition:';
  return 'No city matches this. Remove it to see all cities:';
};

const DidYouMean = ({ reading: { understood, hits } }: { reading: SearchAnswer }) => {
  const city = understood.length === 0 ? hits.find((hit) => hit.kind === 'city') : undefined;
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

export default NoResults;
