import { useQuery, queryOptions } from '@tanstack/react-query';
import { formatMonth, paths, type IrexTrends, type RegionTrend } from '@wanderwork/contracts';
import { AppLink, useSession, http } from '@wanderwork/platform';
import {
  ButtonLink,
  Card,
  EmptyState,
  ErrorCard,
  media,
  Row,
  Skeleton,
  Small,
  Spinner,
  Stack,
  Table,
} from '@wanderwork/ui';
import styled from 'styled-components';
import { formatFirstComparison } from '../../../shared/months';
import { PREVIEW_SAMPLE } from '../../../shared/use-can-analyze';
import { PremiumGate } from '../../../shared/premium-gate';
import { describeUnchanged, formatPoints } from '../model/trend-labels';
import { ChangeList } from './change-list';

/** The average change of each region. */
const RegionTable = ({ regions }: { regions: readonly RegionTrend[] }) => (
  <Stack as="section" aria-labelledby="trends-regions">
    <Title id="trends-regions">By region</Title>
    <Table caption="Average change by region, in points">
      <thead>
        <tr>
          <th scope="col">Region</th>
          <th scope="col" data-number>
            Cities
          </th>
          <th scope="col" data-number>
            {' '}
            Average change{' '}
          </th>
        </tr>
      </thead>
      <tbody>
        {regions.map(({ region, cities, points }) => (
          <tr key={region}>
            <th scope="row">{region}</th>
            <td data-number>{cities}</td>
            <td data-number>{formatPoints(points)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Stack>
);

const Title = styled.h2`
  font-size: var(--f-xl);
`;

const TrendsGate = () => (
  <Card $pad>
    <PremiumGate
      level={2}
      title="Trends for all cities are part of Premium"
      free="Everyone can see the three sample cities above, and each city’s history on its own page."
      sample={{
        to: `${paths.web.city(PREVIEW_SAMPLE.slug)}#history`,
        label: `Open ${PREVIEW_SAMPLE.name}’s history`,
      }}
    />
  </Card>
);

/** The score changes. The key contains the user, because the answer depends on the tier. */
const trendsQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['trends', userId],
    queryFn: ({ signal }) => http.get<IrexTrends>(paths.api.irexTrends(), { signal }),
  });

/** The latest month of the scores compared with the previous measured month. */
export const Trends = () => {
  const userId = useSession((state) => state.user?.id ?? null);
  const { data, error, refetch } = useQuery(trendsQuery(userId));
  if (error && !data)
    return (
      <ErrorCard onTryAgain={() => void refetch()}>
        We couldn’t load the score changes. Please try again.
      </ErrorCard>
    );
  if (!data)
    return (
      <>
        <Spinner label="Comparing two months" />
        <Skeleton $height="480px" />
      </>
    );
  return data.before === null ? (
    <FirstMonth month={data.month} />
  ) : (
    <ChangeLists trends={data} before={data.before} />
  );
};

const FirstMonth = ({ month }: { month: string }) => (
  <EmptyState
    title={`First score changes on ${formatFirstComparison(month)}`}
    action={
      <Row $justify="center" $gap={2}>
        <ButtonLink as={AppLink} to={paths.web.wanderlens()} variant="ink">
          See this month’s scores
        </ButtonLink>
        <ButtonLink as={AppLink} to={paths.web.method()}>
          How scores are made
        </ButtonLink>
      </Row>
    }
  >
    We first measured the scores in {formatMonth(month)}, so there’s nothing to compare yet. Until then, each
    city’s page shows what’s behind its score.
  </EmptyState>
);

const ChangeLists = ({ trends, before }: { trends: IrexTrends; before: string }) => {
  const most = Math.max(0.1, ...[...trends.risen, ...trends.fallen].map(({ points }) => Math.abs(points)));
  return (
    <Stack $gap={6}>
      <p>
        {formatMonth(trends.month)} compared with {formatMonth(before)}. {describeUnchanged(trends)}
      </p>
      <Both>
        <ChangeList title="Biggest gains" none="No city gained." cities={trends.risen} maxPoints={most} />
        <ChangeList title="Biggest drops" none="No city dropped." cities={trends.fallen} maxPoints={most} />
      </Both>
      {trends.samplesOnly ? <TrendsGate /> : <RegionTable regions={trends.regions} />}
      <Small $quiet>
        Changes are in points of the published score, with the dimensions behind them, largest first. We only
        compare months scored with the same formula, here IREX {trends.formulaVersion}. A change smaller than
        a city’s margin of error may reflect the data rather than the city.
      </Small>
    </Stack>
  );
};

/** Gains and drops side by side on wide screens. */
const Both = styled.div`
  display: grid;
  gap: var(--s6);

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
