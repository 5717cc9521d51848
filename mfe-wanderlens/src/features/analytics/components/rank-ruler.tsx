import { Caption, media } from '@wanderwork/ui';
import styled from 'styled-components';

interface Range {
  label: string;
  low: number;
  high: number;
}

/** Rank ranges on one ruler, with rank 1 on the left. The label contains the same information as text. */
export const RankRuler = ({ cityCount, ranges }: { cityCount: number; ranges: readonly Range[] }) => {
  const toPercent = (rank: number) => (100 * (rank - 1)) / Math.max(1, cityCount - 1);
  return (
    <Root role="img" aria-label={ranges.map((range) => describeRange(range, cityCount)).join('; ')}>
      {ranges.map(({ label, low, high }) => (
        <Line key={label}>
          <span>{label}</span>
          <Ruler height={20}>
            <line x1="0" x2="100%" y1={15} y2={15} />
            {[0, 25, 50, 75, 100].map((quarter) => (
              <line key={quarter} x1={`${quarter}%`} x2={`${quarter}%`} y1={quarter % 50 ? 12 : 9} y2={15} />
            ))}
            <rect
              x={`${toPercent(low)}%`}
              width={`${Math.max(1, toPercent(high) - toPercent(low))}%`}
              y={7}
              height={6}
            />
          </Ruler>
        </Line>
      ))}
      <Ends>
        <Caption as="span">1</Caption>
        <Caption as="span">{cityCount}</Caption>
      </Ends>
    </Root>
  );
};

const describeRange = ({ label, low, high }: Range, of: number) =>
  `${label}: rank ${low} to ${high} of ${of}`;

const Root = styled.div`
  display: grid;
  gap: var(--s1);
`;

const columns = '150px minmax(0, 1fr)';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--s4);
  align-items: center;
  font-size: var(--f-sm);

  ${media.tablet} {
    grid-template-columns: ${columns};
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;

  ${media.tablet} {
    margin-inline-start: calc(150px + var(--s4));
  }
`;

const Ruler = styled.svg`
  width: 100%;
  overflow: visible;
  stroke: var(--line-2);
  stroke-width: 0.8;

  rect {
    fill: var(--red);
    stroke: none;
  }
`;
