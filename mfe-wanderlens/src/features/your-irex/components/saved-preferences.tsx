import { use, useEffect } from 'react';
import { useSavedPreferences } from '../../../shared/preferences/use-saved-preferences';
import { ActivePreferences } from '../../../shared/preferences/use-preferences';

/** Applies the saved preferences once they are loaded. Draws nothing. */
const SavedPreferences = () => {
  const { applySaved } = use(ActivePreferences)!;
  const { saved } = useSavedPreferences();
  useEffect(() => {
    if (saved) applySaved(saved);
  }, [saved, applySaved]);
  return null;
};

export default SavedPreferences;
