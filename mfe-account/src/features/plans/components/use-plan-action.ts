import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { errorCodes, type SubscriptionOverview } from '@wanderwork/contracts';
import { HttpError, getServerMessage, session, toast, type ToastContent } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { invoicesQuery, overviewQuery } from '../api/overview.query';

/** Without an answer the outcome is unknown, so the message does not claim that nothing changed. */
export const NO_ANSWER =
  'We got no answer. Check your plan before you try again; you’re never charged twice.';

interface Outcome {
  overview: SubscriptionOverview;
  message: ToastContent;
}

const CONFLICT = 409;

/** Refetches the plan if the server reports a conflict, because it was changed elsewhere in the meantime. */
const refetchOnConflict = (problem: unknown, client: QueryClient): void => {
  if (!(problem instanceof HttpError) || problem.status !== CONFLICT) return;
  void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
  // The part of the page that shows errors disappears with the plan, so a toast shows this one.
  if (problem.code === errorCodes.notSubscribed)
    toast({ title: 'Nothing changed', description: getServerMessage(problem, NO_ANSWER), tone: 'info' });
};

/** Moves the focus to the page if the button that had it has disappeared. */
const keepFocusOnPage = (): void => {
  if (document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
};

/** Runs an action on the plan, shows the result and refreshes the session in every tab. */
export const usePlanAction = () => {
  const client = useQueryClient();
  const { run, ...state } = useAction({ onError: (problem) => refetchOnConflict(problem, client) });
  const change = (act: () => Promise<Outcome>): Promise<void> =>
    run(async () => {
      const { overview, message } = await act();
      client.setQueryData(overviewQuery.queryKey, overview);
      await Promise.all([
        session.refetchInAllTabs(),
        client.invalidateQueries({ queryKey: invoicesQuery.queryKey }),
      ]);
      toast(message);
      keepFocusOnPage();
    });
  return { ...state, change };
};
