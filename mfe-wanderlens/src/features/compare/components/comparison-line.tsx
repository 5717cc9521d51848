import {
  getCountryScope,
  getVerdictLabel,
  SURE,
  type CitySummary,
  type ComparisonRow,
} from '@wanderwork/contracts';
import { Small } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatLikelyRange } from '@wanderwork/ui/charts';
import { CostMark } from '../../../shared/cost-mark';
import { formatFigure, useFigureUnits } from '../../../shared/figure-text';
import { NO_FIGURE } from '../../../shared/format';
import { RangeRuler } from '../../../shared/range-ruler';

interface CellProps {
  row: ComparisonRow;
  cell: ComparisonRow['cells'][number];
  city: CitySummary;
  /** No city is better in this row. */
  isLeading: boolean;
}

/** One cell: a score with its range, a dimension with a bar, or a figure with its grade. */
const ComparisonCell = ({ row, cell, city, isLeading }: CellProps) => {
  if (row.part === 'figure') return <FigureCell row={row} cell={cell} city={city} />;
  if (typeof cell.value !== 'number') return <>{NO_FIGURE}</>;
  return row.part === 'score' ? (
    <ScoreCell city={city} />
  ) : (
    <DimensionCell value={cell.value} isLeading={isLeading} />
  );
};

const FigureCell = ({
  row: { key, unit, cells },
  cell: { value, grade, reliability },
  city: { country },
}: Pick<CellProps, 'row' | 'cell' | 'city'>) => {
  const rowValues = cells.map((one) => one.value);
  return (
    <>
      {formatFigure({ key, value, unit, reliability }, useFigureUnits(), rowValues)}{' '}
      <CostMark grade={grade} reliability={reliability} />
      <Likely $quiet as="div">
        {getCountryScope({ key, grade }, country)}
      </Likely>
    </>
  );
};

const ScoreCell = ({ city: { name, irex } }: Pick<CellProps, 'city'>) => (
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

interface Props {
  row: ComparisonRow;
  /** In the order of the cells. */
  cities: readonly CitySummary[];
}

/** One row of the comparison, with the leader or the reason why there is none. */
export const ComparisonLine = ({ row, cities }: Props) => {
  const verdict = getVerdictLabel(row, cities);
  const isSure = row.leaders?.length === 1 && row.sureness !== null && row.sureness >= SURE;
  const leader = isSure ? row.leaders?.[0] : undefined;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Label>
          {row.label}
          {verdict && (
            <Small $quiet as="div">
              {verdict}
            </Small>
          )}
        </Label>
      </th>
      {cities.map((city, place) => {
        const cell = row.cells[place] ?? { value: null, grade: null };
        return (
          <Cell key={city.slug} role="cell" $ahead={place === leader} $missing={cell.value === null}>
            <ComparisonCell
              row={row}
              cell={cell}
              city={city}
              isLeading={row.leaders?.includes(place) ?? false}
            />
          </Cell>
        );
      })}
    </tr>
  );
};

const Label = styled.div`
  font-weight: 400;
`;

const Cell = styled.td<{ $ahead: boolean; $missing: boolean }>`
  font-weight: ${({ $ahead }) => ($ahead ? 700 : 400)};
  color: ${({ $missing }) => ($missing ? 'var(--ink-3)' : 'inherit')};
`;
