import styled from 'styled-components';
import { space } from '@wanderwork/ui';
import { formatDollars } from './labels';

export interface CostPart {
  label: string;
  /** USD a month. */
  amount: number;
}

/** One block of the scale bar. */
export const COST_BLOCK_USD = 250;
const colours = ['--t1', '--t2', '--t3', '--t4', '--ink-3', '--line-2', '--t5'];

/** A month's cost laid along a map's scale bar, the parts in the order given. */
export const CostScale = ({ parts }: { parts: CostPart[] }) => {
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  const blocks = Math.ceil(total / COST_BLOCK_USD) + 1;
  const share = (amount: number) => `${(amount / (blocks * COST_BLOCK_USD)) * 100}%`;
  return (
    <Root>
      <Drawing height={56} role="img" aria-label={costWords(parts, total)}>
        <Parts parts={parts} share={share} />
        <Bar blocks={blocks} share={share} />
        <line x1={share(total)} x2={share(total)} y1={0} y2={38} stroke="var(--red)" strokeWidth={2} />
      </Drawing>
      <Legend>
        {parts.map(({ label, amount }, index) => (
          <li key={label}>
            <Swatch $colour={colourOf(index)} /> {label} <b>{formatDollars(amount)}</b>
          </li>
        ))}
      </Legend>
    </Root>
  );
};

const colourOf = (index: number) => `var(${colours[index % colours.length]})`;

const costWords = (parts: CostPart[], total: number) =>
  `${formatDollars(total)} a month: ${parts.map(({ label, amount }) => `${label} ${formatDollars(amount)}`).join(', ')}`;

type Share = (amount: number) => string;

const Parts = ({ parts, share }: { parts: CostPart[]; share: Share }) =>
  parts.map(({ label, amount }, index) => {
    const before = parts.slice(0, index).reduce((sum, part) => sum + part.amount, 0);
    return (
      <rect
        key={label}
        x={share(before)}
        width={share(amount)}
        y={2}
        height={20}
        fill={colourOf(index)}
        stroke="var(--paper)"
      />
    );
  });

const Bar = ({ blocks, share }: { blocks: number; share: Share }) => {
  const labelEvery = blocks > 12 ? 4 : 2;
  return Array.from({ length: blocks }, (_, block) => {
    const x = share(block * COST_BLOCK_USD);
    return (
      <g key={block}>
        <rect
          x={x}
          width={share(COST_BLOCK_USD)}
          y={27}
          height={7}
          fill={block % 2 ? 'var(--sheet)' : 'var(--ink)'}
          stroke="var(--ink)"
          strokeWidth={0.8}
        />
        {block % labelEvery === 0 && (
          <text x={x} y={51} fontSize={12} fill="var(--ink-3)" textAnchor={block ? 'middle' : 'start'}>
            {formatDollars(block * COST_BLOCK_USD)}
          </text>
        )}
      </g>
    );
  });
};

/** In forced colours all lines are the text's colour, which one part has already. */
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

const Swatch = styled.span<{ $colour: string }>`
  width: 10px;
  height: 10px;
  print-color-adjust: exact;
  forced-color-adjust: none;
  background: ${({ $colour }) => $colour};
`;
