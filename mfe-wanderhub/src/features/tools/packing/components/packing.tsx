import { useQuery } from '@tanstack/react-query';
import { type CityDetail } from '@wanderwork/contracts';
import { Spinner } from '@wanderwork/ui';
import { cityQuery } from '../../common/api/city.query';
import { CityMissing } from '../../common/components/city-field';
import { ToolPage } from '../../common/components/tool-page';
import { useToolState } from '../../common/model/use-tool-state';
import { packingUrlCodec, type PackingState } from '../model/url-codec';
import { calculatePacking } from '../model/calculate-packing';
import { PackingForm } from './packing-form';
import { PackingResult } from './packing-result';

/** Creates a packing list from the climate of the route and the days between washes. */
export const Packing = () => {
  const { state, change, query } = useToolState(packingUrlCodec);
  return (
    <ToolPage
      tool="packing"
      form={<PackingForm state={state} onChange={change} />}
      result={<Result state={state} query={query} onPackedChange={(packed) => change({ packed })} />}
      rules={<PackingRules />}
    />
  );
};

const useCity = (slug = '') => {
  const { data, error, isFetching, refetch } = useQuery({ ...cityQuery(slug), enabled: slug !== '' });
  return { slug, data, error, isFetching, refetch };
};

/** Loads the cities of up to `MAX_STOPS` stops. */
const useCities = ([first, second, third, fourth]: readonly string[]) => [
  useCity(first),
  useCity(second),
  useCity(third),
  useCity(fourth),
];

interface AnswerProps {
  state: PackingState;
  query: string;
  onPackedChange: (packed: string[]) => void;
}

const Result = ({ state, query, onPackedChange }: AnswerProps) => {
  const cityResults = useCities([...new Set(state.stops.map(({ city }) => city).filter(Boolean))]);
  const cities = cityResults.flatMap(({ data }): CityDetail[] => (data ? [data] : []));
  return (
    <PackingResult
      result={calculatePacking(state, new Map(cities.map((city) => [city.slug, city])))}
      {...{ cities, query, onPackedChange }}
      packedIds={state.packed}
    >
      {cityResults.some(({ data, isFetching }) => !data && isFetching) && (
        <Spinner label="Loading the climate" />
      )}
      {cityResults.map(({ slug, data, error, refetch }) =>
        error && !data ? (
          <CityMissing key={slug} slug={slug} error={error} onTryAgain={() => void refetch()} />
        ) : null,
      )}
    </PackingResult>
  );
};

const PackingRules = () => (
  <>
    <ul>
      <li>
        Underwear, shirts and socks: one per day between washes, plus one to wear while the rest dries. A
        longer trip needs more washes, not more clothes.
      </li>
      <li>
        The climate is the monthly average at a weather station near the city. We allow ten degrees either
        way: above 25 °C counts as heat, below 10 °C as cold.
      </li>
      <li>
        We leave out the rain jacket only if every month has less than 20 mm of rain. That limit and the
        counts are our own. Use them as a starting point.
      </li>
      <li>Where we lack data, we say so and pack for it.</li>
    </ul>
    <p>Your checklist is part of this page’s address: keep the link to come back to it.</p>
  </>
);
