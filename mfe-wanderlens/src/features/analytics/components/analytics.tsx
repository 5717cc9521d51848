import { useQuery } from '@tanstack/react-query';
import { errorCodes } from '@wanderwork/contracts';
import { HttpError, useSession } from '@wanderwork/platform';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { DataMarkKey, ErrorCard, Spinner, Stack } from '@wanderwork/ui';
import { useMayAnalyse } from '../../../shared/may-analyse';
import { analyticsQuery } from '../api/analytics.query';
import { useHomeCity } from '../model/use-home-city';
import { AgainstHome } from './against-home';
import { AnalyticsGate } from './analytics-gate';
import { AnalyticsPlaceholder } from './analytics-placeholder';
import { LivingIndexes } from './living-indexes';
import { OwnRank } from './own-rank';

interface Props {
  slug: string;
  name: string;
}

/** What stands behind a city's figures, or the gate before it. */
const Analytics = ({ slug, name }: Props) => {
  const may = useMayAnalyse([slug]);
  if (may === null) return <Loading whole={false} />;
  return may ? <Analysed slug={slug} name={name} /> : <AnalyticsGate name={name} />;
};

const Analysed = ({ slug, name }: Props) => {
  const userId = useSession((state) => state.user?.id ?? null);
  const { data: cities = [] } = useQuery(cityChoicesQuery);
  const { home, choose } = useHomeCity();
  const known = home !== slug && cities.some(({ value }) => value === home) ? home : null;
  const { data, error, refetch } = useQuery(analyticsQuery(slug, known, userId));

  if (error instanceof HttpError && error.code === errorCodes.tierRequired)
    return <AnalyticsGate name={name} />;
  if (error && !data)
    return (
      <ErrorCard onTryAgain={() => void refetch()}>
        We couldn’t load this city’s analytics. Please try again.
      </ErrorCard>
    );
  if (!data) return <Loading whole />;
  return (
    <Stack $gap={7}>
      <AgainstHome analytics={data} cities={cities} home={known} onHome={choose} />
      <LivingIndexes indexes={data.indexes} region={data.region} />
      <OwnRank analytics={data} />
      <DataMarkKey />
    </Stack>
  );
};

const Loading = ({ whole }: { whole: boolean }) => (
  <>
    <Spinner label="Comparing this city with others" />
    <AnalyticsPlaceholder whole={whole} />
  </>
);

export default Analytics;
