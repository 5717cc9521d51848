import { formatTemperature, monthNames, paths } from '@wanderwork/contracts';
import { lazyRetry, RetryBoundary, useTemperatureUnit } from '@wanderwork/platform';
import { Button, Icon, Tag, media } from '@wanderwork/ui';
import { formatDay, listMonths, type Stop, type TripCity } from '@wanderwork/travel';
import { Suspense, useState, type HTMLAttributes } from 'react';
import styled from 'styled-components';
import { CityScene } from '../../../../shared/city-scene';
import { formatNights } from '../../model/operation-text';
import { isFixed } from '../../model/trip-edits';
import { usePlanner } from '../planner-context';
import { DragHandle } from './stop-drag';

const StopEditor = lazyRetry(() => import(/* webpackChunkName: 'trip-edits' */ './stop-editor'));

interface Props {
  stop: Stop;
  at: number;
  onMove: (id: string, by: -1 | 1) => void;
  handle: HTMLAttributes<HTMLElement>;
  isDragged: boolean;
  /** The edge at which a dragged stop would land. */
  dropEdge: 'before' | 'after' | undefined;
}

/** A stop of the list: its city, dates, weather and cost. */
export const StopRow = ({ stop, at, onMove, handle, isDragged, dropEdge }: Props) => {
  const { trip, facts, check, names, formatCost, canEdit, change } = usePlanner();
  const [isOpen, setOpen] = useState(false);
  const { id, arrive, leave, note } = stop;
  const place = facts?.cities[stop.city];
  const name = names.getCity(stop.city);
  const cost = check?.cost.lines.find(({ kind, ids }) => kind === 'stay' && ids[0] === id);
  const hasBlocking = check?.conflicts.some(({ level, ids }) => level === 'blocking' && ids.includes(id));
  const [previous, next] = [trip.stops[at - 1], trip.stops[at + 1]];
  return (
    <Row
      id={`stop-${id}`}
      data-stop={id}
      data-dragged={isDragged || undefined}
      data-drop={dropEdge}
      tabIndex={-1}
    >
      <Scene>{place && <CityScene city={{ ...place, imageUrl: paths.api.art.city(place.slug) }} />}</Scene>
      <Body>
        <Name>
          <button
            type="button"
            id={`open-${id}`}
            aria-expanded={isOpen}
            aria-controls={`editor-${id}`}
            onClick={() => setOpen(!isOpen)}
          >
            {name}
          </button>
          {place && <small>{place.country}</small>}
          {hasBlocking && (
            <small>
              <Tag tone="bad">Must change</Tag>
            </small>
          )}
        </Name>
        <p>
          {formatDay(arrive)} – {formatDay(leave)} · {formatNights(leave - arrive)}
        </p>
        <Facts>
          {place && <Weather place={place} stay={stop} />}
          {cost?.amount && <span>{formatCost(cost.amount, cost.isRough)} for the stay</span>}
          <Pinned stop={stop} />
        </Facts>
        {note && <Note dir="auto">{note}</Note>}
      </Body>
      {canEdit && (
        <Tools>
          {trip.stops.length > 1 && !isFixed(stop) && <DragHandle {...handle} />}
          <Button
            size="icon"
            variant="plain"
            id={`up-${id}`}
            aria-label={`Move ${name} up`}
            disabled={!previous || isFixed(stop) || isFixed(previous)}
            onClick={() => onMove(id, -1)}
          >
            <Up>
              <Icon name="chevron-down" />
            </Up>
          </Button>
          <Button
            size="icon"
            variant="plain"
            id={`down-${id}`}
            aria-label={`Move ${name} down`}
            disabled={!next || isFixed(stop) || isFixed(next)}
            onClick={() => onMove(id, 1)}
          >
            <Icon name="chevron-down" />
          </Button>
          <Button
            size="icon"
            variant="plain"
            aria-label={`Remove ${name}`}
            onClick={() => change([{ type: 'removeStop', id }], `${name} removed. Ctrl+Z brings it back.`)}
          >
            <Icon name="trash" />
          </Button>
        </Tools>
      )}
      {isOpen && (
        <Editor id={`editor-${id}`}>
          <RetryBoundary fallback={() => null}>
            <Suspense>
              <StopEditor key={`${arrive}-${leave}`} stop={stop} />
            </Suspense>
          </RetryBoundary>
        </Editor>
      )}
    </Row>
  );
};

/** "Nov 14.8 °C, Dec 12.3 °C": the months of a stay. */
const Weather = ({ place, stay }: { place: TripCity; stay: Pick<Stop, 'arrive' | 'leave'> }) => {
  const unit = useTemperatureUnit();
  const months = [...new Set(listMonths(stay).map(({ month }) => month))];
  const texts = months.flatMap((month) => {
    const tempC = place.climate?.[month]?.tempC ?? null;
    return tempC === null ? [] : [`${monthNames[month]!.slice(0, 3)} ${formatTemperature(tempC, unit)}`];
  });
  return <span>{texts.length > 0 ? texts.slice(0, 4).join(', ') : 'Weather not known'}</span>;
};

const Pinned = ({ stop: { pinned } }: { stop: Stop }) => {
  const parts = [pinned.place && 'place', pinned.dates && 'dates', pinned.order && 'order'].filter(Boolean);
  return parts.length > 0 ? (
    <span>
      <Icon name="lock" size={13} /> {parts.join(', ')} pinned
    </span>
  ) : null;
};

const Row = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) auto;
  gap: var(--s3) var(--s4);
  padding-block: var(--s4);
  border-top: 1px solid var(--line);
  scroll-margin-block: 96px;

  &[data-dragged] {
    opacity: 0.5;
  }

  &[data-drop='before'] {
    box-shadow: 0 -3px 0 var(--red);
  }

  &[data-drop='after'] {
    box-shadow: 0 3px 0 var(--red);
  }

  &:focus-visible {
    outline-offset: 4px;
  }

  ${media.belowPhone} {
    grid-template-columns: 56px minmax(0, 1fr);
    column-gap: var(--s3);
  }
`;

const Scene = styled.div`
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r1);
  background: var(--water);

  > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${media.belowPhone} {
    aspect-ratio: 1;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3px;
  align-content: start;
`;

const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  align-items: baseline;
  font: 400 var(--f-lg) / 1.2 var(--serif);

  button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: var(--line-2);
    text-underline-offset: 4px;
    cursor: pointer;
  }

  button:hover {
    text-decoration-color: var(--red);
  }

  small {
    font: 400 var(--f-sm) / 1.4 var(--sans);
    color: var(--ink-2);
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--s4);
  font-size: var(--f-sm);
  color: var(--ink-2);

  svg {
    vertical-align: -2px;
  }
`;

const Note = styled.p`
  font-size: var(--f-sm);
  white-space: pre-line;
  color: var(--ink-2);
`;

const Tools = styled.div`
  display: flex;
  align-items: start;

  ${media.belowPhone} {
    grid-column: 2;
    margin-inline-start: -10px;
  }

  @media print {
    display: none;
  }
`;

const Up = styled.span`
  display: inline-flex;
  transform: scaleY(-1);
`;

const Editor = styled.div`
  grid-column: 1 / -1;
`;
