import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isDirection, moveByKey, findNearest, type Camera, type Direction } from '@wanderwork/ui/map';
import { type Place } from './use-places';

/** Lets the pointer travel from a mark to its card. */
const HOVER_GRACE_MS = 220;

/** The city under the pointer or the focus, and the city highlighted from the list. */
export const useSelection = () => {
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const leaveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaveTimer.current), []);

  /** `card` stands for the card of the city itself. */
  const hover = useCallback((slug: string | null | 'card') => {
    clearTimeout(leaveTimer.current);
    if (slug === null) leaveTimer.current = setTimeout(() => setHovered(null), HOVER_GRACE_MS);
    else if (slug !== 'card') setHovered(slug);
  }, []);

  /** Focus within the card belongs to its city. */
  const focus = useCallback((slug: string | null | 'card') => slug === 'card' || setFocused(slug), []);

  /** Moving by keyboard overrides the pointer. */
  const goTo = useCallback((slug: string) => {
    clearTimeout(leaveTimer.current);
    setHovered(null);
    setFocused(slug);
  }, []);

  /** Closes the card until another city is hovered or focused. */
  const dismiss = useCallback(() => {
    clearTimeout(leaveTimer.current);
    setHovered(null);
    setFocused(null);
  }, []);

  return { active: hovered ?? focused, pointed, hover, focus, goTo, dismiss, point: setPointed };
};

export type Selection = ReturnType<typeof useSelection>;

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
