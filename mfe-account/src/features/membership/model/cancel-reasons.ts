import { type CancelReason } from '@wanderwork/contracts';

/** The reasons for canceling, in the words of the member. */
export const reasonLabels: Record<CancelReason, string> = {
  too_expensive: 'It costs too much',
  missing_features: 'It lacks something I need',
  switched_service: 'I use something else now',
  unused: 'I don’t use it enough',
  customer_service: 'Support wasn’t good enough',
  too_complex: 'It’s too complicated',
  low_quality: 'The quality isn’t good enough',
  other: 'Something else',
};
