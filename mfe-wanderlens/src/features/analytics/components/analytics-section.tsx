import { type CityDetail } from '@wanderwork/contracts';
import { lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { ErrorCard } from '@wanderwork/ui';
import { Suspense } from 'react';
import { CitySection } from '../../../shared/city-section';
import { useMayAnalyse } from '../../../shared/may-analyse';
import { useNear } from '../../../shared/use-near';
import { AnalyticsRoom } from './analytics-room';

const Analytics = lazyRetry(() => import('./analytics'));

/** The part of a city's page that is fetched when somebody reads so far. */
export const AnalyticsSection = ({ city: { slug, name } }: { city: Pick<CityDetail, 'slug' | 'name'> }) => {
  const { ref, near } = useNear<HTMLDivElement>();
  const whole = useMayAnalyse([slug]) === true;
  return (
    <CitySection id="analytics" title="Detailed analytics">
      <div ref={ref}>
        {near ? (
          <RetryBoundary
            fallback={(_, retry) => (
              <ErrorCard onTryAgain={retry}>
                Nothing of yours is lost. This part of the page could not be fetched.
              </ErrorCard>
            )}
          >
            <Suspense fallback={<AnalyticsRoom whole={whole} />}>
              <Analytics slug={slug} name={name} />
            </Suspense>
          </RetryBoundary>
        ) : (
          <AnalyticsRoom whole={whole} />
        )}
      </div>
    </CitySection>
  );
};
