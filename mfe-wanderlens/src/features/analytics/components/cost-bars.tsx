import { type CityAnalytics, type CostEstimate } from '@wanderwork/contracts';
import { media, Small, VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';
import { CostMark } from '../../../shared/cost-mark';
import { useCostFormat } from '../../../shared/cost-text';
import { NO_FIGURE } from '../../../shared/format';

type Cost = Pick<CityAnalytics, 'name' | 'cost'>;

/** The parts of the monthly cost as bars on one scale, each with the range of its estimate. */
export const CostBars = ({ name, cost: { lines, home } }: Cost) => {
  const maxUsd = Math.max(1, ...lines.flatMap(({ here, home }) => [here?.high ?? 0, home?.high ?? 0]));
  return (
    <>
      {home && (
        <Legend aria-hidden>
          <Swatch $quiet={false} /> {name} <Swatch $quiet /> {home.name}
        </Legend>
      )}
      <List aria-label={home ? `Monthly cost in ${name} and ${home.name}` : `Monthly cost in ${name}`}>
        {lines.map(({ key, label, here, home: there }, at) => (
          <Line key={key} $whole={at === 0}>
            <span>{label}</span>
            <Bars>
              <Bar city={name} cost={here} maxUsd={maxUsd} />
              {home && <Bar city={home.name} cost={there} maxUsd={maxUsd} quiet />}
            </Bars>
          </Line>
        ))}
      </List>
    </>
  );
};

interface BarProps {
  city: string;
  cost: CostEstimate | null;
  /** The end of the scale, USD. */
  maxUsd: number;
  quiet?: boolean;
}

const Bar = ({ city, cost, maxUsd, quiet = false }: BarProps) => {
  const formatCost = useCostFormat();
  return (
    <Measure>
      <Ruler height={16} aria-hidden $quiet={quiet}>
        {cost ? (
          <>
            <rect y={4} width={`${(100 * cost.usd) / maxUsd}%`} height={8} />
            {cost.high > cost.low && (
              <line
                x1={`${(100 * cost.low) / maxUsd}%`}
                x2={`${(100 * cost.high) / maxUsd}%`}
                y1={8}
                y2={8}
              />
            )}
          </>
        ) : (
          <line x1="0" x2="100%" y1={8} y2={8} strokeDasharray="2 4" />
        )}
      </Ruler>
      <Amount>
        <VisuallyHidden>{city}: </VisuallyHidden>
        {cost ? <b>{formatCost(cost.usd, cost.reliability)}</b> : NO_FIGURE}{' '}
        <CostMark grade={cost?.grade ?? null} reliability={cost?.reliability} />
        {cost && cost.high > cost.low && (
          <Small $quiet as="span">
            {formatCost(cost.low, cost.reliability)}–{formatCost(cost.high, cost.reliability)}
          </Small>
        )}
      </Amount>
    </Measure>
  );
};

const Legend = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  font-size: var(--f-sm);
`;

const Swatch = styled.span<{ $quiet: boolean }>`
  width: 18px;
  height: 8px;
  border: 1px solid var(--ink);
  background: ${({ $quiet }) => ($quiet ? 'var(--sheet)' : 'var(--ink)')};
  forced-color-adjust: none;

  & + & {
    margin-inline-start: var(--s3);
  }
`;

const List = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;
`;

const Line = styled.li<{ $whole: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--s4);
  padding-block: 6px;
  border-bottom: 1px solid ${({ $whole }) => ($whole ? 'var(--ink)' : 'var(--line)')};
  font-weight: ${({ $whole }) => ($whole ? 600 : 400)};

  ${media.tablet} {
    grid-template-columns: 190px minmax(0, 1fr);
    align-items: baseline;
  }
`;

const Bars = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Measure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 200px);
  gap: var(--s3);
  align-items: center;
`;

/** The city is filled and the home city outlined, so that color is not the only difference. */
const Ruler = styled.svg<{ $quiet: boolean }>`
  width: 100%;
  overflow: visible;

  rect {
    fill: ${({ $quiet }) => ($quiet ? 'var(--sheet)' : 'var(--ink)')};
    stroke: var(--ink);
    stroke-width: 1;
  }

  line {
    stroke: var(--line-2);
    stroke-width: 2;
  }
`;

const Amount = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 6px;
  align-items: center;
  font-weight: 400;
  font-size: var(--f-sm);
`;
