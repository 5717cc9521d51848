import { getCity } from '@wanderwork/quest-engine';
import { Plate, PlateWindow } from '@wanderwork/ui';
import { toPointPath } from '@wanderwork/ui/map';
import styled from 'styled-components';
import { getRoutePath } from '../../model/map/route';
import { landPath, places, world } from '../../model/map/world.data';

interface Props {
  /** City indices, home first. */
  route: readonly number[];
}

const dot = (city: number): string => toPointPath(places[city]!);

/** An example route on the game's map, with the names of its cities below. */
export const RoutePicture = ({ route: way }: Props) => (
  <Plate>
    <PlateWindow>
      <Drawing viewBox={`0 0 ${world.width} ${world.height}`} aria-hidden>
        <path className="land" d={landPath} />
        <path className="way" d={getRoutePath(way)} />
        {[...new Set(way)].map((city, at) => (
          <g key={city}>
            <path className="halo" d={dot(city)} />
            <path className={at === 0 ? 'home' : 'city'} d={dot(city)} />
          </g>
        ))}
      </Drawing>
    </PlateWindow>
    <RouteCaption>An example route: {way.map((city) => getCity(city).name).join(', ')}.</RouteCaption>
  </Plate>
);

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  background: var(--sea);

  path {
    fill: none;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }

  .land {
    fill: var(--land);
  }

  .way {
    stroke: var(--red);
    stroke-width: 1.8;
  }

  .halo {
    stroke: var(--sheet);
    stroke-width: 9;
  }

  .city {
    stroke: var(--ink);
    stroke-width: 5;
  }

  .home {
    stroke: var(--red);
    stroke-width: 7;
  }
`;

const RouteCaption = styled.figcaption`
  padding: var(--s3) var(--s2) var(--s2);
  font-size: var(--f-cap);
  color: var(--ink-2);
`;
