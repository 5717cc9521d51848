import { ownDateWords, type ChangeQuote, type ChangeResult } from '@wanderwork/contracts';
import { type ToastContent } from '@wanderwork/platform';
import { exactly } from '../../../shared/money';
import { planName } from '../../../shared/plan-words';

/** What a change of plan has led to. */
export const changeSaid = ({ status }: ChangeResult, quote: ChangeQuote): ToastContent => {
  const name = planName(quote);
  if (status === 'payment_needed')
    return {
      title: 'Your bank wants to be asked',
      description: `${name} begins once the payment is confirmed.`,
      tone: 'info',
    };
  if (status === 'scheduled')
    return {
      title: `${name} from ${ownDateWords(quote.at)}`,
      description: 'Nothing was charged.',
      tone: 'ok',
    };
  return {
    title: `You have ${name} now`,
    description: quote.amount > 0 ? `${exactly(quote)} was charged.` : 'Nothing was charged.',
    tone: 'ok',
  };
};
