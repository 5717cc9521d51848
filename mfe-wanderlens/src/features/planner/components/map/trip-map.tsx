import { Caption, EmptyState, media } from '@wanderwork/ui';
import {
  Ground,
  MapControls,
  toPlaceStyle,
  useCamera,
  type MapLimits,
  type Position,
} from '@wanderwork/ui/map';
import { isDirection, type Direction } from '@wanderwork/ui/map';
import { type RouteStop } from '@wanderwork/travel';
import { useEffect, useMemo, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Neatline } from '../../../../shared/map/neatline';
import { drawRoute, graticulePath, landPath, projectCity, world } from '../../../../shared/map/world';
import { formatNights } from '../../model/operation-text';
import { formatStay } from '../../model/trip-edits';
import { useShowStop } from '../../model/use-show-stop';
import { usePlanner } from '../planner-context';

const sheet: MapLimits = { world, maxScale: 24, margin: 56 };
const STEP_PX = 80;
const ZOOM_FACTOR = 1.6;
/** From this share of the width on, names would leave the map. */
const EAST_SHARE = 0.75;

const shifts: Record<Direction, Position> = {
  ArrowLeft: [STEP_PX, 0],
  ArrowRight: [-STEP_PX, 0],
  ArrowUp: [0, STEP_PX],
  ArrowDown: [0, -STEP_PX],
};

/** The route on a map. The list is its text alternative. */
const TripMap = () => {
  const { check } = usePlanner();
  const stops = check?.route.stops ?? [];
  return stops.length === 0 ? (
    <EmptyState title="Nothing on the map yet">Add a city in the list, and it appears here.</EmptyState>
  ) : (
    <RouteMap stops={stops} />
  );
};

interface Station {
  key: string;
  /** The first stop there. */
  stopId: string;
  name: string;
  numbers: string;
  position: Position;
  text: string;
  /** In the east of the trip, where its name stands to the left of the mark. */
  isEast: boolean;
}

/** One mark for a city that is visited twice. */
const toStations = (stops: readonly RouteStop[]): Station[] => {
  const bySlug = new Map<string, Station>();
  const columns = stops.map(({ place }) => projectCity(place)[0]);
  const [west, east] = [Math.min(...columns), Math.max(...columns)];
  const eastFrom = west + EAST_SHARE * (east - west);
  for (const [at, stop] of stops.entries()) {
    const { place } = stop;
    const text = `${formatStay(stop)}, ${formatNights(stop.leave - stop.arrive)}`;
    const earlier = bySlug.get(place.slug);
    bySlug.set(place.slug, {
      key: place.slug,
      stopId: earlier?.stopId ?? stop.id,
      name: place.name,
      position: projectCity(place),
      isEast: east > west && projectCity(place)[0] >= eastFrom,
      numbers: earlier ? `${earlier.numbers}, ${at + 1}` : String(at + 1),
      text: earlier ? `${earlier.text}; ${text}` : text,
    });
  }
  return [...bySlug.values()];
};

const RouteMap = ({ stops }: { stops: readonly RouteStop[] }) => {
  const { camera, box, layer, names } = useCamera(sheet);
  const showStop = useShowStop();
  const stations = useMemo(() => toStations(stops), [stops]);
  const route = useMemo(
    () => drawRoute(stops.map(({ place }) => [place.longitude, place.latitude] as const)),
    [stops],
  );
  const placesKey = stations.map(({ key }) => key).join();
  useEffect(() => {
    camera.show(stations.map(({ position }) => position));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- other dates of the same places must not move the map
  }, [placesKey, camera]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (isDirection(event.key)) camera.glide({ by: shifts[event.key] });
    else if (event.key === '+') camera.glide({ factor: ZOOM_FACTOR });
    else if (event.key === '-') camera.glide({ factor: 1 / ZOOM_FACTOR });
    else return;
    event.preventDefault();
  };
  return (
    <div>
      <Neatline>
        <Box
          ref={box}
          role="group"
          aria-label="Map of the trip. The list shows the same as text."
          tabIndex={0}
          onKeyDown={handleKey}
        >
          <Drawing>
            <g ref={layer}>
              <Ground land={landPath} net={graticulePath} />
              <Marks>
                <path aria-hidden className="route" d={route} />
                <g ref={names}>
                  {stations.map(({ key, stopId, position, name, numbers, text, isEast }) => (
                    <g
                      key={key}
                      className="stop"
                      role="button"
                      tabIndex={0}
                      aria-label={`${numbers} ${name}: ${text}. Show in the list`}
                      style={toPlaceStyle(position)}
                      onClick={() => showStop(stopId)}
                      onKeyDown={(event) => {
                        if (event.key !== 'Enter' && event.key !== ' ') return;
                        event.preventDefault();
                        showStop(stopId);
                      }}
                    >
                      <title>{`${name}: ${text}`}</title>
                      <circle className="target" r={14} />
                      <circle r={10} />
                      <text className="number" y={4}>
                        {numbers}
                      </text>
                      <text x={isEast ? -15 : 15} y={5} textAnchor={isEast ? 'end' : 'start'}>
                        {name}
                      </text>
                    </g>
                  ))}
                </g>
              </Marks>
            </g>
          </Drawing>
          <Controls
            camera={camera}
            whole="Show the whole trip"
            onWhole={() => camera.glide({ fit: stations.map(({ position }) => position) })}
          />
        </Box>
      </Neatline>
      <Caption>
        Great circles, not routes. Drag or use two fingers to move; hold Ctrl and scroll to zoom. Keyboard:
        arrow keys move, plus and minus zoom. Equal Earth projection.
      </Caption>
    </div>
  );
};

const Box = styled.div`
  position: relative;
  height: clamp(360px, 44vw, 560px);
  overflow: hidden;
  background: var(--sea);
  cursor: grab;
  touch-action: pan-y;

  ${media.belowPhone} {
    height: clamp(280px, 84vw, 400px);
  }
`;

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  user-select: none;
`;

const Marks = styled.g`
  .route {
    fill: none;
    stroke: var(--red);
    stroke-width: 2;
    stroke-dasharray: 5 4;
    vector-effect: non-scaling-stroke;
  }

  .stop {
    cursor: pointer;
    outline: none;
  }

  .target {
    fill: transparent;
    stroke: none;
  }

  .stop:focus-visible .target {
    stroke: var(--focus);
    stroke-width: 3;
  }

  circle:not(.target) {
    fill: var(--ink);
    stroke: var(--sheet);
    stroke-width: 2;
  }

  text {
    font: 400 0.9375rem var(--serif);
    fill: var(--ink);
    stroke: color-mix(in srgb, var(--sheet) 72%, transparent);
    stroke-width: 3px;
    stroke-linejoin: round;
    paint-order: stroke;
    pointer-events: none;
  }

  .number {
    font: 600 0.6875rem var(--sans);
    fill: var(--on-ink);
    stroke: none;
    text-anchor: middle;
  }
`;

const Controls = styled(MapControls)`
  inset-block-start: 12px;
  inset-inline-start: 12px;
`;

export default TripMap;
