import { errorCodes, type Plan } from '@wanderwork/contracts';
import { AppError, badRequest, conflict, forbidden, notFound } from '../../platform/errors/app-error.js';

/** 409 instead of 503: nothing is broken, so waiting does not help. */
export const notConfigured = () =>
  conflict(errorCodes.billingNotConfigured, 'Plans cannot be bought here because payments are not set up.');

export const stripeUnavailable = () =>
  new AppError(
    503,
    errorCodes.billingUnavailable,
    'The payment provider is not responding. If you were charged, you will see it here within a minute after the provider is back.',
    {},
    { 'retry-after': '30' },
  );

export const billingBusy = () =>
  conflict(
    errorCodes.billingBusy,
    'Another change of your plan is in progress. Please try again in a moment.',
  );

export const emailUnconfirmed = () =>
  forbidden(errorCodes.emailUnconfirmed, 'Please confirm your email address first. We sent you a link.');

export const alreadySubscribed = (plan: Plan) =>
  conflict(errorCodes.alreadySubscribed, 'You already have a plan. You can change it on the plans page.', {
    ...plan,
  });

export const notSubscribed = () => conflict(errorCodes.notSubscribed, 'You have no paid plan.');

export const planUnchanged = () => conflict(errorCodes.planHeld, 'You already have this plan.');

export const subscriptionEnding = () =>
  conflict(errorCodes.subscriptionEnding, 'Your plan is canceled. Please resume it before you change it.');

export const paymentOpen = () =>
  conflict(errorCodes.paymentOpen, 'A payment is still open. Please pay it before you change your plan.');

export const quoteInvalid = () =>
  conflict(errorCodes.quoteInvalid, 'This price is no longer valid. Please check the new one.');

export const priceChanged = () =>
  conflict(errorCodes.priceChanged, 'The price has changed. Please check the new one.');

export const withdrawalOver = () =>
  conflict(errorCodes.withdrawalOver, 'The withdrawal period for this plan is over.');

export const webhookRefused = () =>
  badRequest(
    errorCodes.webhookRefused,
    'This request is not signed by the payment provider, or the signature is too old.',
  );

export const noSuchWork = () =>
  notFound(errorCodes.billingWorkNotFound, 'This task is already done or does not exist.');

export const noSuchGrant = () =>
  notFound(errorCodes.grantNotFound, 'This grant was already revoked or does not exist.');

export const noSuchOpenPayment = () =>
  notFound(errorCodes.openPaymentNotFound, 'This invoice is already paid, or there is nobody to charge.');
