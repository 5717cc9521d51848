import Stripe from 'stripe';

const RETRIED_STATUS = 429;
const SERVER_FAULT = 500;

/** Stripe did not answer, or not in its senses: nobody knows what it did. */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof Stripe.errors.StripeConnectionError) return true;
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const { statusCode = 0 } = error;
  return statusCode === RETRIED_STATUS || statusCode >= SERVER_FAULT;
};

/** What was asked for is not there (any more). */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** What was asked for cannot be done as things are now: Stripe says why. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError;
