import { expirePendingUpdate, expireIncomplete, PENDING_HOURS, renew, retry } from './subscriptions.mjs';

const activeStatuses = new Set(['active', 'past_due', 'incomplete']);

/** Lists what will happen to `subscription`, each with its time. */
const listDueEvents = (world, subscription) => {
  if (subscription.status === 'incomplete')
    return [[subscription.created + PENDING_HOURS * 3600, () => expireIncomplete(world, subscription)]];
  const invoice = world.find('invoices', subscription.latest_invoice);
  const dates = [[subscription.items.data[0].current_period_end, () => renew(world, subscription)]];
  if (subscription.pending_update)
    dates.push([subscription.pending_update.expires_at, () => expirePendingUpdate(world, subscription)]);
  if (invoice?.next_payment_attempt)
    dates.push([invoice.next_payment_attempt, () => retry(world, subscription, invoice)]);
  return dates;
};

const compareTimes = ([one], [other]) => one - other;

const findNextEvent = (world) =>
  world
    .all('subscriptions')
    .filter(({ status }) => activeStatuses.has(status))
    .flatMap((subscription) => listDueEvents(world, subscription))
    .sort(compareTimes)[0];

const expireSessions = (world) => {
  for (const session of world.all('sessions'))
    if (session.status === 'open' && session.expires_at <= world.now()) {
      session.status = 'expired';
      world.emit('checkout.session.expired', session);
    }
};

/** Advances the clock by `seconds`: everything due happens in order, each at its own time. */
export const advance = (world, seconds = 0) => {
  const target = world.now() + seconds;
  try {
    for (
      let dueEvent = findNextEvent(world);
      dueEvent && dueEvent[0] <= target;
      dueEvent = findNextEvent(world)
    ) {
      world.frozenTime = dueEvent[0];
      dueEvent[1]();
    }
  } finally {
    world.frozenTime = null;
  }
  world.state.clockAhead += seconds;
  expireSessions(world);
  if (seconds !== 0) world.onChange();
};
