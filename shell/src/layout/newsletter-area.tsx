import { lazyRetry, RetryBoundary, useNear } from '@wanderwork/platform';
import { Skeleton } from '@wanderwork/ui';
import { Suspense, useRef } from 'react';
import styled from 'styled-components';
import { useIdleMountCount } from '../idle/use-idle-mount-count';

const NewsletterForm = lazyRetry(() => import('./newsletter-form'));

/** How far below the screen the form starts to load, if idle time did not load it before. */
const LOAD_MARGIN_PX = 600;

/** Reserves the space of the newsletter form, which loads after the page. Its size never changes. */
export const NewsletterArea = () => {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, { marginPx: LOAD_MARGIN_PX, isWanted: useIdleMountCount(1) > 0 });
  return (
    <AreaRoot ref={place}>
      {near ? (
        // If its code fails to load, only the form is missing from the footer.
        <RetryBoundary fallback={() => null}>
          <Suspense fallback={<FormSkeleton />}>
            <NewsletterForm />
          </Suspense>
        </RetryBoundary>
      ) : (
        <FormSkeleton />
      )}
    </AreaRoot>
  );
};

const FormSkeleton = () => (
  <SkeletonRows>
    <Skeleton $width="10ch" />
    <Skeleton $height="46px" />
  </SkeletonRows>
);

const AreaRoot = styled.div`
  min-height: 136px;
`;

const SkeletonRows = styled.div`
  display: grid;
  gap: 10px;
  opacity: 0.2;
`;
