import { errorCodes } from '@wanderwork/contracts';
import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error.js';

/** Stripe answered and did not do it. What it said is for the log: whoever asked us sees a fault of ours. */
export class StripeRefusalError extends AppError {
  constructor(readonly stripeError: Stripe.errors.StripeError) {
    super(
      503,
      errorCodes.billingUnavailable,
      'The payment provider could not do this just now. Please try again later.',
      {},
      { 'retry-after': '30' },
    );
  }
}
