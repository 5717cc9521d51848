import { useSyncExternalStore } from 'react';

/** As `media.desk`: from here on there is room for a rail. */
const DESK = '(min-width: 1024px)';

const query = () => window.matchMedia?.(DESK);

const follow = (changed: () => void) => {
  const list = query();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
};

export const useIsDesk = (): boolean => useSyncExternalStore(follow, () => query()?.matches ?? true);
