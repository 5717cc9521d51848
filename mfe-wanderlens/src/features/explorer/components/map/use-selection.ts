import { useCallback, useEffect, useRef, useState } from 'react';

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
