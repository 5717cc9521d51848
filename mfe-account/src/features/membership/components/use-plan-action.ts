import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { errorCodes, type SubscriptionOverview } from '@wanderwork/contracts';
import { HttpError, serverMessage, session, toast, type ToastContent } from '@wanderwork/platform';
import { useAction } from '../../../shared/use-action';
import { invoicesQuery, overviewQuery } from '../api/overview.query';

/** Without an answer nobody knows what was done, so it is not said that nothing was. */
const AWAY = 'There was no answer. Please look at your plan before you try again; nothing is charged twice.';

const words = (problem: unknown): string => serverMessage(problem, AWAY);

interface Outcome {
  overview: SubscriptionOverview;
  said: ToastContent;
}

const CONFLICT = 409;

/** Where the plan is another than the one that is shown here, it was changed elsewhere meanwhile: it is asked for again. */
const lookAgain = (problem: unknown, client: QueryClient): void => {
  if (!(problem instanceof HttpError) || problem.status !== CONFLICT) return;
  void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
  // With the plan goes the place where this would be said.
  if (problem.code === errorCodes.notSubscribed)
    toast({ title: 'Nothing was changed', description: words(problem), tone: 'info' });
};

/** A button that did its work may be gone with it; the page never is. */
const keepFocusOnPage = (): void => {
  if (document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
};

/** Something done about one's plan: what it led to is shown, and what is open to one follows in every tab. */
export const usePlanAction = () => {
  const client = useQueryClient();
  const { run, ...state } = useAction({ words });
  const change = (act: () => Promise<Outcome>): Promise<void> =>
    run(async () => {
      const { overview, said } = await act().catch((problem: unknown) => {
        lookAgain(problem, client);
        throw problem;
      });
      client.setQueryData(overviewQuery.queryKey, overview);
      await Promise.all([session.changed(), client.invalidateQueries({ queryKey: invoicesQuery.queryKey })]);
      toast(said);
      keepFocusOnPage();
    });
  return { ...state, change };
};
