import { createInvalidError } from '../problems.mjs';
import { getPeriodEnd } from '../life/change-lines.mjs';

const createPhase = ({ price, start_date: start, end_date: end }) => ({
  items: [{ price, quantity: 1, discounts: [], metadata: {}, tax_rates: [] }],
  start_date: start,
  end_date: end,
  proration_behavior: 'none',
  currency: 'usd',
  metadata: {},
});

const createSchedule = (world, { from_subscription: subscriptionId, metadata = {} }) => {
  const subscription = world.get('subscriptions', subscriptionId, 'from_subscription');
  if (subscription.schedule)
    throw createInvalidError(
      'You cannot migrate a subscription that is already attached to a schedule.',
      'from_subscription',
    );
  if (subscription.status === 'canceled')
    throw createInvalidError('The subscription is canceled.', 'from_subscription');
  const [item] = subscription.items.data;
  const { current_period_start: start_date, current_period_end: end_date } = item;
  const schedule = world.add('schedules', {
    id: world.id('sub_sched'),
    object: 'subscription_schedule',
    canceled_at: null,
    completed_at: null,
    created: world.now(),
    current_phase: { start_date, end_date },
    customer: subscription.customer,
    end_behavior: 'release',
    livemode: false,
    metadata,
    phases: [createPhase({ price: item.price.id, start_date, end_date })],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
  });
  subscription.schedule = schedule.id;
  world.emit('subscription_schedule.created', schedule);
  world.emit('customer.subscription.updated', subscription);
  return schedule;
};

const assertActive = (schedule) => {
  if (schedule.status !== 'active')
    throw createInvalidError(`You cannot change a subscription schedule that is ${schedule.status}.`);
};

/** Each phase starts where the one before ends. Without an end it lasts one period of its price, or `duration`. */
const toPhases = (world, requestedPhases, { current_phase: currentPhase }) => {
  const phases = [];
  for (const [index, { items, start_date: start, end_date: end, duration }] of requestedPhases.entries()) {
    const price = world.get('prices', items[0].price, `phases[${index}][items][0][price]`);
    const from = phases.at(-1)?.end_date ?? Number(start);
    const to = end ? Number(end) : getPeriodEnd(from, duration ?? price.recurring);
    phases.push(createPhase({ price: price.id, start_date: from, end_date: to }));
  }
  if (phases[0].start_date !== currentPhase.start_date)
    throw createInvalidError(
      'You can not modify the start date of the current phase.',
      'phases[0][start_date]',
    );
  return phases;
};

const updateSchedule = (world, { id, phases, end_behavior: endBehavior }) => {
  const schedule = world.get('schedules', id);
  assertActive(schedule);
  if (phases) schedule.phases = toPhases(world, phases, schedule);
  if (endBehavior) schedule.end_behavior = endBehavior;
  world.emit('subscription_schedule.updated', schedule);
  world.emit('customer.subscription.updated', world.get('subscriptions', schedule.subscription));
  return schedule;
};

const releaseSchedule = (world, { id }) => {
  const schedule = world.get('schedules', id);
  assertActive(schedule);
  const subscription = world.get('subscriptions', schedule.subscription);
  subscription.schedule = null;
  Object.assign(schedule, {
    status: 'released',
    current_phase: null,
    released_at: world.now(),
    released_subscription: subscription.id,
    subscription: null,
  });
  world.emit('subscription_schedule.released', schedule);
  world.emit('customer.subscription.updated', subscription);
  return schedule;
};

export const scheduleCalls = [
  ['POST', '/v1/subscription_schedules', createSchedule],
  ['GET', '/v1/subscription_schedules/:id', (world, { id }) => world.get('schedules', id)],
  ['POST', '/v1/subscription_schedules/:id', updateSchedule],
  ['POST', '/v1/subscription_schedules/:id/release', releaseSchedule],
];
