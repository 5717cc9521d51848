import { type CitySummary, type ComparisonRow } from '@wanderwork/contracts';
import { useTemperatureUnit } from '@wanderwork/platform';
import { DataMark, Small } from '@wanderwork/ui';
import { formatLikelyRange } from '@wanderwork/ui/charts';
import styled from 'styled-components';
import { formatFigure } from '../../../shared/figure-text';
import { NO_FIGURE } from '../../../shared/format';
import { RangeRuler } from '../../../shared/range-ruler';

interface Props {
  row: ComparisonRow;
  cell: ComparisonRow['cells'][number];
  city: CitySummary;
  /** No city is better in this row. */
  isLeading: boolean;
}

/** One cell: a score with its range, a dimension with a bar, or a figure with its grade. */
export const ComparisonCell = ({ row, cell, city, isLeading }: Props) => {
  if (row.part === 'figure') return <FigureCell row={row} cell={cell} />;
  if (typeof cell.value !== 'number') return <>{NO_FIGURE}</>;
  return row.part === 'score' ? (
    <ScoreCell city={city} />
  ) : (
    <DimensionCell value={cell.value} isLeading={isLeading} />
  );
};

const FigureCell = ({ row: { key, unit, cells }, cell: { value, grade } }: Pick<Props, 'row' | 'cell'>) => {
  const rowValues = cells.map((one) => one.value);
  return (
    <>
      {formatFigure({ key, value, unit }, useTemperatureUnit(), rowValues)} <DataMark grade={grade} />
    </>
  );
};

const ScoreCell = ({ city: { name, irex } }: Pick<Props, 'city'>) => (
  <>
    <Score>{Math.round(irex.score)}</Score>
    <Likely $quiet as="div">
      {formatLikelyRange(irex)}
    </Likely>
    <RangeRuler irex={irex} label={`${name} on a ruler from 50 to 100`} />
  </>
);

const DimensionCell = ({ value, isLeading }: { value: number; isLeading: boolean }) => (
  <Measured>
    <span>{Math.round(value)}</span>
    <Ruler aria-hidden height={8} $leads={isLeading}>
      <line x1="0" x2="100%" y1={5.5} y2={5.5} />
      <rect width={`${value}%`} y={3} height={5} />
    </Ruler>
  </Measured>
);

const Score = styled.div`
  margin-top: 4px;
  font: 400 2rem / 1.1 var(--serif);
`;

const Likely = styled(Small)`
  font-weight: 400;
`;

const Measured = styled.div`
  display: grid;
  grid-template-columns: 2.4ch minmax(0, 160px);
  gap: var(--s3);
  align-items: center;
`;

const Ruler = styled.svg<{ $leads: boolean }>`
  width: 100%;
  stroke: var(--line-2);
  stroke-width: 0.8;

  rect {
    fill: ${({ $leads }) => ($leads ? 'var(--ink)' : 'var(--line-2)')};
    stroke: none;
  }

  @media (forced-colors: active) {
    rect {
      fill: CanvasText;
    }
  }
`;
