import { useEffect, useRef, type KeyboardEvent } from 'react';
import { type Camera } from '../../model/map/camera';
import { isDirection, nearestTo, type Direction } from '../../model/map/nearest';
import { type Place } from './use-places';
import { type Selection } from './use-selection';

const STEP = 80;
export const ZOOM_STEP = 1.7;

const steps: Record<Direction, readonly [number, number]> = {
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
};

const factors: Record<string, number> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  _: 1 / ZOOM_STEP,
};

/**
 * Arrows go from city to city, or move the map where it has the focus itself; plus and minus scale, 0 shows all, Escape
 * puts the card away.
 */
export const useMapKeys = (camera: Camera, places: readonly Place[], selection: Selection) => {
  // A city without a mark gets one when it is gone to, and the focus as soon as that is drawn.
  const wanted = useRef<{ slug: string; map: Element } | null>(null);
  useEffect(() => {
    const { slug, map } = wanted.current ?? {};
    const mark = slug && map?.querySelector<SVGAElement>(`a[data-slug="${slug}"]`);
    if (!mark) return;
    wanted.current = null;
    mark.focus({ preventScroll: true });
  });

  const go = (from: string, direction: Direction, map: Element) => {
    const here = places.find(({ slug }) => slug === from);
    const next = here && nearestTo(here, direction, places);
    if (!next) return;
    wanted.current = { slug: next.slug, map };
    camera.reveal(next.position);
    selection.goTo(next.slug);
  };

  /** Who was in the card is back at its city. */
  const dismiss = ({ target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const inCard = (target as Element).closest('[data-card]');
    if (inCard) currentTarget.querySelector<SVGAElement>(`a[data-slug="${selection.active}"]`)?.focus();
    selection.dismiss();
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') return dismiss(event);
    const at = (event.target as Element).closest<SVGAElement>('a[data-slug]')?.dataset.slug;
    if (isDirection(key)) {
      event.preventDefault();
      if (at && !shiftKey) go(at, key, currentTarget);
      else camera.glide({ by: steps[key] });
      return;
    }
    const factor = factors[key];
    if (factor) camera.glide({ factor });
    else if (key === '0') camera.glide({ fit: places.map(({ position }) => position) });
  };
};
