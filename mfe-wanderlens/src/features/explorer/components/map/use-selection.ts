import { useCallback, useEffect, useRef, useState } from 'react';

/** A hand on its way from a mark to its card crosses the sea. */
const HOVER_GRACE_MS = 220;

/** Which city the pointer or the focus is at, and which the list beneath points to. */
export const useSelection = () => {
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const leaveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaveTimer.current), []);

  /** `card` is the card of the city itself. */
  const hover = useCallback((slug: string | null | 'card') => {
    clearTimeout(leaveTimer.current);
    if (slug === null) leaveTimer.current = setTimeout(() => setHovered(null), HOVER_GRACE_MS);
    else if (slug !== 'card') setHovered(slug);
  }, []);

  /** Within the card the focus is still at its city. */
  const focus = useCallback((slug: string | null | 'card') => slug === 'card' || setFocused(slug), []);

  /** The keys have gone on to a city: it counts, wherever the pointer lies. */
  const goTo = useCallback((slug: string) => {
    clearTimeout(leaveTimer.current);
    setHovered(null);
    setFocused(slug);
  }, []);

  /** Puts the card away; it comes back with the next city that is hovered or gone to. */
  const dismiss = useCallback(() => {
    clearTimeout(leaveTimer.current);
    setHovered(null);
    setFocused(null);
  }, []);

  return { active: hovered ?? focused, pointed, hover, focus, goTo, dismiss, point: setPointed };
};

export type Selection = ReturnType<typeof useSelection>;
