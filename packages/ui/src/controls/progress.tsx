import { Small } from '@wanderwork/ui';
import { Progress as Radix } from 'radix-ui';
import { useId } from 'react';
import styled, { keyframes } from 'styled-components';

interface Props {
  /** What is in progress ("Writing the report"). */
  label: string;
  /** The progress; null when it is unknown. */
  value: number | null;
  /** The value at completion. */
  max?: number;
  /** Formats the progress; a percentage by default. */
  format?: (value: number, max: number) => string;
}

const formatPercentage = (value: number, max: number) => `${Math.round((value / max) * 100)}%`;

/** The progress of a longer task. Without a value, the bar only shows that it is running. */
export const Progress = ({ label, value, max = 100, format = formatPercentage }: Props) => {
  const labelId = useId();
  return (
    <div>
      <LabelRow>
        <span id={labelId}>{label}</span>
        {value !== null && <b aria-hidden>{format(value, max)}</b>}
      </LabelRow>
      <Track value={value} max={max} getValueLabel={format} aria-labelledby={labelId}>
        <Filled style={{ width: value === null ? undefined : `${(value / max) * 100}%` }} />
      </Track>
    </div>
  );
};

const LabelRow = styled(Small)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  justify-content: space-between;
  margin-bottom: 6px;

  > * {
    min-width: 0;
  }
`;

const Track = styled(Radix.Root)`
  height: 8px;
  overflow: hidden;
  border: 1px solid var(--line-2);
  border-radius: var(--r1);
  background: var(--sheet);

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

const pass = keyframes`
  from { translate: -100%; }
  to { translate: 300%; }
`;

const Filled = styled(Radix.Indicator)`
  height: 100%;
  background: var(--ink);
  transition: width var(--d3) var(--out);

  &[data-state='indeterminate'] {
    width: 34%;
    animation: ${pass} 1.6s infinite var(--inout);
  }

  /* Without motion, hatched from end to end, so that it does not look like a share of the whole. */
  @media (prefers-reduced-motion: reduce) {
    &[data-state='indeterminate'] {
      width: 100%;
      background: repeating-linear-gradient(115deg, var(--ink) 0 4px, transparent 4px 10px);
      animation: none;
    }
  }
`;
