import { Grid } from '@wanderwork/ui';
import { useRef } from 'react';
import { CityCard } from '../../../shared/city-card';
import { MoreCities } from './more-cities';
import { type Result } from './use-result';

const FIRST_VIEW = 3;

/** The cards, and a way to more of them. */
export const CityGrid = ({ result }: { result: Result }) => {
  const { cities, order } = result;
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <Grid as="ul" role="list" $min={280} ref={list}>
        {cities.map((city, index) => (
          <li key={city.slug}>
            <CityCard city={city} eager={index < FIRST_VIEW} own={order?.get(city.slug)} />
          </li>
        ))}
      </Grid>
      <MoreCities result={result} list={list} />
    </>
  );
};
