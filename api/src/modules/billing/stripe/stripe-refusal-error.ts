import { errorCodes } from '@wanderwork/contracts';
import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error.js';

/** Stripe refused a call. `stripeError` is for the log; the client only learns that the payment provider failed. */
export class StripeRefusalError extends AppError {
  constructor(readonly stripeError: Stripe.errors.StripeError) {
    super(
      503,
      errorCodes.billingUnavailable,
      'The payment provider could not complete this. Please try again later.',
      {},
      { 'retry-after': '30' },
    );
  }
}
