import { timingSafeEqual } from 'node:crypto';
import { attemptNow, wordsFor } from './life/cards.mjs';
import { advance } from './life/clock.mjs';
import { newCard } from './life/cards.mjs';
import { completeSession } from './calls/checkout.mjs';

/** Pays an open checkout as its page would; answers how the card took it. */
const pay = ({ world }, { session: id, number = '4242424242424242', confirmed = false }) => {
  const session = world.get('sessions', id);
  const outcome = attemptNow(number);
  const paid = outcome === 'paid' || (outcome === 'authenticate' && confirmed);
  if (paid) completeSession(world, session, number);
  return { outcome, words: paid ? null : wordsFor(outcome), status: session.status };
};

/** Puts another card behind a subscription, as the portal's page would. */
const changeCard = ({ world }, { subscription: id, number }) => {
  const subscription = world.get('subscriptions', id);
  subscription.default_payment_method = newCard(world, number, subscription.customer).id;
  world.emit('customer.subscription.updated', subscription);
  return {};
};

const deeds = {
  advance: ({ world }, { seconds }) => {
    advance(world, Number(seconds));
    return { now: world.now() };
  },
  pay,
  card: changeCard,
  deliveries: ({ webhooks }, manner) => {
    webhooks.behave(manner);
    return webhooks.manner;
  },
  release: ({ webhooks }) => {
    webhooks.release();
    return {};
  },
  events: ({ world }, { after = 0 }) => ({ events: world.state.events.slice(after) }),
  trouble: ({ troubles }, trouble) => {
    troubles.set(trouble);
    return {};
  },
};

const isToken = (given, token) => {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** What tests ask of the simulator; for whoever has the token. */
export const control = (house, { path, token, body }) => {
  if (!isToken(token, house.controlToken)) return { status: 401, body: { error: 'This needs the token.' } };
  const deed = Object.hasOwn(deeds, path) ? deeds[path] : null;
  if (!deed) return { status: 404, body: { error: `There is no deed ${path}.` } };
  return { status: 200, body: deed(house, body) };
};
