import { createInvalidError } from '../problems.mjs';
import { attemptLater } from '../life/cards.mjs';
import { startSubscription, changePrice, end } from '../life/subscriptions.mjs';
import { assertCustomerExists, getCustomer } from './customers.mjs';
import { toPage } from './lists.mjs';

const listSubscriptions = (world, params) => {
  const { customer, status = 'live' } = params;
  assertCustomerExists(world, customer);
  const matches = (one) =>
    (customer === undefined || one.customer === customer) &&
    (status === 'all' || (status === 'live' ? one.status !== 'canceled' : one.status === status));
  return toPage(world.all('subscriptions').filter(matches), params, '/v1/subscriptions', 'subscription');
};

const assertNotCanceled = (subscription) => {
  if (subscription.status !== 'canceled') return;
  throw createInvalidError('A canceled subscription can only update its cancellation_details and metadata.');
};

const setCancellationDetails = (subscription, { comment, feedback } = {}) => {
  const stored = subscription.cancellation_details;
  if (comment !== undefined) stored.comment = comment || null;
  if (feedback !== undefined) stored.feedback = feedback || null;
};

/** A subscription's own cancellation can change only when no schedule decides about it. */
const setCancellation = (world, subscription, cancelAtPeriodEnd) => {
  if (subscription.schedule)
    throw createInvalidError(
      'The subscription is managed by a subscription schedule, and updating any cancelation behavior directly is not allowed.',
      'cancel_at_period_end',
    );
  const ends = cancelAtPeriodEnd === 'true';
  subscription.cancel_at_period_end = ends;
  subscription.cancel_at = ends ? subscription.items.data[0].current_period_end : null;
  subscription.canceled_at = ends ? world.now() : null;
  subscription.cancellation_details.reason = ends ? 'cancellation_requested' : null;
};

const findNewPrice = (world, subscription, items) => {
  const [requestedItem] = items ?? [];
  if (!requestedItem?.price) return null;
  if (requestedItem.id !== subscription.items.data[0].id)
    throw createInvalidError('This simulator supports one item per subscription.', 'items[0][id]');
  const price = world.get('prices', requestedItem.price, 'items[0][price]');
  return price.id === subscription.items.data[0].price.id ? null : price;
};

const updateSubscription = (world, { id, ...params }) => {
  const subscription = world.get('subscriptions', id);
  assertNotCanceled(subscription);
  const price = findNewPrice(world, subscription, params.items);
  if (params.cancel_at_period_end !== undefined)
    setCancellation(world, subscription, params.cancel_at_period_end);
  setCancellationDetails(subscription, params.cancellation_details);
  if (params.default_payment_method !== undefined)
    subscription.default_payment_method = params.default_payment_method || null;
  if (price) changePrice(world, subscription, price, Number(params.proration_date ?? world.now()));
  else world.emit('customer.subscription.updated', subscription);
  return subscription;
};

/** Creates a subscription by API, with a card of the customer. */
const createByApi = (world, { customer: customerId, items, default_payment_method: cardId, metadata }) => {
  const customer = getCustomer(world, customerId);
  const price = world.get('prices', items?.[0]?.price, 'items[0][price]');
  const card = world.get('cards', cardId, 'default_payment_method');
  return startSubscription(world, { customer, price, card, metadata, paid: attemptLater(card) === 'paid' });
};

const cancelByApi = (world, { id, cancellation_details: cancellationDetails }) => {
  const subscription = world.get('subscriptions', id);
  assertNotCanceled(subscription);
  setCancellationDetails(subscription, cancellationDetails);
  end(world, subscription, 'cancellation_requested');
  return subscription;
};

export const subscriptionCalls = [
  ['GET', '/v1/subscriptions', listSubscriptions],
  ['POST', '/v1/subscriptions', createByApi],
  ['GET', '/v1/subscriptions/:id', (world, { id }) => world.get('subscriptions', id)],
  ['POST', '/v1/subscriptions/:id', updateSubscription],
  ['DELETE', '/v1/subscriptions/:id', cancelByApi],
];
