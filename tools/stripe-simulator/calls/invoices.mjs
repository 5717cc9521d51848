import { declined, invalid } from '../http/problems.mjs';
import { attemptLater, wordsFor } from '../life/cards.mjs';
import { cardFor, drawUp, voidInvoice } from '../life/invoices.mjs';
import { changeLines, periodLine } from '../life/prices-between.mjs';
import { paidByHand } from '../life/subscriptions.mjs';
import { knownCustomer } from './customers.mjs';
import { page } from './lists.mjs';

const preview = (world, { subscription: id, subscription_details: wish = {} }) => {
  const subscription = world.get('subscriptions', id, 'subscription');
  const [item] = subscription.items.data;
  const price = world.get('prices', wish.items?.[0]?.price ?? item.price.id, 'subscription_details[items]');
  const customer = world.get('customers', subscription.customer);
  const at = Number(wish.proration_date ?? world.now());
  const lines =
    price.id === item.price.id
      ? [periodLine(world, price, item.current_period_end)]
      : changeLines(world, subscription, price, at);
  const drawn = drawUp(world, { subscription, customer, reason: 'upcoming', lines });
  return { ...drawn, id: `upcoming_${drawn.id}`, amount_due: drawn.amount_due };
};

const list = (world, params) => {
  const { customer, status, subscription } = params;
  knownCustomer(world, customer);
  const wanted = (one) =>
    (customer === undefined || one.customer === customer) &&
    (status === undefined || one.status === status) &&
    (subscription === undefined || one.parent.subscription_details.subscription === subscription);
  return page(world.all('invoices').filter(wanted), params, '/v1/invoices', 'invoice');
};

const pay = (world, { id, payment_method: chosen }) => {
  const invoice = world.get('invoices', id);
  if (invoice.status !== 'open') throw invalid(`Invoice is already ${invoice.status}`);
  const subscription = world.get('subscriptions', invoice.parent.subscription_details.subscription);
  const outcome = attemptLater(chosen ? world.find('cards', chosen) : cardFor(world, subscription));
  if (outcome !== 'paid') throw declined('card_declined', wordsFor(outcome));
  paidByHand(world, invoice);
  return invoice;
};

const voided = (world, { id }) => {
  const invoice = world.get('invoices', id);
  if (invoice.status !== 'open')
    throw invalid(`You can only pass in open invoices. This one is ${invoice.status}.`);
  voidInvoice(world, invoice);
  return invoice;
};

/** What a payment charged, and what is left of it. */
const chargeOf = ({ id, amount, refunded, customer, created }) => ({
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

const charges = (world, params) => {
  knownCustomer(world, params.customer);
  const wanted = ({ customer }) => params.customer === undefined || customer === params.customer;
  return page(world.all('payments').filter(wanted).map(chargeOf), params, '/v1/charges', 'charge');
};

const refund = (world, { payment_intent: of, amount }) => {
  const payment = world.get('payments', of, 'payment_intent');
  const left = payment.amount - payment.refunded;
  const wanted = Number(amount ?? left);
  if (wanted <= 0 || wanted > left)
    throw invalid(
      `Refund amount is greater than what is left (${left}).`,
      'amount',
      'charge_already_refunded',
    );
  payment.refunded += wanted;
  const made = world.add('refunds', {
    id: world.id('re'),
    object: 'refund',
    amount: wanted,
    created: world.now(),
    currency: 'usd',
    metadata: {},
    payment_intent: of,
    status: 'succeeded',
  });
  world.emit('refund.created', made);
  world.emit('charge.refunded', chargeOf(payment));
  return made;
};

export const invoiceCalls = [
  ['POST', '/v1/invoices/create_preview', preview],
  ['GET', '/v1/invoices', list],
  ['GET', '/v1/invoices/:id', (world, { id }) => world.get('invoices', id)],
  ['POST', '/v1/invoices/:id/pay', pay],
  ['POST', '/v1/invoices/:id/void', voided],
  ['GET', '/v1/charges', charges],
  ['POST', '/v1/refunds', refund],
  ['GET', '/v1/payment_intents/:id', (world, { id }) => world.get('payments', id)],
];
