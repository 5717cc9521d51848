import { useQuery } from '@tanstack/react-query';
import {
  errorCodes,
  ownDateWords,
  type ChangeQuote,
  type CurrentSubscription,
  type PricedPlan,
} from '@wanderwork/contracts';
import { HttpError, serverMessage } from '@wanderwork/platform';
import { Banner, Button, Skeleton, Stack } from '@wanderwork/ui';
import { fetchOverview } from '../api/overview.query';
import { changePlan, quoteQuery } from '../api/plan-change';
import { exactly } from '../../../shared/money';
import { Problem } from '../../../shared/problem';
import { changeSaid } from '../model/change-said';
import { usePlanDeed } from './use-plan-deed';
import { QuoteWords } from './quote-words';

interface Props {
  plan: PricedPlan;
  subscription: CurrentSubscription;
  onDone: () => void;
}

/** The exact price of a change, and the button that makes it for just that. */
export const PlanQuote = ({ plan, subscription, onDone }: Props) => {
  const { data: quote, error, isFetching, refetch } = useQuery(quoteQuery(plan));
  const { busy, problem, change } = usePlanDeed();
  const make = (promised: ChangeQuote) =>
    change(async () => {
      try {
        const result = await changePlan(promised);
        const overview = await fetchOverview();
        onDone();
        return { overview, said: changeSaid(result, promised) };
      } catch (refused) {
        if (isOutdated(refused)) void refetch();
        throw refused;
      }
    });

  if (!quote)
    return error ? (
      <Banner
        tone="bad"
        role="alert"
        actions={
          <Button size="small" busy={isFetching} busyLabel="Asking..." onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        {serverMessage(error, 'The price could not be asked for. Nothing has changed.')}
      </Banner>
    ) : (
      <div role="status" aria-busy="true" aria-label="Asking for the exact price">
        <Skeleton $height="150px" />
      </div>
    );

  return (
    <Stack $gap={4}>
      <QuoteWords quote={quote} plan={plan} subscription={subscription} />
      <Problem>{problem}</Problem>
      <Button
        variant="red"
        wide
        busy={busy || isFetching}
        busyLabel={isFetching ? 'Asking for the price...' : 'Changing...'}
        onClick={() => void make(quote)}
      >
        {buttonWords(quote)}
      </Button>
    </Stack>
  );
};

const isOutdated = (refused: unknown): boolean =>
  refused instanceof HttpError &&
  (refused.code === errorCodes.priceChanged || refused.code === errorCodes.quoteInvalid);

const buttonWords = (quote: ChangeQuote): string => {
  if (quote.when === 'period-end') return `Change on ${ownDateWords(quote.at)}`;
  return quote.amount > 0 ? `Pay ${exactly(quote)} and change` : 'Change now';
};
