import { useSyncExternalStore } from 'react';

/** As `media.desk`: from here on there is room for a rail. Asked of the browser once, for a slider draws with every step. */
const desk = window.matchMedia?.('(min-width: 1024px)');

const follow = (changed: () => void) => {
  desk?.addEventListener('change', changed);
  return () => desk?.removeEventListener('change', changed);
};

const isDesk = () => desk?.matches ?? true;

export const useIsWideScreen = (): boolean => useSyncExternalStore(follow, isDesk);
