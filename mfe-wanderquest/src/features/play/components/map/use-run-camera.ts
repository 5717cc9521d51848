import { useCamera, type Sheet } from '@wanderwork/ui/map';
import { useEffect, useRef } from 'react';
import { places, world } from '../../model/map/world.data';
import { useSettings } from '../../model/settings';

const sheet: Sheet = { world, farthest: 'filling', deepest: 14, margin: 56 };
const AT_FIRST = 2.4;
const ON_THE_WAY = 4;

/** The camera over the run: it travels along. */
export const useRunCamera = (city: number) => {
  const map = useCamera(sheet);
  const { camera } = map;
  const still = useSettings((settings) => settings.still);
  useEffect(() => {
    camera.still = still;
  }, [camera, still]);

  const last = useRef<number | null>(null);
  useEffect(() => {
    const from = last.current;
    last.current = city;
    if (from === null) camera.show([places[city]!], AT_FIRST);
    else if (from !== city) camera.travel([places[from]!, places[city]!], ON_THE_WAY);
  }, [camera, city]);

  return map;
};
