import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { formatMonth, paths, type CityDetail, type IrexHistory, type IrexMonth } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Banner, Button, Skeleton, Stack, TextLink, Small } from '@wanderwork/ui';
import { LineChart } from '@wanderwork/ui/charts';
import { CitySection } from '../../../shared/city-section';
import { hasChanges, historyQuery } from '../../../shared/history.query';
import { formatFirstComparison, getNextMonth } from '../../../shared/months';
import { MonthChange } from './month-change';

/** Converts the months (newest first) to evenly spaced points, oldest first. A missing month is a gap. */
export const toMonthLine = (months: readonly Pick<IrexMonth, 'month' | 'published'>[]) => {
  const scores = new Map(months.map(({ month, published }) => [month, published]));
  const [first, last] = [months.at(-1)?.month, months[0]?.month];
  const line: { label: string; value: number | null }[] = [];
  if (first === undefined || last === undefined) return line;
  for (let month = first; month <= last; month = getNextMonth(month))
    line.push({ label: formatMonth(month), value: scores.get(month) ?? null });
  return line;
};

/** The newest months (newest first) whose scores can be compared: those since the formula and its figures changed. */
export const getComparableMonths = (months: readonly IrexMonth[]): readonly IrexMonth[] => {
  const at = months.findIndex(({ formulaChange }) => formulaChange);
  return at < 0 ? months : months.slice(0, at + 1);
};

const formatScore = (score: number) => score.toFixed(1);

/** The months as a line chart. The newest month is explained; older ones on demand. */
const Months = ({ history }: { history: IrexHistory }) => {
  const [newest, ...older] = history.months;
  const explained = older.filter(({ points, formulaChange }) => points !== null || formulaChange);
  const comparable = getComparableMonths(history.months);
  return (
    <Stack $gap={5}>
      {comparable.length > 1 && (
        <LineChart
          title="Published score by month"
          points={toMonthLine(comparable)}
          format={formatScore}
          height={140}
        />
      )}
      {newest && <MonthChange month={newest} version={history.formulaVersion} />}
      {explained.length > 0 && (
        <details>
          <Summary>Earlier months</Summary>
          <Stack $gap={5}>
            {explained.map((month) => (
              <MonthChange key={month.month} month={month} version={history.formulaVersion} />
            ))}
          </Stack>
        </details>
      )}
      <Small $quiet>
        All months use formula {history.formulaVersion}. When the formula changes, we recompute past months by
        it. When its figures change too, earlier months can’t be compared, and the chart starts anew.
      </Small>
    </Stack>
  );
};

const Summary = styled.summary`
  width: fit-content;
  margin-bottom: var(--s3);
  padding-block: var(--s1);
  font-size: var(--f-sm);
  font-weight: 600;
  cursor: pointer;
`;

/** The score of past months and what changed it. */
export const HistorySection = ({ city }: { city: Pick<CityDetail, 'slug'> }) => {
  const { data, isError, refetch } = useQuery(historyQuery(city.slug));
  return (
    <CitySection id="history" title="Score history">
      {data && <HistoryContent history={data} />}
      {!data && !isError && <Skeleton $height="48px" />}
      {!data && isError && (
        <Banner
          tone="warn"
          role="alert"
          title="We couldn’t load the score history"
          actions={
            <Button size="small" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          The rest of the page works as usual.
        </Banner>
      )}
    </CitySection>
  );
};

const HistoryContent = ({ history }: { history: IrexHistory }) => {
  const first = history.months.at(-1);
  if (!first) return <p>This city has no monthly score yet.</p>;
  if (!hasChanges(history))
    return (
      <p>
        We first measured this score in {formatMonth(first.month)}. The first comparison comes on{' '}
        {formatFirstComparison(first.month)}.
      </p>
    );
  return (
    <Stack>
      <Months history={history} />
      <p>
        <TextLink as={AppLink} to={paths.web.trends()}>
          Score changes in all cities
        </TextLink>
      </p>
    </Stack>
  );
};
