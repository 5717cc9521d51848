import { Grid } from '@wanderwork/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { CityCard } from '../../../shared/city-card';
import { useFavouritesOfList } from '../../../shared/favourites/use-favourites';
import { useRested } from '../../../shared/use-rested';
import { MoreCities } from './more-cities';
import { usePlacesInSight } from './use-places-in-sight';
import { type Result } from './use-result';

const FIRST_VIEW = 3;

interface Props {
  result: Pick<Result, 'cities' | 'order' | 'hasMore' | 'loadingMore' | 'moreFailed' | 'more'>;
}

/** The cards, and a way to more of them. */
export const CityGrid = ({ result }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const places = usePlacesInSight(result, list);
  const { saved, keep } = useFavouritesOfList();
  // Browsers fetch lazy pictures far below the screen, before what the first view needs.
  const rested = useRested();
  return (
    <>
      <Cards as="ul" role="list" $min={280} ref={list}>
        {places.map((place, at) => (
          <li key={at}>
            <CityCard
              {...place}
              eager={at < FIRST_VIEW}
              pictured={at < FIRST_VIEW || rested}
              saved={saved.has(place.city.slug)}
              onKeep={keep}
            />
          </li>
        ))}
      </Cards>
      <MoreCities
        hasMore={result.hasMore}
        loadingMore={result.loadingMore}
        moreFailed={result.moreFailed}
        more={result.more}
        drawn={places.length}
        list={list}
      />
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
