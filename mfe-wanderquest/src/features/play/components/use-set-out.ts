import { useState } from 'react';
import { setOut, type Unbegun, type Wish } from '../api/set-out';

/** Setting out from a form: whether the answer is still awaited, and why there is no run. */
export const useSetOut = () => {
  const [busy, setBusy] = useState(false);
  const [unbegun, setUnbegun] = useState<Unbegun | null>(null);
  const begin = async (wish: Wish) => {
    setBusy(true);
    setUnbegun(null);
    setUnbegun(await setOut(wish));
    setBusy(false);
  };
  return { busy, unbegun, begin: (wish: Wish) => void begin(wish) };
};
