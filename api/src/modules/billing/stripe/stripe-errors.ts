import Stripe from 'stripe';
import { StripeRefusalError } from './stripe-refusal-error.js';

const CONFLICT = 409;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** Stripe did not answer, or only with a server error, so the outcome of the call is unknown. */
export const isOutage = (error: Stripe.errors.StripeError): boolean => {
  if (error instanceof Stripe.errors.StripeConnectionError) return true;
  const { statusCode = 0 } = error;
  return statusCode === CONFLICT || statusCode === TOO_MANY_REQUESTS || statusCode >= SERVER_ERROR;
};

const unwrap = (error: unknown): unknown => (error instanceof StripeRefusalError ? error.stripeError : error);

/** Stripe understood the request but cannot carry it out in the current state. */
export const isRefusal = (error: unknown): boolean =>
  unwrap(error) instanceof Stripe.errors.StripeInvalidRequestError;

const isRefusedWith = (code: string) => (error: unknown) => {
  const stripeError = unwrap(error);
  return stripeError instanceof Stripe.errors.StripeInvalidRequestError && stripeError.code === code;
};

/** Why a card was declined, in Stripe's words for its owner; null for any other error. */
export const getDeclineReason = (error: unknown): string | null => {
  const stripeError = unwrap(error);
  return stripeError instanceof Stripe.errors.StripeCardError ? stripeError.message : null;
};

/** The object does not exist, or no longer. */
export const isMissing = isRefusedWith('resource_missing');

/** The payment has already been refunded. */
export const isRefunded = isRefusedWith('charge_already_refunded');
