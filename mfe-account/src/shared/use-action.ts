import { errorCodes } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';
import { useState } from 'react';
import { toErrorMessage } from './error-messages';

const NOT_FOUND = 404;
const CONFLICT = 409;
const outdatedCodes: readonly unknown[] = [errorCodes.factorKnown, errorCodes.factorMissing];

/** Whether the data on the page is outdated, because it was changed in another tab or on another device. */
export const isOutdated = (problem: unknown): boolean =>
  problem instanceof HttpError &&
  (problem.status === NOT_FOUND || problem.status === CONFLICT || outdatedCodes.includes(problem.code));

interface Options {
  toMessage?: (problem: unknown) => string;
  /** Called if the data on the page is outdated, to fetch it again. */
  onOutdated?: () => void;
}

/** The action of a button: `run` it, whether it is `busy`, and the error message of the last run. */
export const useAction = ({ toMessage = toErrorMessage, onOutdated }: Options = {}) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(toMessage(error));
      if (isOutdated(error)) onOutdated?.();
    }
    setBusy(false);
  };
  return { busy, problem, run };
};
