import { type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { Skeleton, Spinner, Stack, Banner, Button } from '@wanderwork/ui';
import { use, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { arePreferencesEqual } from '../../../shared/preferences/preferences-links';
import { useSavedPreferences } from '../../../shared/preferences/use-saved-preferences';
import { PreferencesError } from '../../../shared/preferences/preferences-error';
import { ActivePreferences } from '../../../shared/preferences/use-preferences';
import { PreferencesFields } from './preferences-fields';
import { PreferencesRail } from './preferences-rail';

interface Props {
  onKeep: () => void;
  onBack: () => void;
}

/**
 * The address contains other preferences than the saved ones. Viewing or changing them must not overwrite the saved
 * ones.
 */
const SharedPreferences = ({ onKeep, onBack }: Props) => (
  <Banner
    tone="info"
    role="status"
    title="These aren’t your saved preferences."
    actions={
      <>
        <Button size="small" onClick={onBack}>
          Back to mine
        </Button>
        <Button size="small" onClick={onKeep}>
          Save these
        </Button>
      </>
    }
  >
    They came with the link. Changes here stay in the link, and your saved preferences don’t change.
  </Banner>
);

/**
 * Edits the active preferences. Changes are also saved, unless the active preferences came with a shared address:
 * then saving takes a confirmation.
 */
const PreferencesForm = () => {
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

/** The form, in a rail of its own if it can be closed there. */
const PreferencesPanel = ({ onClose }: { onClose?: () => void }) =>
  onClose ? (
    <PreferencesRail onClose={onClose}>
      <PreferencesForm />
    </PreferencesRail>
  ) : (
    <PreferencesForm />
  );

export default PreferencesPanel;
