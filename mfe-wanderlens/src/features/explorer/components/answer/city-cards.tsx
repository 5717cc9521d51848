import { type CitySummary } from '@wanderwork/contracts';
import { Grid } from '@wanderwork/ui';
import { use, useSyncExternalStore } from 'react';
import { CityCard } from '../../../../shared/city-card';
import { useFavouritesOfList } from '../../../../shared/favourites/use-favourites';
import { OwnOrderContext } from '../../../../shared/own-order';

/** A few cities as cards, in the given order. */
export const CityCards = ({ cities }: { cities: readonly CitySummary[] }) => {
  const { saved, keep } = useFavouritesOfList();
  const { follow, now } = use(OwnOrderContext);
  const order = useSyncExternalStore(follow, now);
  return (
    <Grid as="ul" role="list" $min={280}>
      {cities.map((city) => (
        <li key={city.slug}>
          <CityCard city={city} own={order?.get(city.slug)} saved={saved.has(city.slug)} onSave={keep} />
        </li>
      ))}
    </Grid>
  );
};
