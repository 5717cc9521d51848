import { useState } from 'react';
import { problemWords } from './problem-words';

/** Something that one button does: whether it runs, and what went wrong, in `words`. */
export const useDeed = (words = problemWords) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(words(error));
    }
    setBusy(false);
  };
  return { busy, problem, run };
};
