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
import { PreferencesFields } from './preferences-fields';

/**
 * The preferences in force, to be changed. A change is saved as well, unless other preferences are in force than were saved
 * (somebody's address was opened): then that takes a word.
 */
const PreferencesPanel = () => {
  const { store, setPreferences, applySaved } = use(ActivePreferences)!;
  const preferences = useStore(store, (state) => state.preferences);
  const { saved, save, ready, loadFailed, retry } = useSavedPreferences();

  // Whoever opens the preferences begins with those saved before, as soon as these are known.
  const beginWithSaved = useEffectEvent(() => saved && applySaved(saved));
  useEffect(() => {
    if (ready) beginWithSaved();
  }, [ready]);

  if (loadFailed) return <PreferencesError onTryAgain={retry} />;
  if (!ready) return <LoadingPreferences />;
  const otherSaved =
    saved && !isNeutral(preferences) && !arePreferencesEqual(saved, preferences) ? saved : null;
  const change = (next: IrexPreferences) => {
    setPreferences(next);
    if (!otherSaved) save(next);
  };
  return (
    <Stack $gap={5}>
      {otherSaved && (
        <SharedPreferences onKeep={() => save(preferences)} onBack={() => setPreferences(otherSaved)} />
      )}
      <PreferencesFields preferences={preferences} onChange={change} />
    </Stack>
  );
};

const LoadingPreferences = () => (
  <>
    <Spinner label="Loading your preferences" />
    <Skeleton $height="60dvh" />
  </>
);

export default PreferencesPanel;
