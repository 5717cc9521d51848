import { type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { Skeleton, Spinner, Stack } from '@wanderwork/ui';
import { use, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { arePreferencesEqual } from '../../../shared/preferences/are-preferences-equal';
import { useSavedPreferences } from '../../../shared/preferences/use-saved-preferences';
import { PreferencesError } from '../../../shared/preferences/preferences-error';
import { ActivePreferences } from '../model/active-preferences';
import { SharedPreferences } from './shared-preferences';
import { WishesFields } from './preferences-fields';

/**
 * The wishes in force, to be changed. A change is saved as well, unless other wishes are in force than were saved
 * (somebody's address was opened): then that takes a word.
 */
const PreferencesPanel = () => {
  const { store, wish, begin } = use(ActivePreferences)!;
  const wishes = useStore(store, (state) => state.wishes);
  const { saved, save, ready, missed, again } = useSavedPreferences();

  // Whoever opens the wishes begins with those saved before, as soon as these are known.
  const beginWithSaved = useEffectEvent(() => saved && begin(saved));
  useEffect(() => {
    if (ready) beginWithSaved();
  }, [ready]);

  if (missed) return <PreferencesError onTryAgain={again} />;
  if (!ready) return <Coming />;
  const others = saved && !isNeutral(wishes) && !arePreferencesEqual(saved, wishes) ? saved : null;
  const change = (next: IrexPreferences) => {
    wish(next);
    if (!others) save(next);
  };
  return (
    <Stack $gap={5}>
      {others && <SharedPreferences onKeep={() => save(wishes)} onBack={() => wish(others)} />}
      <WishesFields wishes={wishes} onChange={change} />
    </Stack>
  );
};

const Coming = () => (
  <>
    <Spinner label="Loading your preferences" />
    <Skeleton $height="60dvh" />
  </>
);

export default PreferencesPanel;
