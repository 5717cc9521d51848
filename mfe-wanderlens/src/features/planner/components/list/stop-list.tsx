import { lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { Button, Skeleton, Stack } from '@wanderwork/ui';
import { layOutStops, type RouteLeg, type Stop } from '@wanderwork/travel';
import { Fragment, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { formatNights } from '../../model/operation-text';
import { formatStay, moveStopTo, placeStop } from '../../model/trip-edits';
import { usePlanner } from '../planner-context';
import { RowList } from '../row-list';
import { AddStop } from './add-stop';
import { LegRow } from './leg-row';
import { useStopDrag } from './stop-drag';
import { StopRow } from './stop-row';

const BestOrder = lazyRetry(() => import(/* webpackChunkName: 'trip-edits' */ './best-order'));

/** The trip as a list. Everything can be done here by keyboard; it is the text alternative of the map. */
export const StopList = () => {
  const { trip, check, canEdit } = usePlanner();
  const { list, move, drop, handleKey } = useMoves();
  const { draggedId, getHandleProps, getDropEdge } = useStopDrag({ list, stops: trip.stops, onDrop: drop });
  const findRouteLeg = (stop: Stop): RouteLeg | undefined =>
    check?.route.legs.find(({ from }) => from.id === stop.id);
  return (
    <Stack $gap={5}>
      {trip.stops.length === 0 ? (
        <Empty>Where do you want to go first? Add a city, and the rest follows from there.</Empty>
      ) : (
        <Hint>
          {canEdit &&
            trip.stops.length > 1 &&
            'With a stop in focus, Alt+↑ and Alt+↓ move it. Ctrl+Z undoes.'}
        </Hint>
      )}
      <List ref={list} aria-label="Stops" onKeyDown={handleKey}>
        {trip.stops.map((stop, at) => {
          const leg = findRouteLeg(stop);
          return (
            <Fragment key={stop.id}>
              <StopRow
                stop={stop}
                at={at}
                onMove={move}
                handle={getHandleProps(stop.id)}
                isDragged={draggedId === stop.id}
                dropEdge={getDropEdge(stop.id)}
              />
              {leg && <LegRow leg={leg} />}
            </Fragment>
          );
        })}
      </List>
      {canEdit && <AddStop />}
      {canEdit && trip.stops.length >= 3 && <Ordering />}
      {trip.unplaced.length > 0 && <NotPlaced />}
    </Stack>
  );
};

/** The search and its rules load when somebody asks for them. */
const Ordering = () => {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <RetryBoundary fallback={() => null}>
      <Suspense fallback={<Skeleton $height="120px" />}>
        <BestOrder onClose={() => setOpen(false)} />
      </Suspense>
    </RetryBoundary>
  ) : (
    <OrderLine>
      <Button size="small" onClick={() => setOpen(true)}>
        Find the best order…
      </Button>
    </OrderLine>
  );
};

/** Moves stops, announces where they are now, and keeps the focus, which a moved element would lose. */
const useMoves = () => {
  const { trip, change, names, canEdit } = usePlanner();
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const id = focused.current;
    focused.current = null;
    if (id !== null) document.getElementById(id)?.focus({ preventScroll: false });
  });
  /** Returns whether the stop has moved. */
  const drop = (id: string, to: number): boolean => {
    if (!canEdit) return false;
    const ops = moveStopTo(trip, id, to);
    const moved = trip.stops.find((stop) => stop.id === id);
    return moved !== undefined && ops.length > 0 && change(ops, describeMove(moved, to));
  };
  const move = (id: string, by: -1 | 1) => {
    const to = trip.stops.findIndex((stop) => stop.id === id) + by;
    focused.current = document.activeElement?.id || `stop-${id}`;
    if (!drop(id, to)) focused.current = null;
  };
  const describeMove = (stop: Stop, at: number): string => {
    const order = trip.stops.filter((one) => one !== stop).toSpliced(at, 0, stop);
    const laidOut = layOutStops(order, trip.stops[0]!.arrive).stops.find(({ id }) => id === stop.id) ?? stop;
    return `${names.getCity(stop.city)}, now ${at + 1} of ${trip.stops.length}, ${formatStay(laidOut)}`;
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    const target = event.target as HTMLElement;
    if (target.matches('input, select, textarea')) return;
    const id = target.closest<HTMLElement>('[data-stop]')?.dataset.stop;
    if (!id) return;
    event.preventDefault();
    move(id, event.key === 'ArrowUp' ? -1 : 1);
  };
  return { list, move, drop, handleKey };
};

/** Stops that no longer fit. Nothing is dropped. */
const NotPlaced = () => {
  const { trip, names, change, canEdit } = usePlanner();
  return (
    <Stack as="section" $gap={3} aria-labelledby="not-placed">
      <h3 id="not-placed">Not placed</h3>
      <Hint>
        These stops no longer fit between the dates that you pinned. They cost nothing until you place them.
      </Hint>
      <RowList>
        {trip.unplaced.map(({ id, city, arrive, leave }) => (
          <li key={id}>
            <span>
              {names.getCity(city)}, {formatNights(leave - arrive)}
            </span>
            {canEdit && (
              <span>
                <Button
                  size="small"
                  aria-label={`Place ${names.getCity(city)} at the end`}
                  onClick={() =>
                    change(placeStop(trip, id), `${names.getCity(city)} is at the end of the trip`)
                  }
                >
                  Place at the end
                </Button>{' '}
                <Button
                  size="small"
                  variant="plain"
                  aria-label={`Remove ${names.getCity(city)}`}
                  onClick={() => change([{ type: 'removeStop', id }], `${names.getCity(city)} removed`)}
                >
                  Remove
                </Button>
              </span>
            )}
          </li>
        ))}
      </RowList>
    </Stack>
  );
};

const List = styled.ol.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;
`;

const Hint = styled.p`
  font-size: var(--f-sm);
  color: var(--ink-3);

  &:empty {
    display: none;
  }

  @media print, (hover: none) {
    display: none;
  }
`;

const OrderLine = styled.div`
  @media print {
    display: none;
  }
`;

const Empty = styled.p`
  max-width: 40ch;
  font: 400 var(--f-lg) / 1.35 var(--serif);
`;
