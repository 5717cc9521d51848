import { Grid, Skeleton } from '@wanderwork/ui';
import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { CityCard } from '../../../shared/city-card';
import { useFavouritesOfList } from '../../../shared/favourites/use-favourites';
import { useIsIdle } from '../../../shared/use-is-idle';
import { MoreCities } from './more-cities';
import { usePlacesInSight } from './use-places-in-sight';
import { type Result } from './use-result';

/** These cards load their pictures first. */
const FIRST_VIEW = 3;

/** About as many as a large screen shows. */
const FIRST_DRAWN = 9;

const CARD_HEIGHT = '430px';

interface Props {
  result: Pick<Result, 'cities' | 'order' | 'hasMore' | 'loadingMore' | 'moreFailed' | 'more'>;
}

/** The result as cards. */
export const CityGrid = ({ result }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const { saved, keep: setSaved } = useFavouritesOfList();
  const { cities, order } = result;
  const isIdle = useIsIdle();
  // Cards below the first view render later: rendering them takes long, and browsers fetch pictures far below the
  // screen.
  const firstDrawn = useMemo(
    () => ({ cities: isIdle ? cities : cities.slice(0, FIRST_DRAWN), order }),
    [cities, order, isIdle],
  );
  const places = usePlacesInSight(firstDrawn, list);
  const placeholders = cities.slice(FIRST_DRAWN, isIdle ? 0 : undefined);
  return (
    <>
      <Cards as="ul" role="list" $min={280} ref={list}>
        {places.map((place, at) => (
          <li key={at}>
            <CityCard
              {...place}
              eager={at < FIRST_VIEW}
              hasPicture={at < FIRST_VIEW || isIdle}
              saved={saved.has(place.city.slug)}
              onSave={setSaved}
            />
          </li>
        ))}
        {placeholders.map(({ slug }) => (
          <Skeleton key={slug} as="li" aria-hidden $height={CARD_HEIGHT} />
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

/** Cards far below the fold are laid out when they come near, since Your IREX can reorder many cards at once. */
const Cards = styled(Grid)`
  > :nth-child(n + 13) {
    content-visibility: auto;
    contain-intrinsic-size: auto ${CARD_HEIGHT};
  }
`;
