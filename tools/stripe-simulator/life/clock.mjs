import { giveUpChange, neverBegan, PENDING_HOURS, renew, retry } from './subscriptions.mjs';

const live = new Set(['active', 'past_due', 'incomplete']);

/** What will happen to `subscription`, and when. */
const nextOf = (world, subscription) => {
  if (subscription.status === 'incomplete')
    return [[subscription.created + PENDING_HOURS * 3600, () => neverBegan(world, subscription)]];
  const invoice = world.find('invoices', subscription.latest_invoice);
  const dates = [[subscription.items.data[0].current_period_end, () => renew(world, subscription)]];
  if (subscription.pending_update)
    dates.push([subscription.pending_update.expires_at, () => giveUpChange(world, subscription)]);
  if (invoice?.next_payment_attempt)
    dates.push([invoice.next_payment_attempt, () => retry(world, subscription, invoice)]);
  return dates;
};

const byTime = ([one], [other]) => one - other;

const nextDeed = (world) =>
  world
    .all('subscriptions')
    .filter(({ status }) => live.has(status))
    .flatMap((subscription) => nextOf(world, subscription))
    .sort(byTime)[0];

const expireSessions = (world) => {
  for (const session of world.all('sessions'))
    if (session.status === 'open' && session.expires_at <= world.now()) {
      session.status = 'expired';
      world.emit('checkout.session.expired', session);
    }
};

/** Moves time on by `seconds`: whatever is due happens in its order, each at its own moment. */
export const advance = (world, seconds = 0) => {
  const target = world.now() + seconds;
  try {
    for (let deed = nextDeed(world); deed && deed[0] <= target; deed = nextDeed(world)) {
      world.standing = deed[0];
      deed[1]();
    }
  } finally {
    world.standing = null;
  }
  world.state.clockAhead += seconds;
  expireSessions(world);
  if (seconds !== 0) world.onChange();
};
