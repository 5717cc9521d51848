import { type IrexPreferences } from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { useSavedPreferences } from './use-saved-preferences';

/** The wishes of whoever looks, on a page whose address does not tell them; `wish` changes and keeps some of them. */
export const useMyPreferences = () => {
  const { saved, save, ready, loadFailed, retry } = useSavedPreferences();
  const preferences = saved ?? neutralPreferences;
  return {
    preferences,
    /** False until it is known who looks and what they wished before; until then `wish` does nothing. */
    ready,
    loadFailed,
    retry,
    updatePreferences: (part: Partial<IrexPreferences>) => save({ ...preferences, ...part }),
  };
};
