import { useQuery } from '@tanstack/react-query';
import { formatMonth, paths, type IrexTrends } from '@wanderwork/contracts';
import { AppLink, useSession } from '@wanderwork/platform';
import {
  ButtonLink,
  EmptyState,
  ErrorCard,
  media,
  Row,
  Skeleton,
  Small,
  Spinner,
  Stack,
} from '@wanderwork/ui';
import styled from 'styled-components';
import { trendsQuery } from '../api/trends.query';
import { unchangedLabel } from '../model/trend-labels';
import { MovedList } from './moved-list';
import { RegionTable } from './region-table';
import { TrendsGate } from './trends-gate';

/** The newest month of the score against the one measured before it. */
export const Trends = () => {
  const userId = useSession((state) => state.user?.id ?? null);
  const { data, error, refetch } = useQuery(trendsQuery(userId));
  if (error && !data)
    return (
      <ErrorCard onTryAgain={() => void refetch()}>
        Nothing of yours is lost. The months could not be fetched.
      </ErrorCard>
    );
  if (!data)
    return (
      <>
        <Spinner label="Holding two months against each other" />
        <Skeleton $height="480px" />
      </>
    );
  return data.before === null ? (
    <FirstMonth month={data.month} />
  ) : (
    <Moved trends={data} before={data.before} />
  );
};

const FirstMonth = ({ month }: { month: string }) => (
  <EmptyState
    title={`The first month was measured in ${formatMonth(month)}`}
    action={
      <Row $justify="center" $gap={2}>
        <ButtonLink as={AppLink} to={paths.web.wanderlens()} variant="ink">
          See the scores of this month
        </ButtonLink>
        <ButtonLink as={AppLink} to={paths.web.method()}>
          How they are made
        </ButtonLink>
      </Row>
    }
  >
    What rose and what fell shows from the second month on. Until then every city’s page says what its score
    is made of.
  </EmptyState>
);

const Moved = ({ trends, before }: { trends: IrexTrends; before: string }) => {
  const most = Math.max(0.1, ...[...trends.risen, ...trends.fallen].map(({ points }) => Math.abs(points)));
  return (
    <Stack $gap={6}>
      <p>
        {formatMonth(trends.month)} against {formatMonth(before)}. {unchangedLabel(trends)}
      </p>
      <Both>
        <MovedList title="Rose most" none="Nobody rose." cities={trends.risen} most={most} />
        <MovedList title="Fell most" none="Nobody fell." cities={trends.fallen} most={most} />
      </Both>
      {trends.samplesOnly ? (
        <TrendsGate trends={trends} most={most} />
      ) : (
        <RegionTable regions={trends.regions} />
      )}
      <Small $quiet>
        Points of the published score, and beside them the dimensions that made them, largest first. Only
        months measured by one formula are held against each other; this is IREX {trends.formulaVersion}. A
        change smaller than a city’s own range is news of a figure, not yet of the city.
      </Small>
    </Stack>
  );
};

/** What rose beside what fell, where there is room for both. */
const Both = styled.div`
  display: grid;
  gap: var(--s6);

  ${media.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
