import { Skeleton, Spinner, Stack, media } from '@wanderwork/ui';
import { formatUnpriced, type ConflictLevel, type TripCheck } from '@wanderwork/travel';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount } from '../../../shared/format';
import { Formula } from './formula';
import { usePlanner } from './planner-context';

/** Nights, cost, calls, CO2e and conflicts, above all views. */
export const TripFigures = () => {
  const { check, trip, formatCost, loadError } = usePlanner();
  if (trip.stops.length === 0) return null;
  if (!check)
    return loadError ? null : (
      <Stack $gap={2}>
        <Spinner label="Loading figures" />
        <Skeleton $height="92px" />
      </Stack>
    );
  const { cost, nights, callsOutside, carbon } = check;
  const unpriced = formatUnpriced(cost.unpricedLegs);
  return (
    <List>
      <Figure name="Nights" value={formatCount(nights)} />
      <Figure
        name="Cost"
        value={formatCost(cost.total, cost.isRough)}
        note={unpriced}
        formula={
          <>
            Each stay costs its nights of that city’s month (rent, food, bills and the rest), with the 80%
            range of those figures. We add the prices you typed, and none that you didn’t.
          </>
        }
      />
      <Figure
        name="Calls outside your hours"
        value={trip.calls.length > 0 ? formatCount(callsOutside) : 'No calls yet'}
        isText={trip.calls.length === 0}
      />
      <Figure
        name="CO2e of the journeys"
        value={
          trip.stops.length > 1
            ? `${formatCount(carbon.low)}–${formatCount(carbon.high)} kg`
            : 'No journeys yet'
        }
        isText={trip.stops.length === 1}
        formula={
          <>
            Kilometers × grams per passenger-km, ±30%: plane 246 below 500 km, 151 up to 3,700 km, 148 above;
            train 35.5; ferry 18.7 (UK conversion factors 2022); coach 27.8 (2019).
          </>
        }
      />
      <Figure name="Conflicts" value={describeConflicts(check)} isText />
    </List>
  );
};

const countLevel = ({ conflicts }: TripCheck, level: ConflictLevel): number =>
  conflicts.filter((conflict) => conflict.level === level).length;

const describeConflicts = (check: TripCheck): ReactNode => {
  const [blocking, warnings] = [countLevel(check, 'blocking'), countLevel(check, 'warning')];
  if (blocking + warnings === 0) return <Fits>Everything fits</Fits>;
  return (
    <>
      {blocking > 0 && <Blocks>{blocking} must change</Blocks>}
      {blocking > 0 && warnings > 0 && ', '}
      {warnings > 0 && `${warnings} to check`}
    </>
  );
};

interface FigureProps {
  name: string;
  value: ReactNode;
  note?: string;
  formula?: ReactNode;
  isText?: boolean;
}

const Figure = ({ name, value, note, formula, isText = false }: FigureProps) => (
  <div>
    <dt>
      {name} {formula && <Formula label={`How we estimate: ${name}`}>{formula}</Formula>}
    </dt>
    <Value $isText={isText}>
      {value}
      {note && <small>{note}</small>}
    </Value>
  </div>
);

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block: 1px solid var(--ink);

  > div {
    padding: var(--s3) var(--s4) var(--s3) 0;
  }

  > div:first-child {
    grid-column: 1 / -1;
    border-bottom: 1px solid var(--line);
  }

  ${media.tablet} {
    grid-template-columns: 0.6fr 1.5fr 1.2fr 1.2fr 1.3fr;

    > div:first-child {
      grid-column: auto;
      border-bottom: 0;
    }

    > div + div {
      padding-inline-start: var(--s4);
      border-inline-start: 1px solid var(--line);
    }
  }

  dt {
    font-size: var(--f-cap);
    font-weight: 600;
    color: var(--ink-2);
  }

  small {
    display: block;
    font: 400 var(--f-cap) / 1.4 var(--sans);
    color: var(--ink-3);
  }
`;

const Value = styled.dd<{ $isText: boolean }>`
  margin: 2px 0 0;
  font: 400 ${({ $isText }) => ($isText ? 'var(--f-md)' : 'var(--f-lg)')} / 1.3 var(--serif);
  font-variant-numeric: tabular-nums;
`;

const Fits = styled.span`
  color: var(--ok);
`;

const Blocks = styled.span`
  color: var(--bad);
`;
