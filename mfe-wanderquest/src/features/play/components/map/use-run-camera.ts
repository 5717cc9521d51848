import { useCamera, type MapLimits } from '@wanderwork/ui/map';
import { useEffect, useMemo, useRef } from 'react';
import { getRoute } from '../../model/map/route';
import { places, world } from '../../model/map/world.data';
import { useSettings } from '../../model/settings';
import { type Game } from '../../model/play-state';

const sheet: MapLimits = { world, maxScale: 14, margin: 56 };
const INITIAL_SCALE = 2.4;
const TRAVEL_SCALE = 4;

/** The camera of the run: it follows each trip, and shows the whole route at the end. */
export const useRunCamera = ({ state: { city, home, ending }, chapters }: Game) => {
  const map = useCamera(sheet);
  const { camera } = map;
  const still = useSettings((settings) => settings.still);
  useEffect(() => {
    camera.isStill = still;
  }, [camera, still]);

  const way = useMemo(() => {
    const route = ending ? getRoute(home, chapters) : [];
    return route.length > 1 ? route.map((one) => places[one]!) : null;
  }, [ending, home, chapters]);

  const last = useRef<number | null>(null);
  useEffect(() => {
    const from = last.current;
    last.current = city;
    if (from === null) camera.show(way ?? [places[city]!], way ? TRAVEL_SCALE : INITIAL_SCALE);
    else if (way) camera.travel(way, TRAVEL_SCALE);
    else if (from !== city) camera.travel([places[from]!, places[city]!], TRAVEL_SCALE);
  }, [camera, city, way]);

  return map;
};
