import { isDirection, moveByKey, findNearest, type Camera, type Direction } from '@wanderwork/ui/map';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { type Place } from './use-places';
import { type Selection } from './use-selection';

/**
 * Arrow keys move between cities, or move the map if it has the focus itself. Plus and minus zoom, 0 shows all,
 * Escape closes the card.
 */
export const useMapKeys = (camera: Camera, places: readonly Place[], selection: Selection) => {
  // A city without a mark gets one when it is selected, and the focus once the mark is drawn.
  const pendingFocus = useRef<{ slug: string; map: Element } | null>(null);
  useEffect(() => {
    const { slug, map } = pendingFocus.current ?? {};
    const mark = slug && map?.querySelector<SVGAElement>(`a[data-slug="${slug}"]`);
    if (!mark) return;
    pendingFocus.current = null;
    mark.focus({ preventScroll: true });
  });

  const moveTo = (from: string, direction: Direction, map: Element) => {
    const here = places.find(({ slug }) => slug === from);
    const next = here && findNearest(here, direction, places);
    if (!next) return;
    pendingFocus.current = { slug: next.slug, map };
    camera.reveal(next.position);
    selection.goTo(next.slug);
  };

  /** Closing the card from inside returns the focus to its city. */
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
    if (isDirection(key)) event.preventDefault();
    if (isDirection(key) && at && !shiftKey) return moveTo(at, key, currentTarget);
    moveByKey(
      camera,
      key,
      places.map(({ position }) => position),
    );
  };
};
