import { type CityDetail } from '@wanderwork/contracts';
import { PageArrival, RetryBoundary, useNear } from '@wanderwork/platform';
import { ErrorCard, Skeleton, media } from '@wanderwork/ui';
import { startTransition, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { runWhenIdle } from '../shared/run-when-idle';
import { CityRest, startsBelowTop } from './city-rest-code';

/** The first view ends close above the rest, which an idle browser loads anyway. */
const MARGIN_PX = 0;

/** The router's key of the first entry of a visit. */
const FIRST_ENTRY = 'default';

interface Props {
  city: CityDetail;
  onDrawn: () => void;
}

/**
 * The sections below the first view of a city page. Their code loads when the browser is idle, or when the reader
 * comes to them or follows a link to a section. A page the reader returns to renders them at once.
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
          <Suspense fallback={<Placeholder />}>
            <CityRest city={city} onDrawn={onDrawn} />
          </Suspense>
        </RetryBoundary>
      ) : (
        <Placeholder />
      )}
    </div>
  );
};

/** About the height of the sections, so that nothing jumps when they load. */
const Placeholder = styled(Skeleton).attrs({ $height: '12000px' })`
  ${media.tablet} {
    height: 8400px;
  }
`;
