import { lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { Skeleton } from '@wanderwork/ui';
import { Suspense, useRef } from 'react';
import styled from 'styled-components';
import { useNear } from './use-near';

const NewsletterForm = lazyRetry(() => import('./newsletter-form'));

/** How far below the screen the form begins to load. */
const MARGIN_PX = 600;

/** The place of the newsletter's form, whose code comes when the footer nears the screen. It never changes its size. */
export const NewsletterPlace = () => {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, { margin: MARGIN_PX });
  return (
    <Place ref={place}>
      {near && (
        // Without its code the footer is whole but for this.
        <RetryBoundary fallback={() => null}>
          <Suspense fallback={<Coming />}>
            <NewsletterForm />
          </Suspense>
        </RetryBoundary>
      )}
    </Place>
  );
};

const Coming = () => (
  <Lines>
    <Skeleton $width="10ch" />
    <Skeleton $height="46px" />
  </Lines>
);

const Place = styled.div`
  min-height: 136px;
`;

const Lines = styled.div`
  display: grid;
  gap: 10px;
  opacity: 0.2;
`;
