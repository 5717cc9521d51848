import { type IrexHistory } from '@wanderwork/contracts';
import { Small, Stack } from '@wanderwork/ui';
import { LineChart } from '@wanderwork/ui/charts';
import styled from 'styled-components';
import { toMonthLine } from '../model/month-line';
import { MonthChange } from './month-change';

const formatScore = (score: number) => score.toFixed(1);

/** The months as a line chart. The newest month is explained; older ones on demand. */
export const Months = ({ history }: { history: IrexHistory }) => {
  const [newest, ...older] = history.months;
  const explained = older.filter(({ points }) => points !== null);
  return (
    <Stack $gap={5}>
      <LineChart
        title="Published score by month"
        points={toMonthLine(history.months)}
        format={formatScore}
        height={140}
      />
      {newest && <MonthChange month={newest} />}
      {explained.length > 0 && (
        <details>
          <Summary>Earlier months</Summary>
          <Stack $gap={5}>
            {explained.map((month) => (
              <MonthChange key={month.month} month={month} />
            ))}
          </Stack>
        </details>
      )}
      <Small $quiet>
        All months use formula {history.formulaVersion}. When the formula changes, we recompute past months so
        they stay comparable.
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
