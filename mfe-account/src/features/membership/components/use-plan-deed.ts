import { useQueryClient } from '@tanstack/react-query';
import { type SubscriptionOverview } from '@wanderwork/contracts';
import { serverMessage, session, toast, type ToastContent } from '@wanderwork/platform';
import { useDeed } from '../../../shared/use-deed';
import { invoicesQuery, overviewQuery } from '../api/overview.query';

/** Without an answer nobody knows what was done, so it is not said that nothing was. */
const AWAY = 'There was no answer. Please look at your plan before you try again; nothing is charged twice.';

const words = (problem: unknown): string => serverMessage(problem, AWAY);

interface Outcome {
  overview: SubscriptionOverview;
  said: ToastContent;
}

/** Something done about one's plan: what it led to is shown, and what is open to one follows in every tab. */
export const usePlanDeed = () => {
  const client = useQueryClient();
  const { run, ...state } = useDeed(words);
  const change = (act: () => Promise<Outcome>): Promise<void> =>
    run(async () => {
      const { overview, said } = await act();
      client.setQueryData(overviewQuery.queryKey, overview);
      await Promise.all([session.changed(), client.invalidateQueries({ queryKey: invoicesQuery.queryKey })]);
      toast(said);
    });
  return { ...state, change };
};
