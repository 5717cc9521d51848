import { useCamera, type Sheet } from '@wanderwork/ui/map';
import { useEffect, useMemo, useRef } from 'react';
import { routeOf } from '../../model/map/route';
import { places, world } from '../../model/map/world.data';
import { useSettings } from '../../model/settings';
import { type Game } from '../../model/stage';

const sheet: Sheet = { world, deepest: 14, margin: 56 };
const AT_FIRST = 2.4;
const ON_THE_WAY = 4;

/** The camera over the run: it travels along, and at the end it shows all of the way. */
export const useRunCamera = ({ state: { city, home, ending }, chapters }: Game) => {
  const map = useCamera(sheet);
  const { camera } = map;
  const still = useSettings((settings) => settings.still);
  useEffect(() => {
    camera.still = still;
  }, [camera, still]);

  const way = useMemo(() => {
    const route = ending ? routeOf(home, chapters) : [];
    return route.length > 1 ? route.map((one) => places[one]!) : null;
  }, [ending, home, chapters]);

  const last = useRef<number | null>(null);
  useEffect(() => {
    const from = last.current;
    last.current = city;
    if (from === null) camera.show(way ?? [places[city]!], way ? ON_THE_WAY : AT_FIRST);
    else if (way) camera.travel(way, ON_THE_WAY);
    else if (from !== city) camera.travel([places[from]!, places[city]!], ON_THE_WAY);
  }, [camera, city, way]);

  return map;
};
