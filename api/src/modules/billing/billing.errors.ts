import { errorCodes, type Plan } from '@wanderwork/contracts';
import { AppError, badRequest, conflict, forbidden, notFound } from '../../platform/errors/app-error.js';

/** 409 and not 503: nothing is broken and nothing comes back by itself. */
export const notConfigured = () =>
  conflict(errorCodes.billingNotConfigured, 'Plans cannot be bought here: payments are not set up.');

export const stripeUnavailable = () =>
  new AppError(
    503,
    errorCodes.billingUnavailable,
    'The payment provider does not answer. If something was charged, it shows here within a minute of its return.',
    {},
    { 'retry-after': '30' },
  );

export const billingBusy = () =>
  conflict(errorCodes.billingBusy, 'Another change of your plan is under way. Please try again in a moment.');

export const emailUnconfirmed = () =>
  forbidden(errorCodes.emailUnconfirmed, 'Please confirm your address first: we sent you a link.');

export const alreadySubscribed = (plan: Plan) =>
  conflict(errorCodes.alreadySubscribed, 'You have a plan already. You can change it on its page.', {
    ...plan,
  });

export const notSubscribed = () => conflict(errorCodes.notSubscribed, 'You have no plan that is paid for.');

export const planUnchanged = () => conflict(errorCodes.planHeld, 'This is your plan already.');

export const subscriptionEnding = () =>
  conflict(errorCodes.subscriptionEnding, 'Your plan was cancelled. Please resume it before you change it.');

export const paymentOpen = () =>
  conflict(errorCodes.paymentOpen, 'A payment is still open. Please settle it before you change your plan.');

export const quoteInvalid = () =>
  conflict(errorCodes.quoteInvalid, 'This price does not hold any more. Please look at it again.');

export const priceChanged = () =>
  conflict(errorCodes.priceChanged, 'The price has changed meanwhile. Please look at it again.');

export const withdrawalOver = () =>
  conflict(errorCodes.withdrawalOver, 'The time in which this plan can be withdrawn from is over.');

export const webhookRefused = () =>
  badRequest(errorCodes.webhookRefused, 'This is not signed by the payment provider, or too old.');

export const noSuchWork = () =>
  notFound(errorCodes.billingWorkNotFound, 'This is done already, or never was.');

export const noSuchGrant = () =>
  notFound(errorCodes.grantNotFound, 'This was taken back already, or never was.');

export const noSuchOpenPayment = () =>
  notFound(errorCodes.openPaymentNotFound, 'This is paid already, or there is nobody to charge.');
