import { type CityDetail } from '@wanderwork/contracts';
import { PageArrival, RetryBoundary, useNear } from '@wanderwork/platform';
import { ErrorCard, Skeleton, media } from '@wanderwork/ui';
import { startTransition, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { runWhenIdle } from '../shared/run-when-idle';
import { CityRest } from './city-rest-code';
import { startsBelowTop } from './starts-below-top';

/** Smaller than what lies between the first view and the rest. */
const MARGIN_PX = 200;

/** The router's name for the entry that a visit begins with. */
const FIRST_ENTRY = 'default';

interface Props {
  city: CityDetail;
  onDrawn: () => void;
}

/**
 * The sections below the first view of a city's page. Their code loads once the browser is idle, or as soon as the reader
 * comes near or asks for one of them. A page that the reader returns to has them at once.
 */
export const CityRestPlace = ({ city, onDrawn }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, { marginPx: MARGIN_PX });
  const { hash, key } = useLocation();
  const returns = useContext(PageArrival) === 'POP' && (key !== FIRST_ENTRY || startsBelowTop());
  const [isDue, setDue] = useState(returns);
  useEffect(() => (isDue ? undefined : runWhenIdle(() => startTransition(() => setDue(true)))), [isDue]);
  return (
    <div ref={place}>
      {isDue || near || hash ? (
        <RetryBoundary
          resetKey={city.slug}
          fallback={(_error, retry) => (
            <ErrorCard onTryAgain={retry}>
              We couldn’t load the rest of this page. Please try again.
            </ErrorCard>
          )}
        >
          <Suspense fallback={<Room />}>
            <CityRest city={city} onDrawn={onDrawn} />
          </Suspense>
        </RetryBoundary>
      ) : (
        <Room />
      )}
    </div>
  );
};

/** About as high as the sections are, so that nothing jumps when they come. */
const Room = styled(Skeleton).attrs({ $height: '9000px' })`
  ${media.tablet} {
    height: 7600px;
  }
`;
