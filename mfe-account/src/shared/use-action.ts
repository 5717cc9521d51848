import { errorCodes } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';
import { useState } from 'react';
import { errorMessage } from './error-messages';

const GONE = 404;
const CONFLICT = 409;
const isOtherwise: readonly unknown[] = [errorCodes.factorKnown, errorCodes.factorMissing];

/** Whether what a deed was about is not any more as it is shown: it was changed in another tab, or on another device. */
export const isOutdated = (problem: unknown): boolean =>
  problem instanceof HttpError &&
  (problem.status === GONE || problem.status === CONFLICT || isOtherwise.includes(problem.code));

interface Manner {
  words?: (problem: unknown) => string;
  /** Asks again for what is shown, once it is known to be outdated. */
  lookAgain?: () => void;
}

/** Something that one button does: whether it runs, and what went wrong, in words. */
export const useAction = ({ words = errorMessage, lookAgain }: Manner = {}) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(words(error));
      if (isOutdated(error)) lookAgain?.();
    }
    setBusy(false);
  };
  return { busy, problem, run };
};
