import { type State, cities } from '@wanderwork/quest-engine';
import { lazyRetry } from '@wanderwork/platform';
import { media } from '@wanderwork/ui';
import {
  Ground,
  MapButton,
  MapControls,
  isDirection,
  moveByKey,
  type Camera,
  type Direction,
} from '@wanderwork/ui/map';
import { Suspense, type FocusEvent, type PointerEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { type Game } from '../../model/play-state';
import { type Hop } from '../../model/hops';
import { hoverCity, useMapSelection, selectCity } from '../../model/map/selection';
import { getLegPath, getRoute, getRoutePath } from '../../model/map/route';
import { landPath, netPath, places } from '../../model/map/world.data';
import { CityMarkers } from './city-markers';
import { useRunCamera } from './use-run-camera';
import { nearestCity } from '../../model/map/nearest-city';

interface Props {
  game: Game;
  hops: readonly Hop[];
}

const CLOSE_SCALE = 3.2;

/**
 * The world map: visited cities, the current one, and where the player could go. The list of destinations is its
 * accessible twin.
 */
export const WorldMap = ({ game, hops }: Props) => {
  const { camera, box, layer, names } = useRunCamera(game);
  const keys = useMapKeys(camera);
  return (
    <Box
      ref={box}
      role="group"
      aria-label="Map of the run"
      aria-describedby="map-ways"
      // Its own keys pan and zoom it.
      tabIndex={0}
      onKeyDown={keys}
      onPointerOver={({ pointerType, target }: PointerEvent) =>
        pointerType === 'touch' || camera.isMoving || hoverCity(cityUnder(target))
      }
      onPointerLeave={() => hoverCity(null)}
      onFocus={({ target }: FocusEvent) => hoverCity(cityUnder(target))}
      onBlur={() => hoverCity(null)}
    >
      <Drawing>
        <g ref={layer}>
          <Ground land={landPath} net={netPath} />
          <Route game={game} />
          <CityMarkers state={game.state} hops={hops} camera={camera} names={names} />
        </g>
      </Drawing>
      <Controls camera={camera} whole="Show the whole world" onWhole={() => camera.travel(places, 1)}>
        <MapButton
          label="Show where you are"
          sign="M12 3v4M12 17v4M3 12h4M17 12h4M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6"
          onClick={() => camera.travel([places[game.state.city]!], CLOSE_SCALE)}
        />
      </Controls>
      <span id="map-ways" className="visually-hidden">
        Arrow keys move the map, plus and minus zoom, and 0 shows the whole world. Press Tab to reach the
        cities. There, arrow keys go to the nearest city in that direction, and Enter selects it. The list of
        destinations has the same cities.
      </span>
    </Box>
  );
};

const cityUnder = (target: EventTarget): number | null => {
  const city = (target as Element).closest<SVGElement>('[data-city]')?.dataset.city;
  return city === undefined ? null : Number(city);
};

/** Only a dash has one. */
const GhostRoute = lazyRetry(() => import(/* webpackChunkName: 'ghost' */ './ghost-route'));

const Route = ({ game: { run, chapters, state } }: { game: Game }) => (
  <Way aria-hidden>
    {run.plan.mode === 'daily_dash' && (
      <Suspense>
        <GhostRoute run={run} />
      </Suspense>
    )}
    <path className="gone" d={getRoutePath(getRoute(state.home, chapters))} />
    <Next state={state} />
  </Way>
);

const Next = ({ state }: { state: State }) => {
  const aimed = useMapSelection(({ city, hovered }) => hovered ?? city);
  return aimed === null || aimed === state.city ? null : (
    <path className="next" d={getLegPath(state.city, aimed)} />
  );
};

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  justify-content: end;
  block-size: 42vh;
  min-block-size: 300px;
  /* Not hidden: that would create a scroll container, and sticky children would stop sticking to the window. */
  overflow: clip;
  background: var(--sea);
  cursor: grab;
  touch-action: pan-y;

  ${media.desktop} {
    block-size: 100%;
  }

  &:active {
    cursor: grabbing;
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  user-select: none;
`;

/** At the lower edge of the map, or of the window when the map continues below it. */
const Controls = styled(MapControls)`
  position: sticky;
  inset-block-end: var(--s4);
  margin: var(--s4);
`;

const Way = styled.g`
  path {
    fill: none;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }

  .gone {
    stroke: var(--red);
    stroke-width: 2.4;
  }

  .ghost {
    stroke: var(--ink-3);
    stroke-width: 1.2;
    stroke-dasharray: 1 5;
  }

  .next {
    stroke: var(--ink);
    stroke-width: 1.6;
    stroke-dasharray: 3 6;
  }
`;

const all = cities.map(({ index }) => index);

/** Arrow keys move between cities, or pan the map when it has the focus itself; plus and minus zoom. */
const useMapKeys = (camera: Camera) => {
  const go = (from: number, direction: Direction, map: Element) => {
    // The current city is not a button, so skip it.
    const others = all.filter((city) => map.querySelector(`[data-city="${city}"]`));
    const next = nearestCity(from, direction, others);
    if (next === null) return;
    camera.reveal(places[next]!);
    map.querySelector<SVGElement>(`[data-city="${next}"]`)?.focus({ preventScroll: true });
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
    if (ctrlKey || metaKey || altKey) return;
    const at = (event.target as Element).closest<SVGElement>('[data-city]')?.dataset.city;
    const isChoice = at !== undefined && (key === 'Enter' || key === ' ');
    if (isChoice || isDirection(key)) event.preventDefault();
    if (key === 'Escape') selectCity(null);
    else if (isChoice) selectCity(Number(at), 'map');
    else if (at !== undefined && isDirection(key)) go(Number(at), key, currentTarget);
    else moveByKey(camera, key, places);
  };
};
