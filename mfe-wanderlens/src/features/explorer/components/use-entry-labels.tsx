import { lazyRetry, useSession } from '@wanderwork/platform';
import { useState, type ReactNode } from 'react';
import { type EntryLabels } from '../../../shared/preferences/saved-passport';
import { storedPreferences } from '../../../shared/preferences/saved-preferences';
import { Optional } from '../../../shared/optional';

// Loaded only for readers who may have saved a passport.
const SavedPassport = lazyRetry(
  () => import(/* webpackChunkName: 'small-parts' */ '../../../shared/preferences/saved-passport'),
);

/**
 * How the reader's saved passport enters each country; null until it is known. `loader` loads it and draws nothing:
 * render it once the cards are there.
 */
export const useEntryLabels = (): { labels: EntryLabels | null; loader: ReactNode } => {
  const isMember = useSession((state) => state.isAuthenticated);
  const [mayHavePassport] = useState(() => Boolean(storedPreferences.read()?.passport));
  const [labels, setLabels] = useState<EntryLabels | null>(null);
  const loader = (isMember || mayHavePassport) && (
    <Optional>
      <SavedPassport onLabels={setLabels} />
    </Optional>
  );
  return { labels, loader };
};
