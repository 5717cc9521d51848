import { createInvalidError } from '../problems.mjs';
import { addCard } from '../life/cards.mjs';
import { startSubscription } from '../life/subscriptions.mjs';
import { getCustomer } from './customers.mjs';

const DAY = 86_400;
const HALF_AN_HOUR = 1_800;

/** Returns when a page expires. Callers use the real clock, whatever the simulated time. */
const getExpiry = (world, requestedTime) => {
  if (requestedTime === undefined) return world.now() + DAY;
  const seconds = Number(requestedTime) - Math.floor(Date.now() / 1000);
  if (seconds < HALF_AN_HOUR || seconds > DAY)
    throw createInvalidError(
      'The `expires_at` timestamp must be 30 minutes to 24 hours from now.',
      'expires_at',
    );
  return world.now() + seconds;
};

const createSession = (world, params) => {
  const customer = getCustomer(world, params.customer);
  if (params.mode !== 'subscription')
    throw createInvalidError('This simulator supports the subscription mode only.', 'mode');
  const [line] = params.line_items ?? [];
  if (!line) throw createInvalidError('Missing required param: line_items.', 'line_items');
  const price = world.get('prices', line.price, 'line_items[0][price]');
  const id = world.id('cs_test');
  return world.add('sessions', {
    id,
    object: 'checkout.session',
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: world.now(),
    currency: 'usd',
    customer: customer.id,
    expires_at: getExpiry(world, params.expires_at),
    livemode: false,
    metadata: { ...params.metadata },
    mode: 'subscription',
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    subscription_data: params.subscription_data ?? {},
    price: price.id,
    success_url: params.success_url ?? null,
    url: `${world.url}/pages/checkout/${id}`,
  });
};

const expireSession = (world, { id }) => {
  const session = world.get('sessions', id);
  if (session.status !== 'open')
    throw createInvalidError(
      `This Session is not in an expireable state: it is ${session.status}.`,
      'session',
    );
  session.status = 'expired';
  session.url = null;
  world.emit('checkout.session.expired', session);
  return session;
};

/** Completes the session, paid with the card of that number; only once, however often the page is sent. */
export const completeSession = (world, session, number) => {
  if (session.status !== 'open') return;
  const customer = getCustomer(world, session.customer);
  const card = addCard(world, number, customer.id);
  const price = world.get('prices', session.price);
  const { metadata } = session.subscription_data;
  const subscription = startSubscription(world, { customer, price, card, metadata });
  session.status = 'complete';
  session.payment_status = 'paid';
  session.subscription = subscription.id;
  session.url = null;
  world.emit('checkout.session.completed', session);
};

/** Removes fields that only the simulator knows. */
const toPublicSession = ({ price: _price, subscription_data: _data, ...session }) => session;

export const checkoutCalls = [
  ['POST', '/v1/checkout/sessions', (world, params) => toPublicSession(createSession(world, params))],
  ['GET', '/v1/checkout/sessions/:id', (world, { id }) => toPublicSession(world.get('sessions', id))],
  [
    'POST',
    '/v1/checkout/sessions/:id/expire',
    (world, params) => toPublicSession(expireSession(world, params)),
  ],
];
