import { HttpError, serverMessage } from '@wanderwork/platform';
import { messagesByField } from '@wanderwork/platform/forms';
import { useState } from 'react';

const AWAY = 'The server could not be reached. Nothing has changed.';

/** What the server had against fields of the post, or against all of a deed; of the last try alone. */
export const useMarked = () => {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const clear = () => {
    setErrors({});
    setProblem(null);
  };
  const refuse = (error: unknown) => {
    setErrors(messagesByField(error instanceof HttpError ? (error.body?.errors ?? []) : []));
    setProblem(serverMessage(error, AWAY));
  };
  return { errors, problem, clear, refuse };
};

export type Marked = ReturnType<typeof useMarked>;
