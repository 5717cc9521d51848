import { useCamera, type MapLimits } from '@wanderwork/ui/map';
import { useEffect, useRef } from 'react';
import { world } from '../../model/map/world';
import { type Place } from './use-places';

const sheet: MapLimits = { world, maxScale: 32, margin: 36 };

/** A camera that shows the whole result and moves when the result changes. */
export const useResultCamera = (places: readonly Place[]) => {
  const map = useCamera(sheet);
  const { camera } = map;

  // A new order of the same cities must not move the map.
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
