import { useSyncExternalStore } from 'react';

/** As `media.desk`: from here on there is room for a rail. Asked of the browser once, for a slider draws with every step. */
const wideScreen = window.matchMedia?.('(min-width: 1024px)');

const subscribe = (changed: () => void) => {
  wideScreen?.addEventListener('change', changed);
  return () => wideScreen?.removeEventListener('change', changed);
};

const isWide = () => wideScreen?.matches ?? true;

export const useIsWideScreen = (): boolean => useSyncExternalStore(subscribe, isWide);
