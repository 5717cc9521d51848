import { type CityDetail } from '@wanderwork/contracts';
import { lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { ErrorCard, Skeleton } from '@wanderwork/ui';
import { Suspense } from 'react';
import { CitySection } from '../../../shared/city-section';
import { useNear } from '../../../shared/use-near';

const Analytics = lazyRetry(() => import('./analytics'));

/** The part of a city's page that is fetched when somebody reads so far. */
export const AnalyticsSection = ({ city: { slug, name } }: { city: Pick<CityDetail, 'slug' | 'name'> }) => {
  const { ref, near } = useNear<HTMLDivElement>();
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
            <Suspense fallback={<Skeleton $height="max(480px, 100dvh)" />}>
              <Analytics slug={slug} name={name} />
            </Suspense>
          </RetryBoundary>
        ) : (
          <Skeleton $height="max(480px, 100dvh)" />
        )}
      </div>
    </CitySection>
  );
};
