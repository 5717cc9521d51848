import { type State } from '@wanderwork/quest-engine';
import { toPointPath, type Camera } from '@wanderwork/ui/map';
import { memo, type Ref } from 'react';
import styled from 'styled-components';
import { type Hop } from '../../model/hops';
import { selectCity, useMapSelection } from '../../model/map/selection';
import { places } from '../../model/map/world.data';
import { describeHop } from '../../model/text/hop-labels';
import { CityNames } from './city-names';
import { useHitRadius } from './use-hit-radius';

interface Props {
  state: State;
  hops: readonly Hop[];
  camera: Camera;
  /** The group of the names; the camera sets its scale on it. */
  names: Ref<SVGGElement>;
}

const dotPath = (city: number): string => toPointPath(places[city]!);

type MarkerKind = 'here' | 'home' | 'visited' | 'open' | 'closed';

const getKind = (state: State, { city: { index }, refusal }: Hop): MarkerKind => {
  if (index === state.home) return 'home';
  if (state.visited[index]) return 'visited';
  return refusal ? 'closed' : 'open';
};

/** The cities on the map: one Tab stop, and arrow keys move between them. */
export const CityMarkers = ({ state, hops, camera, names }: Props) => {
  const chosen = useMapSelection(({ city }) => city);
  const over = useMapSelection((aim) => aim.hovered);
  const aimed = over ?? chosen;
  const layer = useHitRadius(camera, hops);
  const stop = chosen ?? hops[0]?.city.index;
  return (
    <Layer ref={layer}>
      {hops.map((hop) => (
        <CityMarker
          key={hop.city.index}
          hop={hop}
          kind={getKind(state, hop)}
          aimed={hop.city.index === aimed}
          chosen={hop.city.index === chosen}
          stop={hop.city.index === stop}
        />
      ))}
      <CurrentCity city={state.city} />
      <CityNames state={state} hops={hops} camera={camera} aimed={aimed} group={names} />
    </Layer>
  );
};

interface CityMarkerProps {
  hop: Hop;
  kind: MarkerKind;
  aimed: boolean;
  chosen: boolean;
  stop: boolean;
}

const CityMarker = memo(({ hop, kind, aimed, chosen, stop }: CityMarkerProps) => {
  const city = hop.city.index;
  return (
    <g
      role="button"
      aria-label={describeHop(hop)}
      aria-pressed={chosen}
      tabIndex={stop ? 0 : -1}
      data-city={city}
      className={aimed ? `${kind} aimed` : kind}
      onClick={() => selectCity(city, 'map')}
    >
      <circle className="hit" cx={places[city]![0]} cy={places[city]![1]} />
      {aimed && <path className="ring" d={dotPath(city)} />}
      {hop.wishes.length > 0 && <path className="wish" d={dotPath(city)} />}
      <path className="halo" d={dotPath(city)} />
      <path className="ink" d={dotPath(city)} />
    </g>
  );
});
CityMarker.displayName = 'Mark';

const CurrentCity = ({ city }: { city: number }) => (
  <g aria-hidden className="here">
    <path className="ring" d={dotPath(city)} />
    <path className="halo" d={dotPath(city)} />
    <path className="ink" d={dotPath(city)} />
  </g>
);

const Layer = styled.g`
  path {
    fill: none;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }

  g[role='button'] {
    cursor: pointer;
    outline: none;
  }

  .hit {
    fill: transparent;
  }

  .halo {
    stroke: var(--sheet);
    stroke-width: 9;
  }

  .ink {
    stroke: var(--ink);
    stroke-width: 6;
  }

  .closed .halo {
    stroke-width: 6;
  }

  .closed .ink {
    stroke: var(--ink-3);
    stroke-width: 3.5;
  }

  .visited .ink,
  .home .ink,
  .here .ink {
    stroke: var(--red);
    stroke-width: 8;
  }

  .home .halo,
  .here .halo {
    stroke-width: 12;
  }

  .wish {
    stroke: var(--ink);
    stroke-width: 15;
  }

  .wish + .halo {
    stroke-width: 12;
  }

  .ring {
    stroke: color-mix(in srgb, var(--red) 28%, transparent);
    stroke-width: 28;
  }

  g[role='button']:focus-visible .ring {
    stroke: var(--focus);
  }

  text {
    font: 400 0.875rem var(--serif);
    fill: var(--ink);
    stroke: color-mix(in srgb, var(--sheet) 70%, transparent);
    stroke-width: 2.5px;
    stroke-linejoin: round;
    paint-order: stroke;
    pointer-events: none;
  }

  .strong {
    font-size: 1.0625rem;
  }

  @media (forced-colors: active) {
    .ink {
      stroke: CanvasText;
    }

    .halo {
      stroke: Canvas;
    }

    .here .ink,
    .aimed .ink {
      stroke: Highlight;
    }
  }
`;
