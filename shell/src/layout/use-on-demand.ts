import { toast } from '@wanderwork/platform';
import { useState } from 'react';

/**
 * Something behind a button whose code comes when the pointer or the focus reaches the button (`ahead`), and at the
 * latest when it is pressed (`summon`). Code that does not come is said (and `summon` tells false), and asked
 * for again by the next press.
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
