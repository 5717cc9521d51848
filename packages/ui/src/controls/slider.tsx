import { space } from '@wanderwork/ui';
import { Slider as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

/** One value, or the two ends of a span. */
type Value = number | [from: number, to: number];

interface Props<V extends Value> {
  label: string;
  value: V;
  onChange: (value: V) => void;
  /** Once the hand has let go: for what is costly to follow. */
  onCommit?: (value: V) => void;
  min?: number;
  max?: number;
  step?: number;
  /** The words for a value ("$1,800"). */
  format?: (value: number) => string;
  /** Values printed under the ruler. */
  marks?: number[];
  /** Helps to set it. */
  description?: ReactNode;
  disabled?: boolean;
}

const thumbsOf = (value: Value): number[] => (typeof value === 'number' ? [value] : value);

/** A value, or a span with two ends, set along a ruler. What is set stands in words beside its label. */
export const Slider = <V extends Value>({
  label,
  value,
  onChange,
  onCommit,
  min = 0,
  max = 100,
  format = String,
  marks = [],
  description,
  ...rest
}: Props<V>) => {
  const id = useId();
  const thumbs = thumbsOf(value);
  const ends = thumbs.length > 1 ? [`${label}, from`, `${label}, to`] : [label];
  const valueOf = (next: number[]) => (thumbs.length > 1 ? next : next[0]) as V;
  return (
    <Root role="group" aria-labelledby={id}>
      <Words>
        <b id={id}>{label}</b>
        <span>{thumbs.map(format).join(' to ')}</span>
      </Words>
      {description && <About>{description}</About>}
      <Ruler
        value={thumbs}
        onValueChange={(next) => onChange(valueOf(next))}
        onValueCommit={onCommit && ((next) => onCommit(valueOf(next)))}
        min={min}
        max={max}
        {...rest}
      >
        <Track>
          <Radix.Range />
        </Track>
        {thumbs.map((thumb, end) => (
          <Thumb key={end} aria-label={ends[end]} aria-valuetext={format(thumb)} />
        ))}
      </Ruler>
      {marks.length > 0 && (
        <Marks aria-hidden>
          {marks.map((mark) => (
            <Mark key={mark} style={{ '--at': (mark - min) / (max - min) }}>
              {format(mark)}
            </Mark>
          ))}
        </Marks>
      )}
    </Root>
  );
};

/** Half a thumb of room at both ends, so that marks and ticks stand where a thumb's point does. */
const ROOM = 12;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
`;

const Words = styled.div`
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

const About = styled.p`
  font-size: var(--f-sm);
  color: var(--ink-2);
`;

const Ruler = styled(Radix.Root)`
  position: relative;
  display: flex;
  align-items: flex-end;
  height: 34px;
  cursor: pointer;
  touch-action: none;
  user-select: none;

  &[data-disabled] {
    opacity: 0.55;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** A tick each tenth, the last one included; the chosen part thick along the line. */
const Track = styled(Radix.Track)`
  position: relative;
  flex: 1;
  height: 9px;
  margin-inline: ${ROOM}px;
  border-bottom: 1px solid var(--ink);
  background:
    linear-gradient(var(--line-2) 0 0) 100% 0 / 1px 100% no-repeat,
    repeating-linear-gradient(90deg, var(--line-2) 0 1px, transparent 1px 10%);

  > * {
    position: absolute;
    bottom: -2px;
    height: 4px;
    background: var(--ink);
  }
`;

/** A needle's head that points at the ruler, in a place large enough for a finger. */
const Thumb = styled(Radix.Thumb)`
  position: relative;
  display: block;
  width: ${2 * ROOM}px;
  height: 32px;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }

  &::before {
    position: absolute;
    inset: 1px 4px 9px;
    background: var(--ink);
    clip-path: polygon(0 0, 100% 0, 100% 62%, 50% 100%, 0 62%);
    content: '';
  }
`;

const Marks = styled.div`
  position: relative;
  height: 1.5em;
  margin-inline: ${ROOM}px;
  font-size: var(--f-cap);
  color: var(--ink-3);
`;

/** Under its tick, and never beyond the ruler's ends. */
const Mark = styled.span<{ style: { '--at': number } }>`
  position: absolute;
  inset-inline-start: calc(var(--at) * 100%);
  translate: calc(var(--at) * -100%);
  white-space: nowrap;
`;
