import { createDeclinedError, createInvalidError } from '../problems.mjs';
import { attemptLater, getDeclineMessage } from '../life/cards.mjs';
import { findCard, composeInvoice, voidInvoice } from '../life/invoices.mjs';
import { createChangeLines, createPeriodLine } from '../life/change-lines.mjs';
import { applyManualPayment } from '../life/subscriptions.mjs';
import { assertCustomerExists } from './customers.mjs';
import { toPage } from './lists.mjs';

const previewInvoice = (world, { subscription: id, subscription_details: details = {} }) => {
  const subscription = world.get('subscriptions', id, 'subscription');
  const [item] = subscription.items.data;
  const price = world.get(
    'prices',
    details.items?.[0]?.price ?? item.price.id,
    'subscription_details[items]',
  );
  const customer = world.get('customers', subscription.customer);
  const at = Number(details.proration_date ?? world.now());
  const lines =
    price.id === item.price.id
      ? [createPeriodLine(world, price, item.current_period_end)]
      : createChangeLines(world, subscription, price, at);
  const draft = composeInvoice(world, { subscription, customer, reason: 'upcoming', lines });
  return { ...draft, id: `upcoming_${draft.id}`, amount_due: draft.amount_due };
};

const listInvoices = (world, params) => {
  const { customer, status, subscription } = params;
  assertCustomerExists(world, customer);
  const matches = (one) =>
    (customer === undefined || one.customer === customer) &&
    (status === undefined || one.status === status) &&
    (subscription === undefined || one.parent.subscription_details.subscription === subscription);
  return toPage(world.all('invoices').filter(matches), params, '/v1/invoices', 'invoice');
};

const payInvoice = (world, { id, payment_method: cardId }) => {
  const invoice = world.get('invoices', id);
  if (invoice.status !== 'open') throw createInvalidError(`Invoice is already ${invoice.status}`);
  const subscription = world.get('subscriptions', invoice.parent.subscription_details.subscription);
  const outcome = attemptLater(cardId ? world.find('cards', cardId) : findCard(world, subscription));
  if (outcome !== 'paid') throw createDeclinedError('card_declined', getDeclineMessage(outcome));
  applyManualPayment(world, invoice);
  return invoice;
};

const voidOpenInvoice = (world, { id }) => {
  const invoice = world.get('invoices', id);
  if (invoice.status !== 'open')
    throw createInvalidError(`You can only pass in open invoices. This one is ${invoice.status}.`);
  voidInvoice(world, invoice);
  return invoice;
};

/** Converts a payment to a charge, with what was refunded of it. */
const toCharge = ({ id, amount, refunded, customer, created }) => ({
  id: id.replace('pi', 'ch'),
  object: 'charge',
  amount,
  amount_refunded: refunded,
  created,
  currency: 'usd',
  customer,
  livemode: false,
  paid: true,
  payment_intent: id,
  refunded: refunded === amount,
  status: 'succeeded',
});

const listCharges = (world, params) => {
  assertCustomerExists(world, params.customer);
  const matches = ({ customer }) => params.customer === undefined || customer === params.customer;
  return toPage(world.all('payments').filter(matches).map(toCharge), params, '/v1/charges', 'charge');
};

const refund = (world, { payment_intent: paymentId, amount }) => {
  const payment = world.get('payments', paymentId, 'payment_intent');
  const refundable = payment.amount - payment.refunded;
  const requestedAmount = Number(amount ?? refundable);
  if (requestedAmount <= 0 || requestedAmount > refundable)
    throw createInvalidError(
      `Refund amount is greater than what is left (${refundable}).`,
      'amount',
      'charge_already_refunded',
    );
  payment.refunded += requestedAmount;
  const createdRefund = world.add('refunds', {
    id: world.id('re'),
    object: 'refund',
    amount: requestedAmount,
    created: world.now(),
    currency: 'usd',
    metadata: {},
    payment_intent: paymentId,
    status: 'succeeded',
  });
  world.emit('refund.created', createdRefund);
  world.emit('charge.refunded', toCharge(payment));
  return createdRefund;
};

export const invoiceCalls = [
  ['POST', '/v1/invoices/create_preview', previewInvoice],
  ['GET', '/v1/invoices', listInvoices],
  ['GET', '/v1/invoices/:id', (world, { id }) => world.get('invoices', id)],
  ['POST', '/v1/invoices/:id/pay', payInvoice],
  ['POST', '/v1/invoices/:id/void', voidOpenInvoice],
  ['GET', '/v1/charges', listCharges],
  ['POST', '/v1/refunds', refund],
  ['GET', '/v1/payment_intents/:id', (world, { id }) => world.get('payments', id)],
];
