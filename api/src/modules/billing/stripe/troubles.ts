import Stripe from 'stripe';
import { StripeRefusalError } from './stripe-refusal-error.js';

const STILL_AT_IT = 409;
const TOO_MANY = 429;
const SERVER_FAULT = 500;

/** Stripe did not answer, or not in its senses: nobody knows what it did. */
export const isOutage = (error: Stripe.errors.StripeError): boolean => {
  if (error instanceof Stripe.errors.StripeConnectionError) return true;
  const { statusCode = 0 } = error;
  return statusCode === STILL_AT_IT || statusCode === TOO_MANY || statusCode >= SERVER_FAULT;
};

const saidIn = (error: unknown): unknown => (error instanceof StripeRefusalError ? error.said : error);

/** What was asked for cannot be done as things are now. */
export const isRefusal = (error: unknown): boolean =>
  saidIn(error) instanceof Stripe.errors.StripeInvalidRequestError;

const refusedWith = (code: string) => (error: unknown) => {
  const said = saidIn(error);
  return said instanceof Stripe.errors.StripeInvalidRequestError && said.code === code;
};

/** Why a card did not pay, in Stripe's words for its owner; null where it is about no card. */
export const whyDeclined = (error: unknown): string | null => {
  const said = saidIn(error);
  return said instanceof Stripe.errors.StripeCardError ? said.message : null;
};

/** What was asked for is not there (any more). */
export const isMissing = refusedWith('resource_missing');

/** The money was given back before. */
export const isRefunded = refusedWith('charge_already_refunded');
