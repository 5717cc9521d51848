import Stripe from 'stripe';
import { StripeRefusalError } from './stripe-refusal-error.js';

const CONFLICT = 409;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** Stripe did not answer, or not in its senses: nobody knows what it did. */
export const isOutage = (error: Stripe.errors.StripeError): boolean => {
  if (error instanceof Stripe.errors.StripeConnectionError) return true;
  const { statusCode = 0 } = error;
  return statusCode === CONFLICT || statusCode === TOO_MANY_REQUESTS || statusCode >= SERVER_ERROR;
};

const unwrap = (error: unknown): unknown => (error instanceof StripeRefusalError ? error.stripeError : error);

/** What was asked for cannot be done as things are now. */
export const isRefusal = (error: unknown): boolean =>
  unwrap(error) instanceof Stripe.errors.StripeInvalidRequestError;

const hasRefusalCode = (code: string) => (error: unknown) => {
  const stripeError = unwrap(error);
  return stripeError instanceof Stripe.errors.StripeInvalidRequestError && stripeError.code === code;
};

/** Why a card did not pay, in Stripe's words for its owner; null where it is about no card. */
export const getDeclineReason = (error: unknown): string | null => {
  const stripeError = unwrap(error);
  return stripeError instanceof Stripe.errors.StripeCardError ? stripeError.message : null;
};

/** What was asked for is not there (any more). */
export const isMissing = hasRefusalCode('resource_missing');

/** The money was given back before. */
export const isRefunded = hasRefusalCode('charge_already_refunded');
