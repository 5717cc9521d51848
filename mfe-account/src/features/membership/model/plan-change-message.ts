import { formatLocalDate, type ChangeQuote, type ChangeResult } from '@wanderwork/contracts';
import { type ToastContent } from '@wanderwork/platform';
import { formatExactAmount } from '../../../shared/money';
import { formatPlanName } from '../../../shared/plan-labels';

/** The toast after a plan change. */
export const toPlanChangeMessage = ({ status }: ChangeResult, quote: ChangeQuote): ToastContent => {
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
