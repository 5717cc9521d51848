import { type IrexPreferences } from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { useSavedPreferences } from './use-saved-preferences';

/** The reader's saved preferences, for pages whose address does not contain them. */
export const useMyPreferences = () => {
  const { saved, save, ready, loadFailed, retry } = useSavedPreferences();
  const preferences = saved ?? neutralPreferences;
  return {
    preferences,
    /** False until the user and the saved preferences are known. Until then `updatePreferences` does nothing. */
    ready,
    loadFailed,
    retry,
    updatePreferences: (part: Partial<IrexPreferences>) => save({ ...preferences, ...part }),
  };
};
