import styled from 'styled-components';
import { space } from '@wanderwork/ui';
import { formatDollars } from './labels';
import { RANGE_INK } from './scale';

type ToShare = (amount: number) => string;
type FormatAmount = (usd: number) => string;

export interface CostPart {
  label: string;
  /** USD a month. */
  amount: number;
}

/** The size of one block of the scale bar. */
export const COST_BLOCK_USD = 250;
const colors = ['--t1', '--t2', '--t3', '--t4', '--ink-3', '--line-2', '--t5'];

interface CostScaleProps {
  parts: CostPart[];
  /** The likely range of the total, USD. */
  range?: readonly [low: number, high: number] | undefined;
  /** Formats US dollars, such as in the reader's currency. */
  formatAmount?: FormatAmount;
}

/** A monthly cost along a map's scale bar, with its parts in the given order. A red band shows the likely range. */
export const CostScale = ({ parts, range, formatAmount = formatDollars }: CostScaleProps) => {
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  const blocks = Math.ceil(Math.max(total, range?.[1] ?? 0) / COST_BLOCK_USD) + 1;
  const toShare = (amount: number) => `${(amount / (blocks * COST_BLOCK_USD)) * 100}%`;
  return (
    <Root>
      <Drawing height={56} role="img" aria-label={describeCost(parts, total, range, formatAmount)}>
        <Parts parts={parts} toShare={toShare} />
        {range && (
          <rect
            x={toShare(range[0])}
            width={toShare(range[1] - range[0])}
            y={RANGE_Y}
            height={RANGE_HEIGHT}
            fill={RANGE_INK}
          />
        )}
        <Bar blocks={blocks} toShare={toShare} formatAmount={formatAmount} />
        <line x1={toShare(total)} x2={toShare(total)} y1={0} y2={38} stroke="var(--red)" strokeWidth={2} />
      </Drawing>
      <Legend>
        {parts.map(({ label, amount }, index) => (
          <li key={label}>
            <Swatch $color={getColor(index)} /> {label} <b>{formatAmount(amount)}</b>
          </li>
        ))}
      </Legend>
    </Root>
  );
};

const getColor = (index: number) => `var(${colors[index % colors.length]})`;

const describeCost = (
  parts: CostPart[],
  total: number,
  range: CostScaleProps['range'],
  formatAmount: FormatAmount,
) =>
  `${formatAmount(total)} a month${range ? `, likely ${range.map(formatAmount).join(' to ')}` : ''}: ${parts.map(({ label, amount }) => `${label} ${formatAmount(amount)}`).join(', ')}`;

const Parts = ({ parts, toShare }: { parts: CostPart[]; toShare: ToShare }) =>
  parts.map(({ label, amount }, index) => {
    const before = parts.slice(0, index).reduce((sum, part) => sum + part.amount, 0);
    return (
      <rect
        key={label}
        x={toShare(before)}
        width={toShare(amount)}
        y={2}
        height={20}
        fill={getColor(index)}
        stroke="var(--paper)"
      />
    );
  });

/** The band is between the parts and the bar. */
const RANGE_Y = 22.5;
const RANGE_HEIGHT = 4;

interface BarProps {
  blocks: number;
  toShare: ToShare;
  formatAmount: FormatAmount;
}

/** The width of the drawing on a small phone, in pixels. */
const NARROW_WIDTH = 320;
const CHARACTER_WIDTH = 6.8;
const LABEL_GAP = 8;
const LABEL_STEPS = [2, 4, 8];
const MAX_LABEL_STEP = 16;

const Bar = ({ blocks, toShare, formatAmount }: BarProps) => {
  const labelWidth = formatAmount(blocks * COST_BLOCK_USD).length * CHARACTER_WIDTH;
  const blockWidth = NARROW_WIDTH / blocks;
  const labelEvery =
    LABEL_STEPS.find((step) => step * blockWidth >= labelWidth + LABEL_GAP) ?? MAX_LABEL_STEP;
  const hasLabel = (block: number) =>
    block % labelEvery === 0 && (block === 0 || (blocks - block) * blockWidth >= labelWidth / 2);
  return Array.from({ length: blocks }, (_, block) => {
    const x = toShare(block * COST_BLOCK_USD);
    return (
      <g key={block}>
        <rect
          x={x}
          width={toShare(COST_BLOCK_USD)}
          y={27}
          height={7}
          fill={block % 2 ? 'var(--sheet)' : 'var(--ink)'}
          stroke="var(--ink)"
          strokeWidth={0.8}
        />
        {hasLabel(block) && (
          <text x={x} y={51} fontSize={12} fill="var(--ink-3)" textAnchor={block ? 'middle' : 'start'}>
            {formatAmount(block * COST_BLOCK_USD)}
          </text>
        )}
      </g>
    );
  });
};

/** In forced colors all lines have the text color, which one part already uses. */
const Root = styled.div`
  @media (forced-colors: active) {
    --line-2: color-mix(in srgb, CanvasText 45%, Canvas);
  }
`;

const Drawing = styled.svg`
  width: 100%;
  font-family: var(--sans);
`;

const Legend = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  margin-top: ${space(2)};
  padding: 0;
  font-size: var(--f-sm);
  list-style: none;

  li {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
`;

const Swatch = styled.span<{ $color: string }>`
  width: 10px;
  height: 10px;
  print-color-adjust: exact;
  forced-color-adjust: none;
  background: ${({ $color }) => $color};
`;
