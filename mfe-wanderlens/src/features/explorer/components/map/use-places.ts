import { type Band, type CitySummary } from '@wanderwork/contracts';
import { useMemo, useEffect, useRef } from 'react';
import { useCamera, type MapLimits } from '@wanderwork/ui/map';
import { type OwnScore } from '../../../../shared/own-order';
import { type Station } from '../../model/map/stations';
import { projectCity, world } from '../../../../shared/map/world';
import { type Result } from '../use-result';

/** A city of the result with its position. */
export interface Place extends Station {
  band: Band;
  city: CitySummary;
  own: OwnScore | undefined;
}

/** All cities of the result, including those the list has not shown yet. Until they are loaded, the loaded ones. */
export const usePlaces = ({ all, cities, order }: Result): Place[] => {
  const shown = all ?? cities;
  return useMemo(
    () =>
      shown.map((city) => ({
        slug: city.slug,
        name: city.name,
        position: projectCity(city),
        band: city.irex.band,
        city,
        own: order?.get(city.slug),
      })),
    [shown, order],
  );
};

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
