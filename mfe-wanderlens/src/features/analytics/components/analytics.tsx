import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { errorCodes, paths, type CityDetail, type Profile } from '@wanderwork/contracts';
import { HttpError, useSession, http } from '@wanderwork/platform';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { DataMarkKey, ErrorCard, Spinner, Stack } from '@wanderwork/ui';
import { useCanAnalyze, PREVIEW_SAMPLE } from '../../../shared/use-can-analyze';
import { PremiumGate } from '../../../shared/premium-gate';
import { analyticsQuery } from '../api/analytics.query';
import { HomeCostComparison } from './home-cost-comparison';
import { AnalyticsPlaceholder } from './analytics-placeholder';
import { LivingIndexes, LockedIndexes } from './living-indexes';
import { OwnRank } from './ranks';

type City = Pick<CityDetail, 'slug' | 'name' | 'irex'>;

/** The Premium gate over the free scores of this city. */
const AnalyticsGate = ({ city: { name, irex } }: { city: City }) => (
  <PremiumGate
    title={`Detailed analytics for ${name} are part of Premium`}
    free={`Compare its monthly cost with home, see how each score ranks among all cities, and rank it by your own weights. Everyone can see all of this for the three sample cities. The score, every figure and every source for ${name} stay free.`}
    sample={{
      to: `${paths.web.city(PREVIEW_SAMPLE.slug)}#analytics`,
      label: `Open ${PREVIEW_SAMPLE.name}’s analytics`,
    }}
  >
    <LockedIndexes dimensions={irex.dimensions} />
  </PremiumGate>
);

const HOME_PARAMETER = 'home';

/** The home city in the member's profile, if any. */
const useProfileHome = (): string | null => {
  const userId = useSession((state) => state.user?.id ?? null);
  const { data } = useQuery({
    queryKey: ['profile-home', userId],
    queryFn: async ({ signal }) =>
      (await http.get<Profile>(paths.api.account.profile(), { signal })).homeCity,
    enabled: userId !== null,
  });
  return data ?? null;
};

/** The reader's home city: from the address, so that it can be shared, or else from the profile. */
const useHomeCity = () => {
  const [params, setParams] = useSearchParams();
  const profileHome = useProfileHome();
  const setHome = (slug: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (slug) next.set(HOME_PARAMETER, slug);
        else next.delete(HOME_PARAMETER);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { home: params.get(HOME_PARAMETER) || profileHome, choose: setHome };
};

/** A city's analytics, or the Premium gate. */
const Analytics = ({ city }: { city: City }) => {
  const canAnalyze = useCanAnalyze([city.slug]);
  if (canAnalyze === null) return <Loading isFull={false} />;
  return canAnalyze ? <AnalyticsContent city={city} /> : <AnalyticsGate city={city} />;
};

const AnalyticsContent = ({ city }: { city: City }) => {
  const { slug } = city;
  const userId = useSession((state) => state.user?.id ?? null);
  const { data: cities = [] } = useQuery(cityChoicesQuery);
  const { home, choose } = useHomeCity();
  const homeSlug = home !== slug && cities.some(({ value }) => value === home) ? home : null;
  const { data, error, refetch } = useQuery(analyticsQuery(slug, homeSlug, userId));

  if (error instanceof HttpError && error.code === errorCodes.tierRequired)
    return <AnalyticsGate city={city} />;
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
