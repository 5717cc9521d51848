import { getCity, type State } from '@wanderwork/quest-engine';
import {
  toPlaceStyle,
  type Camera,
  isInSight,
  toScreen,
  overlaps,
  type Box,
  type MapView,
  type Position,
  type Size,
} from '@wanderwork/ui/map';
import { useMemo, useSyncExternalStore, type Ref } from 'react';
import { type Hop } from '../../model/hops';
import { places } from '../../model/map/world.data';

interface Props {
  state: State;
  hops: readonly Hop[];
  camera: Camera;
  /** Hovered or selected. */
  aimed: number | null;
  /** The camera sets its scale on it. */
  group: Ref<SVGGElement>;
}

/**
 * The selected city and the current one first, then home and visited cities, then cities that count for a wish, then by
 * fare.
 */
const sortByPriority = (state: State, hops: readonly Hop[], aimed: number | null): readonly number[] => {
  const rank = ({ city: { index }, wishes, refusal, cents }: Hop): number => {
    if (index === state.home) return -2;
    if (state.visited[index]) return -1;
    return cents + (refusal ? 1e8 : 0) - wishes.length * 1e5;
  };
  const others = [...hops].sort((a, b) => rank(a) - rank(b)).map(({ city }) => city.index);
  return aimed === null
    ? [state.city, ...others]
    : [aimed, state.city, ...others.filter((city) => city !== aimed)];
};

/** Shows as many names as fit. React renders them only when the map comes to rest. */
export const CityNames = ({ state, hops, camera, aimed, group }: Props) => {
  const { view, screen } = useSyncExternalStore(camera.follow, camera.getRest);
  const citiesByPriority = useMemo(() => sortByPriority(state, hops, aimed), [state, hops, aimed]);
  const alwaysNamed = new Set([state.city, ...(aimed === null ? [] : [aimed])]);
  const ofRoute = new Set(citiesByPriority.filter((city) => city === state.home || state.visited[city]));
  return (
    <g ref={group} aria-hidden>
      {chooseNamedCities(citiesByPriority, { always: alwaysNamed, ofRoute }, view, screen).map(
        ({ city, isLeft }) => (
          <text
            key={city}
            x={isLeft ? -NAME_OFFSET_PX : NAME_OFFSET_PX}
            y={4.5}
            textAnchor={isLeft ? 'end' : undefined}
            className={alwaysNamed.has(city) ? 'strong' : undefined}
            style={toPlaceStyle(places[city]!)}
          >
            {getCity(city).name}
          </text>
        ),
      )}
    </g>
  );
};

const CHARACTER_WIDTH_PX = 7.4;
const NAME_HEIGHT_PX = 18;
const DOT_RADIUS_PX = 7;
const NAME_OFFSET_PX = 9;
const MAX_NAMES = 26;

const getNameBox = (name: string, [x, y]: Position): Box => ({
  left: x - DOT_RADIUS_PX,
  right: x + NAME_OFFSET_PX + name.length * CHARACTER_WIDTH_PX,
  top: y - NAME_HEIGHT_PX / 2,
  bottom: y + NAME_HEIGHT_PX / 2,
});

/** The box of a name to the left of its dot. */
const mirror = ({ left, right, ...rows }: Box, [x]: Position): Box => ({
  ...rows,
  left: 2 * x - right,
  right: 2 * x - left,
});

const getTextBox = (box: Box): Box => ({ ...box, left: box.left + DOT_RADIUS_PX + NAME_OFFSET_PX });

const getDotBox = ([x, y]: Position): Box => ({
  left: x - DOT_RADIUS_PX / 2,
  right: x + DOT_RADIUS_PX / 2,
  top: y - DOT_RADIUS_PX / 2,
  bottom: y + DOT_RADIUS_PX / 2,
});

/** A name stands to the right of its city, or to the left where only that keeps it off another name. */
interface PlacedName {
  city: number;
  isLeft: boolean;
}

interface Prominent {
  /** Named even when other names are in the way, on the side where there is room. */
  always: ReadonlySet<number>;
  /** Home and visited cities are named even over the dots of others. */
  ofRoute: ReadonlySet<number>;
}

/**
 * The cities whose names fit beside each other and beside all dots, in order of priority.
 */
export const chooseNamedCities = (
  requestedCities: readonly number[],
  { always, ofRoute }: Prominent,
  view: MapView,
  screen: Size,
): readonly PlacedName[] => {
  const occupiedBoxes: Box[] = [];
  const dotBoxes = requestedCities.map((city) => getDotBox(toScreen(places[city]!, view)));
  const isFree = (box: Box) =>
    box.left > 0 && box.right < screen.width && !occupiedBoxes.some((other) => overlaps(box, other));
  return requestedCities.flatMap((city) => {
    const at = toScreen(places[city]!, view);
    if (occupiedBoxes.length >= MAX_NAMES || !isInSight(at, screen, 4)) return [];
    const box = getNameBox(getCity(city).name, at);
    const fits =
      isFree(box) && (ofRoute.has(city) || !dotBoxes.some((dot) => overlaps(getTextBox(box), dot)));
    if (!fits && !always.has(city)) return [];
    const isLeft = !isFree(box) && isFree(mirror(box, at));
    occupiedBoxes.push(isLeft ? mirror(box, at) : box);
    return [{ city, isLeft }];
  });
};
