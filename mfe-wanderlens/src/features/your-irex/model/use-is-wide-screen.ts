import { useSyncExternalStore } from 'react';

/**
 * Matches `media.desk`: from this width there is room for a rail. Created once, because every step of a slider reads
 * it.
 */
const wideScreen = window.matchMedia?.('(min-width: 1024px)');

const subscribe = (changed: () => void) => {
  wideScreen?.addEventListener('change', changed);
  return () => wideScreen?.removeEventListener('change', changed);
};

const isWide = () => wideScreen?.matches ?? true;

export const useIsWideScreen = (): boolean => useSyncExternalStore(subscribe, isWide);
