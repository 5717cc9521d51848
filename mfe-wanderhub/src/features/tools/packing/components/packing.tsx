import { useQuery } from '@tanstack/react-query';
import { type CityDetail } from '@wanderwork/contracts';
import { Spinner } from '@wanderwork/ui';
import { cityQuery } from '../../common/api/city.query';
import { CityMissing } from '../../common/components/city-missing';
import { ToolPage } from '../../common/components/tool-page';
import { useToolState } from '../../common/model/use-tool-state';
import { packingAddress, type PackingState } from '../model/address';
import { readPacking } from '../model/reading';
import { PackingForm } from './packing-form';
import { PackingResult } from './packing-result';
import { PackingRules } from './packing-rules';

/** What to pack, by the climate of the way and the days between washes. */
export const Packing = () => {
  const { state, change, query } = useToolState(packingAddress);
  return (
    <ToolPage
      tool="packing"
      form={<PackingForm state={state} onChange={change} />}
      result={<Answer state={state} query={query} onPack={(packed) => change({ packed })} />}
      rules={<PackingRules />}
    />
  );
};

const useCity = (slug = '') => {
  const { data, error, isFetching, refetch } = useQuery({ ...cityQuery(slug), enabled: slug !== '' });
  return { slug, data, error, isFetching, refetch };
};

/** The cities of the stops: as many as there can be (`MOST_STOPS`). */
const useCities = ([first, second, third, fourth]: readonly string[]) => [
  useCity(first),
  useCity(second),
  useCity(third),
  useCity(fourth),
];

interface AnswerProps {
  state: PackingState;
  query: string;
  onPack: (packed: string[]) => void;
}

const Answer = ({ state, query, onPack }: AnswerProps) => {
  const asked = useCities([...new Set(state.stops.map(({ city }) => city).filter(Boolean))]);
  const cities = asked.flatMap(({ data }): CityDetail[] => (data ? [data] : []));
  return (
    <PackingResult
      reading={readPacking(state, new Map(cities.map((city) => [city.slug, city])))}
      {...{ cities, query, onPack }}
      packed={state.packed}
    >
      {asked.some(({ data, isFetching }) => !data && isFetching) && <Spinner label="Fetching the climate" />}
      {asked.map(({ slug, data, error, refetch }) =>
        error && !data ? (
          <CityMissing key={slug} slug={slug} error={error} onTryAgain={() => void refetch()} />
        ) : null,
      )}
    </PackingResult>
  );
};
