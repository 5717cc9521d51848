import { type CityDetail } from '@wanderwork/contracts';
import { lazyRetry, RetryBoundary, useNear } from '@wanderwork/platform';
import { ErrorCard } from '@wanderwork/ui';
import { Suspense, useRef } from 'react';
import { CitySection } from '../../../shared/city-section';
import { useCanAnalyze } from '../../../shared/use-can-analyze';
import { AnalyticsPlaceholder } from './analytics-placeholder';

/** About one screen ahead. */
const MARGIN_PX = 800;

const Analytics = lazyRetry(() => import('./analytics'));

/** A city's analytics. Code and data load when the reader comes near the section. */
export const AnalyticsSection = ({ city }: { city: Pick<CityDetail, 'slug' | 'name' | 'irex'> }) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, { marginPx: MARGIN_PX });
  const canAnalyze = useCanAnalyze([city.slug]) === true;
  return (
    <CitySection id="analytics" title="Detailed analytics">
      <div ref={place}>
        {isNear ? (
          <RetryBoundary
            fallback={(_, retry) => (
              <ErrorCard onTryAgain={retry}>
                We couldn’t load this part of the page. Please try again.
              </ErrorCard>
            )}
          >
            <Suspense fallback={<AnalyticsPlaceholder isFull={canAnalyze} />}>
              <Analytics city={city} />
            </Suspense>
          </RetryBoundary>
        ) : (
          <AnalyticsPlaceholder isFull={canAnalyze} />
        )}
      </div>
    </CitySection>
  );
};
