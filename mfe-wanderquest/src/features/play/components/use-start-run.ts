import { useState } from 'react';
import { startRun, type StartFailure, type StartOptions } from '../api/start-run';

/** Setting out from a form: whether the answer is still awaited, and why there is no run. */
export const useStartRun = () => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<StartFailure | null>(null);
  const begin = async (wish: StartOptions) => {
    setBusy(true);
    setFailure(null);
    setFailure(await startRun(wish));
    setBusy(false);
  };
  return { busy, unbegun: failure, begin: (wish: StartOptions) => void begin(wish) };
};
