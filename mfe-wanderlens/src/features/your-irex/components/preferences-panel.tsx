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
 * Edits the active preferences. Changes are also saved, unless the active preferences came with a shared address:
 * then saving takes a confirmation.
 */
const PreferencesPanel = () => {
  const { store, setPreferences, applySaved } = use(ActivePreferences)!;
  const preferences = useStore(store, (state) => state.preferences);
  const { saved, save, ready, loadFailed, retry } = useSavedPreferences();

  // Opening the panel applies the saved preferences once they are loaded.
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
