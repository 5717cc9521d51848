import { type CancelReason } from '@wanderwork/contracts';

/** Why somebody cancels, in words of their own side. */
export const reasonLabels: Record<CancelReason, string> = {
  too_expensive: 'It costs too much',
  missing_features: 'Something is missing',
  switched_service: 'I use something else now',
  unused: 'I do not use it enough',
  customer_service: 'The help was not good enough',
  too_complex: 'It is too complicated',
  low_quality: 'It is not good enough',
  other: 'Something else',
};
