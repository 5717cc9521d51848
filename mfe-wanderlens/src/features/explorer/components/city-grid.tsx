import { Grid, Skeleton, Card, CardBody, CardPicture, Stack } from '@wanderwork/ui';
import { useMemo, useRef, startTransition, useContext, useEffect, useState } from 'react';
import styled from 'styled-components';
import { lazyRetry, PageArrival } from '@wanderwork/platform';
import { CityCard } from '../../../shared/city-card';
import { useFavouritesOfList } from '../../../shared/favourites/use-favourites';
import { runWhenIdle } from '../../../shared/run-when-idle';
import { Optional } from '../../../shared/optional';
import { useEntryLabels } from './use-entry-labels';
import { usePlacesInSight } from './use-places-in-sight';
import { type Result } from './use-result';

// Below the fold.
const MoreCities = lazyRetry(() => import(/* webpackChunkName: 'small-parts' */ './more-cities'));

/** Set once the first page of this visit was idle; later pages need not wait. */
let wasIdle = false;

/**
 * Whether the first page of this visit has loaded and the browser was idle since, or the reader has scrolled. A page
 * the reader returns to renders completely at once.
 */
const useIsIdle = (): boolean => {
  const returns = useContext(PageArrival) === 'POP';
  const [isIdle, setRested] = useState(wasIdle || returns);
  useEffect(() => {
    if (isIdle) return;
    const markIdle = () => {
      wasIdle = true;
      startTransition(() => setRested(true));
    };
    const cancel = runWhenIdle(markIdle);
    addEventListener('scroll', markIdle, { once: true, passive: true });
    return () => {
      cancel();
      removeEventListener('scroll', markIdle);
    };
  }, [isIdle]);
  return isIdle;
};

const CARDS = 6;

/** Placeholders with the exact size of the cards. */
export const GridSkeleton = () => (
  <Grid $min={280} aria-hidden>
    {Array.from({ length: CARDS }, (_, index) => (
      <Card key={index}>
        <CardPicture>
          <Skeleton $height="100%" />
        </CardPicture>
        <CardBody>
          <Stack>
            <Skeleton $width="60%" $height="1.75rem" />
            <Skeleton $width="80%" />
            <Skeleton $height="4rem" />
            <Skeleton $height="14px" />
          </Stack>
        </CardBody>
      </Card>
    ))}
  </Grid>
);

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
  const { saved, setSaved } = useFavouritesOfList();
  const { cities, order } = result;
  const isIdle = useIsIdle();
  const { labels, loader } = useEntryLabels();
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
      {isIdle && loader}
      <Cards as="ul" role="list" $min={280} ref={list}>
        {places.map((place, at) => (
          <li key={at}>
            <CityCard
              {...place}
              entry={order ? place.own?.entry : labels?.get(place.city.countryCode)}
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
      {isIdle && (
        <Optional resetKey={String(places.length)}>
          <MoreCities result={result} drawn={places.length} list={list} />
        </Optional>
      )}
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
