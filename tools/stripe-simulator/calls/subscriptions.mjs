import { invalid } from '../http/problems.mjs';
import { attemptLater } from '../life/cards.mjs';
import { begin, changePrice, end } from '../life/subscriptions.mjs';
import { knownCustomer, presentCustomer } from './customers.mjs';
import { page } from './lists.mjs';

const list = (world, params) => {
  const { customer, status = 'live' } = params;
  knownCustomer(world, customer);
  const wanted = (one) =>
    (customer === undefined || one.customer === customer) &&
    (status === 'all' || (status === 'live' ? one.status !== 'canceled' : one.status === status));
  return page(world.all('subscriptions').filter(wanted), params, '/v1/subscriptions', 'subscription');
};

const stillLive = (subscription) => {
  if (subscription.status !== 'canceled') return;
  throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
};

const details = (subscription, { comment, feedback } = {}) => {
  const known = subscription.cancellation_details;
  if (comment !== undefined) known.comment = comment || null;
  if (feedback !== undefined) known.feedback = feedback || null;
};

/** Whether it ends with the period is for the subscription to say only where no schedule decides. */
const setEnding = (world, subscription, wish) => {
  if (subscription.schedule)
    throw invalid(
      'The subscription is managed by a subscription schedule, and updating any cancelation behavior directly is not allowed.',
      'cancel_at_period_end',
    );
  const ends = wish === 'true';
  subscription.cancel_at_period_end = ends;
  subscription.cancel_at = ends ? subscription.items.data[0].current_period_end : null;
  subscription.canceled_at = ends ? world.now() : null;
  subscription.cancellation_details.reason = ends ? 'cancellation_requested' : null;
};

const priceWish = (world, subscription, items) => {
  const [wish] = items ?? [];
  if (!wish?.price) return null;
  if (wish.id !== subscription.items.data[0].id)
    throw invalid('This simulator knows one item a subscription.', 'items[0][id]');
  const price = world.get('prices', wish.price, 'items[0][price]');
  return price.id === subscription.items.data[0].price.id ? null : price;
};

const update = (world, { id, ...params }) => {
  const subscription = world.get('subscriptions', id);
  stillLive(subscription);
  const price = priceWish(world, subscription, params.items);
  if (params.cancel_at_period_end !== undefined) setEnding(world, subscription, params.cancel_at_period_end);
  details(subscription, params.cancellation_details);
  if (params.default_payment_method !== undefined)
    subscription.default_payment_method = params.default_payment_method || null;
  if (price) changePrice(world, subscription, price, Number(params.proration_date ?? world.now()));
  else world.emit('customer.subscription.updated', subscription);
  return subscription;
};

/** Bought by a call, with a card that the customer has. */
const create = (world, { customer: of, items, default_payment_method: method, metadata }) => {
  const customer = presentCustomer(world, of);
  const price = world.get('prices', items?.[0]?.price, 'items[0][price]');
  const card = world.get('cards', method, 'default_payment_method');
  return begin(world, { customer, price, card, metadata, paid: attemptLater(card) === 'paid' });
};

const cancel = (world, { id, cancellation_details: why }) => {
  const subscription = world.get('subscriptions', id);
  stillLive(subscription);
  details(subscription, why);
  end(world, subscription, 'cancellation_requested');
  return subscription;
};

export const subscriptionCalls = [
  ['GET', '/v1/subscriptions', list],
  ['POST', '/v1/subscriptions', create],
  ['GET', '/v1/subscriptions/:id', (world, { id }) => world.get('subscriptions', id)],
  ['POST', '/v1/subscriptions/:id', update],
  ['DELETE', '/v1/subscriptions/:id', cancel],
];
