import { HttpError, getServerMessage } from '@wanderwork/platform';
import { toMessagesByField } from '@wanderwork/platform/forms';
import { useState } from 'react';

const UNREACHABLE_MESSAGE = 'The server could not be reached. Nothing has changed.';

/** The server's errors of the last action, by field and as a whole. */
export const useFieldErrors = () => {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const clear = () => {
    setErrors({});
    setProblem(null);
  };
  const showError = (error: unknown) => {
    setErrors(toMessagesByField(error instanceof HttpError ? (error.body?.errors ?? []) : []));
    setProblem(getServerMessage(error, UNREACHABLE_MESSAGE));
  };
  return { errors, problem, clear, refuse: showError };
};

export type FieldErrors = ReturnType<typeof useFieldErrors>;
