import { invalid } from '../http/problems.mjs';
import { periodEnd } from '../life/periods.mjs';

const phase = ({ price, start_date: start, end_date: end }) => ({
  items: [{ price, quantity: 1, discounts: [], metadata: {}, tax_rates: [] }],
  start_date: start,
  end_date: end,
  proration_behavior: 'none',
  currency: 'usd',
  metadata: {},
});

const create = (world, { from_subscription: of, metadata = {} }) => {
  const subscription = world.get('subscriptions', of, 'from_subscription');
  if (subscription.schedule)
    throw invalid(
      'You cannot migrate a subscription that is already attached to a schedule.',
      'from_subscription',
    );
  if (subscription.status === 'canceled') throw invalid('The subscription is canceled.', 'from_subscription');
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
    phases: [phase({ price: item.price.id, start_date, end_date })],
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

const activeOnly = (schedule) => {
  if (schedule.status !== 'active')
    throw invalid(`You cannot change a subscription schedule that is ${schedule.status}.`);
};

/** Each phase begins where the one before ends; without an end it lasts for one period of its price, or for `duration`. */
const laidOut = (world, wishes, { current_phase: running }) => {
  const phases = [];
  for (const [index, { items, start_date: start, end_date: end, duration }] of wishes.entries()) {
    const price = world.get('prices', items[0].price, `phases[${index}][items][0][price]`);
    const from = phases.at(-1)?.end_date ?? Number(start);
    const to = end ? Number(end) : periodEnd(from, duration ?? price.recurring);
    phases.push(phase({ price: price.id, start_date: from, end_date: to }));
  }
  if (phases[0].start_date !== running.start_date)
    throw invalid('You can not modify the start date of the current phase.', 'phases[0][start_date]');
  return phases;
};

const update = (world, { id, phases, end_behavior: ending }) => {
  const schedule = world.get('schedules', id);
  activeOnly(schedule);
  if (phases) schedule.phases = laidOut(world, phases, schedule);
  if (ending) schedule.end_behavior = ending;
  world.emit('subscription_schedule.updated', schedule);
  world.emit('customer.subscription.updated', world.get('subscriptions', schedule.subscription));
  return schedule;
};

const release = (world, { id }) => {
  const schedule = world.get('schedules', id);
  activeOnly(schedule);
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
  ['POST', '/v1/subscription_schedules', create],
  ['GET', '/v1/subscription_schedules/:id', (world, { id }) => world.get('schedules', id)],
  ['POST', '/v1/subscription_schedules/:id', update],
  ['POST', '/v1/subscription_schedules/:id/release', release],
];
