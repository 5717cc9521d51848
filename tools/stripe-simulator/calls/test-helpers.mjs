import { invalid, missing } from '../http/problems.mjs';
import { newCard } from '../life/cards.mjs';
import { advance } from '../life/clock.mjs';
import { presentCustomer } from './customers.mjs';

/** Cards that are there for everybody, by their names at Stripe. */
const cards = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeCustomerFail: '4000000000000341',
};

const attach = (world, { id, customer: of }) => {
  const number = cards[id];
  if (!number) throw missing('payment_method', id);
  const card = newCard(world, number, presentCustomer(world, of).id);
  world.emit('payment_method.attached', card);
  return card;
};

const clock = (world, id) => ({
  id,
  object: 'test_helpers.test_clock',
  frozen_time: world.now(),
  livemode: false,
  status: 'ready',
});

/** There is one clock here for all; at Stripe each customer may have one. */
const moveOn = (world, { id, frozen_time: time }) => {
  const seconds = Number(time) - world.now();
  if (seconds < 0) throw invalid('A test clock only goes forward.', 'frozen_time');
  advance(world, seconds);
  return clock(world, id);
};

export const testHelperCalls = [
  ['POST', '/v1/payment_methods/:id/attach', attach],
  ['POST', '/v1/test_helpers/test_clocks', (world) => clock(world, world.id('clock'))],
  ['GET', '/v1/test_helpers/test_clocks/:id', (world, { id }) => clock(world, id)],
  ['POST', '/v1/test_helpers/test_clocks/:id/advance', moveOn],
  ['DELETE', '/v1/test_helpers/test_clocks/:id', (world, { id }) => ({ ...clock(world, id), deleted: true })],
];
