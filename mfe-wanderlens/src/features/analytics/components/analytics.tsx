import { useQuery } from '@tanstack/react-query';
import { errorCodes } from '@wanderwork/contracts';
import { HttpError, useSession } from '@wanderwork/platform';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { DataMarkKey, ErrorCard, Spinner, Stack } from '@wanderwork/ui';
import { useCanAnalyze } from '../../../shared/use-can-analyze';
import { analyticsQuery } from '../api/analytics.query';
import { useHomeCity } from '../model/use-home-city';
import { HomeCostComparison } from './home-cost-comparison';
import { AnalyticsGate } from './analytics-gate';
import { AnalyticsPlaceholder } from './analytics-placeholder';
import { LivingIndexes } from './living-indexes';
import { OwnRank } from './own-rank';

interface Props {
  slug: string;
  name: string;
}

/** A city's analytics, or the Premium gate. */
const Analytics = ({ slug, name }: Props) => {
  const canAnalyze = useCanAnalyze([slug]);
  if (canAnalyze === null) return <Loading isFull={false} />;
  return canAnalyze ? <AnalyticsContent slug={slug} name={name} /> : <AnalyticsGate name={name} />;
};

const AnalyticsContent = ({ slug, name }: Props) => {
  const userId = useSession((state) => state.user?.id ?? null);
  const { data: cities = [] } = useQuery(cityChoicesQuery);
  const { home, choose } = useHomeCity();
  const homeSlug = home !== slug && cities.some(({ value }) => value === home) ? home : null;
  const { data, error, refetch } = useQuery(analyticsQuery(slug, homeSlug, userId));

  if (error instanceof HttpError && error.code === errorCodes.tierRequired)
    return <AnalyticsGate name={name} />;
  if (error && !data)
    return (
      <ErrorCard onTryAgain={() => void refetch()}>
        We couldn’t load this city’s analytics. Please try again.
      </ErrorCard>
    );
  if (!data) return <Loading isFull />;
  return (
    <Stack $gap={7}>
      <HomeCostComparison analytics={data} cities={cities} home={homeSlug} onHomeChange={choose} />
      <LivingIndexes indexes={data.indexes} region={data.region} />
      <OwnRank analytics={data} />
      <DataMarkKey />
    </Stack>
  );
};

const Loading = ({ isFull }: { isFull: boolean }) => (
  <>
    <Spinner label="Comparing this city with others" />
    <AnalyticsPlaceholder isFull={isFull} />
  </>
);

export default Analytics;
