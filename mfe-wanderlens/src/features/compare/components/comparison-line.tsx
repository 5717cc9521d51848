import {
  getCountryScope,
  getVerdictLabel,
  type CitySummary,
  type ComparisonRow,
} from '@wanderwork/contracts';
import { Small, VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatLikelyRange } from '@wanderwork/ui/charts';
import { CostMark } from '../../../shared/cost-mark';
import { formatFigure, useFigureUnits } from '../../../shared/figure-text';
import { NO_FIGURE } from '../../../shared/format';
import { formatOwnScore } from '../../../shared/own-order';
import { RangeRuler } from '../../../shared/range-ruler';
import { getLeadStrength } from '../model/comparison-summary';

interface CellProps {
  row: ComparisonRow;
  cell: ComparisonRow['cells'][number];
  city: CitySummary;
  /** The city leads this row, alone or together with another one. */
  isLeading: boolean;
}

/** One cell: a score with its range, a dimension with a bar, or a figure with its grade. */
const ComparisonCell = ({ row, cell, city, isLeading }: CellProps) => {
  if (row.part === 'figure') return <FigureCell row={row} cell={cell} city={city} />;
  if (typeof cell.value !== 'number') return <>{NO_FIGURE}</>;
  if (row.part === 'dimension') return <DimensionCell value={cell.value} isLeading={isLeading} />;
  return row.key === 'irex' ? (
    <ScoreCell city={city} isLeading={isLeading} />
  ) : (
    <Score $leads={isLeading}>{formatOwnScore(cell.value)}</Score>
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

const ScoreCell = ({ city: { name, irex }, isLeading }: Pick<CellProps, 'city' | 'isLeading'>) => (
  <>
    <Score $leads={isLeading}>{Math.round(irex.score)}</Score>
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

const Score = styled.div<{ $leads: boolean }>`
  margin-top: 4px;
  font: ${({ $leads }) => ($leads ? 700 : 400)} 2rem / 1.1 var(--serif);
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
  const strength = getLeadStrength(row);
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
        const isLeading = strength !== null && row.leaders!.includes(place);
        return (
          <Cell key={city.slug} role="cell" $leads={isLeading} $missing={cell.value === null}>
            <ComparisonCell row={row} cell={cell} city={city} isLeading={isLeading} />
            {isLeading && (
              <Strength as="span">
                {strength}
                <VisuallyHidden> lead</VisuallyHidden>
              </Strength>
            )}
          </Cell>
        );
      })}
    </tr>
  );
};

const Label = styled.div`
  font-weight: 400;
`;

const Cell = styled.td<{ $leads: boolean; $missing: boolean }>`
  font-weight: ${({ $leads }) => ($leads ? 700 : 400)};
  color: ${({ $missing }) => ($missing ? 'var(--ink-3)' : 'inherit')};
`;

/** "clear" or "slight", below the best value. */
const Strength = styled(Small)`
  display: block;
  width: fit-content;
  font-weight: 400;
  color: var(--ok);
`;
