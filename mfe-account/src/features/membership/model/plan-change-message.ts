import { formatLocalDate, type ChangeQuote, type ChangeResult } from '@wanderwork/contracts';
import { type ToastContent } from '@wanderwork/platform';
import { formatExactAmount } from '../../../shared/money';
import { planName } from '../../../shared/plan-labels';

/** What a change of plan has led to. */
export const planChangeMessage = ({ status }: ChangeResult, quote: ChangeQuote): ToastContent => {
  const name = planName(quote);
  if (status === 'payment_needed')
    return {
      title: 'Your bank wants to be asked',
      description: `${name} begins once the payment is confirmed.`,
      tone: 'info',
    };
  if (status === 'scheduled')
    return {
      title: `${name} from ${formatLocalDate(quote.at)}`,
      description: 'Nothing was charged.',
      tone: 'ok',
    };
  return {
    title: `You have ${name} now`,
    description: quote.amount > 0 ? `${formatExactAmount(quote)} was charged.` : 'Nothing was charged.',
    tone: 'ok',
  };
};
