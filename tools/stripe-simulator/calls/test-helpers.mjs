import { createInvalidError, createMissingError } from '../problems.mjs';
import { addCard } from '../life/cards.mjs';
import { advance } from '../life/clock.mjs';
import { getCustomer } from './customers.mjs';

/** Test cards available to everybody, by their ids at Stripe. */
const cards = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeCustomerFail: '4000000000000341',
};

const attachCard = (world, { id, customer: customerId }) => {
  const number = cards[id];
  if (!number) throw createMissingError('payment_method', id);
  const card = addCard(world, number, getCustomer(world, customerId).id);
  world.emit('payment_method.attached', card);
  return card;
};

const toClock = (world, id) => ({
  id,
  object: 'test_helpers.test_clock',
  frozen_time: world.now(),
  livemode: false,
  status: 'ready',
});

/** All customers share one clock here; at Stripe each may have its own. */
const advanceClock = (world, { id, frozen_time: time }) => {
  const seconds = Number(time) - world.now();
  if (seconds < 0) throw createInvalidError('A test clock only goes forward.', 'frozen_time');
  advance(world, seconds);
  return toClock(world, id);
};

export const testHelperCalls = [
  ['POST', '/v1/payment_methods/:id/attach', attachCard],
  ['POST', '/v1/test_helpers/test_clocks', (world) => toClock(world, world.id('clock'))],
  ['GET', '/v1/test_helpers/test_clocks/:id', (world, { id }) => toClock(world, id)],
  ['POST', '/v1/test_helpers/test_clocks/:id/advance', advanceClock],
  [
    'DELETE',
    '/v1/test_helpers/test_clocks/:id',
    (world, { id }) => ({ ...toClock(world, id), deleted: true }),
  ],
];
