import { type CitySummary } from '@wanderwork/contracts';
import { Grid } from '@wanderwork/ui';
import { use, useSyncExternalStore } from 'react';
import { CityCard } from '../../../../shared/city-card';
import { useFavouritesOfList } from '../../../../shared/favourites/use-favourites';
import { OwnOrderContext } from '../../../../shared/own-order';
import { useEntryLabels } from '../use-entry-labels';

/** A few cities as cards, in the given order. */
export const CityCards = ({ cities }: { cities: readonly CitySummary[] }) => {
  const { saved, setSaved } = useFavouritesOfList();
  const { follow, now } = use(OwnOrderContext);
  const order = useSyncExternalStore(follow, now);
  const { labels, loader } = useEntryLabels();
  return (
    <>
      {loader}
      <Grid as="ul" role="list" $min={280}>
        {cities.map((city) => {
          const own = order?.get(city.slug);
          return (
            <li key={city.slug}>
              <CityCard
                city={city}
                own={own}
                entry={order ? own?.entry : labels?.get(city.countryCode)}
                saved={saved.has(city.slug)}
                onSave={setSaved}
              />
            </li>
          );
        })}
      </Grid>
    </>
  );
};
