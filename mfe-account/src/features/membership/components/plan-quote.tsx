import { useQuery } from '@tanstack/react-query';
import {
  errorCodes,
  formatLocalDate,
  type ChangeQuote,
  type CurrentSubscription,
  type PricedPlan,
} from '@wanderwork/contracts';
import { HttpError, serverMessage } from '@wanderwork/platform';
import { Banner, Button, Skeleton, Stack } from '@wanderwork/ui';
import { fetchOverview } from '../api/overview.query';
import { changePlan, quoteQuery } from '../api/plan-change';
import { formatExactAmount } from '../../../shared/money';
import { ErrorMessage } from '../../../shared/error-message';
import { planChangeMessage } from '../model/plan-change-message';
import { usePlanAction } from './use-plan-action';
import { QuoteSummary } from './quote-summary';

interface Props {
  plan: PricedPlan;
  subscription: CurrentSubscription;
  onDone: () => void;
}

/** The exact price of a change, and the button that makes it for just that. */
export const PlanQuote = ({ plan, subscription, onDone }: Props) => {
  const { data: quote, error, isFetching, refetch } = useQuery(quoteQuery(plan));
  const { busy, problem, change } = usePlanAction();
  const make = (promised: ChangeQuote) =>
    change(async () => {
      try {
        const result = await changePlan(promised);
        const overview = await fetchOverview();
        onDone();
        return { overview, said: planChangeMessage(result, promised) };
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
      <QuoteSummary quote={quote} plan={plan} subscription={subscription} />
      <ErrorMessage>{problem}</ErrorMessage>
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
  if (quote.when === 'period-end') return `Change on ${formatLocalDate(quote.at)}`;
  return quote.amount > 0 ? `Pay ${formatExactAmount(quote)} and change` : 'Change now';
};
