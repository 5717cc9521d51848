import { useQueryClient } from '@tanstack/react-query';
import { getServerMessage, toast } from '@wanderwork/platform';
import { useState } from 'react';

const UNREACHABLE_MESSAGE = 'Nothing has changed. We couldn’t reach the server; please try again.';

/** The first part of every query key in the admin area. */
export const ADMIN_KEY = 'admin';

/**
 * Runs the action of a button. Returns whether it is running, its error, and a function to start it. Shows a toast on
 * success.
 */
export const useAdminAction = () => {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (action: () => Promise<unknown>, successMessage: string): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await action();
      toast({ title: successMessage, tone: 'ok' });
      // Figures are shown on all pages, not only in this area.
      await client.invalidateQueries();
    } catch (error) {
      setProblem(getServerMessage(error, UNREACHABLE_MESSAGE));
    }
    setBusy(false);
  };
  return { busy, problem, run };
};
