import { space } from '@wanderwork/ui';
import styled from 'styled-components';
import { ChartTable } from './chart-table';
import { RadarAxes, createOutline, createFill, getAxisPoint } from './radar-axes';

interface Place {
  label: string;
  /** 0–100 along each axis; null where there is no value. */
  values: (number | null)[];
}

interface Props {
  /** What is compared ("Dimensions of the score"). */
  title: string;
  /** At least three. */
  axes: string[];
  place: Place;
  /** A second place drawn over it. */
  other?: Place;
}

/**
 * The profile of a place along several dimensions, and of another to compare. A missing value leaves the shape open.
 */
export const Radar = ({ title, axes, place, other }: Props) => {
  const places = other ? [place, other] : [place];
  return (
    <figure>
      <Drawing viewBox="-195 -140 390 280" aria-hidden>
        <RadarAxes
          axes={axes}
          hasFigure={axes.map((_, axis) => places.some(({ values }) => isKnown(values[axis])))}
        />
        {places.map(({ label, values }, index) => (
          <Shape key={label} $other={index > 0}>
            <path d={createFill(values)} />
            <path d={createOutline(values)} />
            {values.map(
              (value, axis) =>
                isKnown(value) && <Corner key={axis} at={getAxisPoint(axis, axes.length, value)} />,
            )}
          </Shape>
        ))}
      </Drawing>
      <Key aria-hidden>
        {places.map(({ label }, index) => (
          <li key={label}>
            <Sample width={28} height={10} $other={index > 0}>
              <path d="M0 5h28" />
            </Sample>
            <bdi>{label}</bdi>
          </li>
        ))}
      </Key>
      <ChartTable
        caption={title}
        columns={['Dimension', ...places.map(({ label }) => label)]}
        rows={axes.map((axis, index) => [axis, ...places.map(({ values }) => formatValue(values[index]))])}
      />
    </figure>
  );
};

const isKnown = (value: number | null | undefined): value is number => typeof value === 'number';

const formatValue = (value: number | null | undefined): string =>
  isKnown(value) ? `${Math.round(value)} of 100` : 'no figure';

const Corner = ({ at: [x, y] }: { at: [number, number] }) => <circle cx={x} cy={y} r={3} />;

const Drawing = styled.svg`
  width: 100%;
  max-width: 460px;
  height: auto;
  margin-inline: auto;
  overflow: visible;
`;

const getLineStyle = ({ $other }: { $other: boolean }) =>
  $other
    ? 'stroke: var(--rain); stroke-dasharray: 5 3; --shape: var(--rain);'
    : 'stroke: var(--ink); --shape: var(--ink);';

/** The shapes differ by their dashes as well as by color. */
const Shape = styled.g<{ $other: boolean }>`
  ${getLineStyle}
  fill: none;
  stroke-width: 2;
  stroke-linejoin: round;

  path:first-child {
    fill: var(--shape);
    stroke: none;
    opacity: 0.14;
  }

  circle {
    fill: var(--shape);
    stroke: none;
  }
`;

const Key = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1, 5)};
  justify-content: center;
  margin-top: ${space(3)};
  padding: 0;
  font-size: var(--f-sm);
  list-style: none;

  li {
    display: flex;
    gap: 8px;
    align-items: center;
    min-width: 0;
  }

  bdi {
    min-width: 0;
  }
`;

const Sample = styled.svg<{ $other: boolean }>`
  ${getLineStyle}
  flex: none;
  stroke-width: 2;
`;
