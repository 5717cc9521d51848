import { toast } from '@wanderwork/platform';
import { useState } from 'react';

/**
 * Loads code behind a button: when the pointer or the focus reaches it (`preloadHandlers`), and at the latest on a
 * press (`loadNow`). If loading fails, a toast says so, `loadNow` resolves with false, and the next press tries
 * again.
 */
export const useOnDemand = (load: () => Promise<unknown>) => {
  const [isLoaded, setIsLoaded] = useState(false);
  const preload = () => void load().catch(() => undefined);
  const loadNow = async (): Promise<boolean> => {
    try {
      await load();
      setIsLoaded(true);
      return true;
    } catch {
      toast({
        title: 'The menu couldn’t load',
        description: 'Please check your connection and try again.',
        tone: 'bad',
      });
      return false;
    }
  };
  return { isLoaded, loadNow, preloadHandlers: { onPointerEnter: preload, onFocus: preload } };
};
