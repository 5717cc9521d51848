import { Grid } from '@wanderwork/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { CityCard } from '../../../shared/city-card';
import { MoreCities } from './more-cities';
import { useNearFirst } from './use-near-first';
import { type Result } from './use-result';

const FIRST_VIEW = 3;

/** The cards, and a way to more of them. */
export const CityGrid = ({ result }: { result: Result }) => {
  const { order } = result;
  const cities = useNearFirst(result.cities);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <Cards as="ul" role="list" $min={280} ref={list}>
        {cities.map((city, index) => (
          <li key={city.slug}>
            <CityCard city={city} eager={index < FIRST_VIEW} own={order?.get(city.slug)} />
          </li>
        ))}
      </Cards>
      <MoreCities result={result} drawn={cities.length} list={list} />
    </>
  );
};

/** What is far below the fold is laid out when it comes near: an order of one's own moves many cards at once. */
const Cards = styled(Grid)`
  > :nth-child(n + 13) {
    content-visibility: auto;
    contain-intrinsic-size: auto 430px;
  }
`;
