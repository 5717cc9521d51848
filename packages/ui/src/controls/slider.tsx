import { space } from '@wanderwork/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { End, HALF_THUMB_PX, Ruler } from './slider-ruler';

/** One value, or the two ends of a span. */
type Value = number | [from: number, to: number];

interface Props<V extends Value> {
  label: string;
  value: V;
  onChange: (value: V) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Formats a value ("$1,800"). */
  format?: (value: number) => string;
  /** Values printed under the ruler. */
  marks?: number[];
  /** Help text for the setting. */
  description?: ReactNode;
  disabled?: boolean;
}

const getEnds = (value: Value): number[] => (typeof value === 'number' ? [value] : value);

/** The value after moving one end; the ends of a span cannot cross. */
const moveEnd = <V extends Value>(value: V, end: number, to: number): V => {
  if (typeof value === 'number') return to as V;
  const [first, last] = value;
  return (end === 0 ? [Math.min(to, last), last] : [first, Math.max(to, first)]) as V;
};

/**
 * A value, or a span with two ends, set along a ruler. The value is shown next to the label. Each end is a native
 * range input, which follows the pointer without rendering and supports every key and touch gesture.
 */
export const Slider = <V extends Value>({
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  format = String,
  marks = [],
  description,
  ...rest
}: Props<V>) => {
  const id = useId();
  const ends = getEnds(value);
  const names = ends.length > 1 ? [`${label}, from`, `${label}, to`] : [label];
  const toShare = (one: number) => (one - min) / (max - min);
  return (
    <Root role="group" aria-labelledby={id}>
      <LabelRow>
        <b id={id}>{label}</b>
        <span>{ends.map(format).join(' to ')}</span>
      </LabelRow>
      {description && <HelpText>{description}</HelpText>}
      <Ruler style={{ '--from': ends.length > 1 ? toShare(ends[0]!) : 0, '--to': toShare(ends.at(-1)!) }}>
        {ends.map((set, end) => (
          <End
            key={end}
            type="range"
            aria-label={names[end]}
            aria-valuetext={format(set)}
            min={min}
            max={max}
            value={set}
            onChange={({ target }) => onChange(moveEnd(value, end, Number(target.value)))}
            {...rest}
          />
        ))}
      </Ruler>
      {marks.length > 0 && (
        <Marks aria-hidden>
          {marks.map((mark) => (
            <Mark key={mark} style={{ '--at': toShare(mark) }}>
              {format(mark)}
            </Mark>
          ))}
        </Marks>
      )}
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
`;

const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  justify-content: space-between;
  font-size: var(--f-sm);

  > * {
    min-width: 0;
  }

  b {
    font-weight: 600;
  }
`;

const HelpText = styled.p`
  font-size: var(--f-sm);
  color: var(--ink-2);
`;

const Marks = styled.div`
  position: relative;
  height: 1.5em;
  margin-inline: ${HALF_THUMB_PX}px;
  font-size: var(--f-cap);
  color: var(--ink-3);
`;

/** Centered under its tick, and never beyond the ruler's ends. */
const Mark = styled.span<{ style: { '--at': number } }>`
  position: absolute;
  inset-inline-start: calc(var(--at) * 100%);
  translate: calc(var(--at) * -100%);
  white-space: nowrap;
`;
