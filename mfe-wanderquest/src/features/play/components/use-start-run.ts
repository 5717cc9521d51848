import { useState } from 'react';
import { startRun, type StartFailure, type StartOptions } from '../api/start-run';

/** Starts a run from a form, and tracks progress and failure. */
export const useStartRun = () => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<StartFailure | null>(null);
  const begin = async (options: StartOptions) => {
    setBusy(true);
    setFailure(null);
    setFailure(await startRun(options));
    setBusy(false);
  };
  return { busy, failure, begin: (options: StartOptions) => void begin(options) };
};
