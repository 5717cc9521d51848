import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { toast, type ToastContent } from '@wanderwork/platform';
import { useRef } from 'react';

interface Options {
  /** The queries to refetch after success. */
  refetches?: QueryKey;
  onError?: (error: Error) => unknown;
}

/**
 * The action of a button: `run` it, whether it is `busy`, and the error of the last run (`problem`, otherwise null).
 * While it runs, `run` does nothing, so a double click counts once. `success` is the title of a toast, or makes the
 * toast from the result.
 */
export const useAction = ({ refetches, onError }: Options = {}) => {
  const client = useQueryClient();
  const isRunning = useRef(false);
  const {
    mutateAsync,
    isPending: busy,
    error: problem,
  } = useMutation({ mutationFn: (act: () => Promise<unknown>) => act(), ...(onError && { onError }) });

  const run = async <T>(
    act: () => Promise<T>,
    success?: string | ((result: T) => ToastContent),
  ): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    const actAndReport = async () => {
      try {
        const result = await act();
        if (success) toast(typeof success === 'string' ? { title: success, tone: 'ok' } : success(result));
        if (refetches) await client.invalidateQueries({ queryKey: refetches });
      } finally {
        isRunning.current = false;
      }
    };
    // The error is in `problem`.
    await mutateAsync(actAndReport).catch(() => undefined);
  };

  return { busy, problem, run };
};
