import { useQueryClient } from '@tanstack/react-query';
import { serverMessage, toast } from '@wanderwork/platform';
import { useState } from 'react';

const UNREACHABLE_MESSAGE = 'Nothing has changed. We couldn’t reach the server; please try again.';

/** What every query of the admin area begins with: a deed has all of them asked again. */
export const ADMIN_KEY = 'admin';

/** Something that one button does: whether it runs, what went wrong, and a word when it is done. */
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
      // Figures stand on all pages, not in this area alone.
      await client.invalidateQueries();
    } catch (error) {
      setProblem(serverMessage(error, UNREACHABLE_MESSAGE));
    }
    setBusy(false);
  };
  return { busy, problem, run };
};
