import { cities } from '@wanderwork/quest-engine';
import { type KeyboardEvent } from 'react';
import { aimAt } from '../../model/map/aim';
import { isDirection, nearestTo, type Direction } from '../../model/map/bearing';
import { type Camera, ZOOM_STEP } from '../../model/map/camera';
import { places } from '../../model/map/world.data';

const STEP = 80;

const steps: Readonly<Record<Direction, readonly [number, number]>> = {
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
};

const factors: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
};

const all = cities.map(({ index }) => index);

/** Arrows go from city to city by bearing, or move the map where it has the focus itself; plus and minus scale. */
export const useMapKeys = (camera: Camera) => {
  const go = (from: number, direction: Direction, map: Element) => {
    // One is no button: the way on leads past it.
    const others = all.filter((city) => map.querySelector(`[data-city="${city}"]`));
    const next = nearestTo(from, direction, others);
    if (next === null) return;
    camera.reveal(places[next]!);
    map.querySelector<SVGElement>(`[data-city="${next}"]`)?.focus({ preventScroll: true });
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
    if (ctrlKey || metaKey || altKey) return;
    const at = (event.target as Element).closest<SVGElement>('[data-city]')?.dataset.city;
    const factor = factors[key];
    if (isDirection(key)) {
      event.preventDefault();
      if (at !== undefined) go(Number(at), key, currentTarget);
      else camera.pan(...steps[key]);
    } else if (at !== undefined && (key === 'Enter' || key === ' ')) {
      event.preventDefault();
      aimAt(Number(at));
    } else if (key === 'Escape') aimAt(null);
    else if (factor) camera.zoom(factor);
    else if (key === '0') camera.travel(places, 1);
  };
};
