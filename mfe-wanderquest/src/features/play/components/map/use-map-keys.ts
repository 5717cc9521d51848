import { cities } from '@wanderwork/quest-engine';
import { isDirection, moveByKey, type Camera, type Direction } from '@wanderwork/ui/map';
import { type KeyboardEvent } from 'react';
import { selectCity } from '../../model/map/selection';
import { nearestCity } from '../../model/map/nearest-city';
import { places } from '../../model/map/world.data';

const all = cities.map(({ index }) => index);

/** Arrow keys move between cities, or pan the map when it has the focus itself; plus and minus zoom. */
export const useMapKeys = (camera: Camera) => {
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
