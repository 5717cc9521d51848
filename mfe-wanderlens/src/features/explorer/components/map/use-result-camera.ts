import { useCamera, type Sheet } from '@wanderwork/ui/map';
import { useEffect, useRef } from 'react';
import { world } from '../../model/map/world';
import { type Place } from './use-places';

const sheet: Sheet = { world, deepest: 32, margin: 36 };

/** The camera over the result: it goes where another result lies. */
export const useResultCamera = (places: readonly Place[]) => {
  const map = useCamera(sheet);
  const { camera } = map;

  // Other weights order the same cities: whoever looks somewhere stays there.
  const shown = useRef('');
  useEffect(() => {
    const result = places
      .map(({ slug }) => slug)
      .sort()
      .join();
    if (result === shown.current) return;
    shown.current = result;
    camera.show(places.map(({ position }) => position));
  }, [places, camera]);

  return map;
};
