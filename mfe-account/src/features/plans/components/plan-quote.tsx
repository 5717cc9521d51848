import { useQuery } from '@tanstack/react-query';
import {
  errorCodes,
  formatLocalDate,
  type ChangeQuote,
  type CurrentSubscription,
  type PricedPlan,
  type ChangeResult,
} from '@wanderwork/contracts';
import { HttpError, getServerMessage, type ToastContent } from '@wanderwork/platform';
import { Banner, Button, Skeleton, Stack } from '@wanderwork/ui';
import { fetchOverview } from '../api/overview.query';
import { changePlan, quoteQuery } from '../api/subscription';
import { formatExactAmount } from '../../../shared/money';
import { ErrorMessage } from '../../../shared/error-message';
import { NO_ANSWER, usePlanAction } from './use-plan-action';
import { QuoteSummary } from './quote-summary';
import { formatPlanName } from '../../../shared/plan-labels';

/** The toast after a plan change. */
const toPlanChangeMessage = ({ status }: ChangeResult, quote: ChangeQuote): ToastContent => {
  const name = formatPlanName(quote);
  if (status === 'payment_needed')
    return {
      title: 'Your bank needs to approve this',
      description: `${name} starts once the payment is confirmed.`,
      tone: 'info',
    };
  if (status === 'scheduled')
    return {
      title: `${name} starts on ${formatLocalDate(quote.at)}`,
      description: 'Nothing was charged.',
      tone: 'ok',
    };
  return {
    title: `You now have ${name}`,
    description: quote.amount > 0 ? `${formatExactAmount(quote)} was charged.` : 'Nothing was charged.',
    tone: 'ok',
  };
};

interface Props {
  plan: PricedPlan;
  subscription: CurrentSubscription;
  onDone: () => void;
}

/** The exact price of a plan change, and the button that confirms it. */
export const PlanQuote = ({ plan, subscription, onDone }: Props) => {
  const { data: quote, error, isFetching, refetch } = useQuery(quoteQuery(plan));
  const { busy, problem, change } = usePlanAction();
  const confirm = (confirmedQuote: ChangeQuote) =>
    change(async () => {
      try {
        const result = await changePlan(confirmedQuote);
        const overview = await fetchOverview();
        onDone();
        return { overview, message: toPlanChangeMessage(result, confirmedQuote) };
      } catch (error) {
        if (isOutdated(error)) void refetch();
        throw error;
      }
    });

  if (!quote)
    return error ? (
      <Banner
        tone="bad"
        role="alert"
        actions={
          <Button size="small" busy={isFetching} busyLabel="Loading..." onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        {getServerMessage(error, 'We couldn’t get the price. Nothing has changed.')}
      </Banner>
    ) : (
      <div role="status" aria-busy="true" aria-label="Loading the exact price">
        <Skeleton $height="150px" />
      </div>
    );

  return (
    <Stack $gap={4}>
      <QuoteSummary quote={quote} plan={plan} subscription={subscription} />
      <ErrorMessage problem={problem} fallback={NO_ANSWER} />
      <Button
        variant="red"
        wide
        busy={busy || isFetching}
        busyLabel={isFetching ? 'Updating the price...' : 'Changing...'}
        onClick={() => void confirm(quote)}
      >
        {formatButtonLabel(quote)}
      </Button>
    </Stack>
  );
};

const isOutdated = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.code === errorCodes.priceChanged || error.code === errorCodes.quoteInvalid);

const formatButtonLabel = (quote: ChangeQuote): string => {
  if (quote.when === 'period-end') return `Change on ${formatLocalDate(quote.at)}`;
  return quote.amount > 0 ? `Pay ${formatExactAmount(quote)} and change` : 'Change now';
};
