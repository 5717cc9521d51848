import { useSyncExternalStore } from 'react';

/** The scroll position from which the header is translucent. */
export const TRANSLUCENT_AFTER_PX = 10;

const onScroll = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

export const useScrolled = (): boolean =>
  useSyncExternalStore(onScroll, () => window.scrollY > TRANSLUCENT_AFTER_PX);
