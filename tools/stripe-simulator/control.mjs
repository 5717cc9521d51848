import { timingSafeEqual } from 'node:crypto';
import { attemptNow, getDeclineMessage } from './life/cards.mjs';
import { advance } from './life/clock.mjs';
import { addCard } from './life/cards.mjs';
import { completeSession } from './calls/checkout.mjs';

/** Pays an open checkout as its page would; returns how the card reacted. */
const payCheckout = ({ world }, { session: id, number = '4242424242424242', confirmed = false }) => {
  const session = world.get('sessions', id);
  const outcome = attemptNow(number);
  const paid = outcome === 'paid' || (outcome === 'authenticate' && confirmed);
  if (paid) completeSession(world, session, number);
  return { outcome, words: paid ? null : getDeclineMessage(outcome), status: session.status };
};

/** Changes the card of a subscription, as the portal page would. */
const changeCard = ({ world }, { subscription: id, number }) => {
  const subscription = world.get('subscriptions', id);
  subscription.default_payment_method = addCard(world, number, subscription.customer).id;
  world.emit('customer.subscription.updated', subscription);
  return {};
};

const actions = {
  advance: ({ world }, { seconds }) => {
    advance(world, Number(seconds));
    return { now: world.now() };
  },
  pay: payCheckout,
  card: changeCard,
  deliveries: ({ webhooks }, options) => {
    webhooks.configure(options);
    return webhooks.options;
  },
  release: ({ webhooks }) => {
    webhooks.release();
    return {};
  },
  events: ({ world }, { after = 0 }) => ({ events: world.state.events.slice(after) }),
  trouble: ({ faults }, fault) => {
    faults.set(fault);
    return {};
  },
};

const isToken = (candidate, token) => {
  const [one, other] = [Buffer.from(String(candidate)), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** Test controls of the simulator; they require the token. */
export const control = (simulator, { path, token, body }) => {
  if (!isToken(token, simulator.controlToken))
    return { status: 401, body: { error: 'This request requires the control token.' } };
  const action = Object.hasOwn(actions, path) ? actions[path] : null;
  if (!action) return { status: 404, body: { error: `Unknown action: ${path}` } };
  return { status: 200, body: action(simulator, body) };
};
