import { parsePlan } from './parse-plan';

it.each([
  ['pro', null, { tier: 'pro', interval: 'month' }],
  ['premium', 'year', { tier: 'premium', interval: 'year' }],
  ['free', null, null],
  ['gold', null, null],
  [undefined, null, null],
  ['Pro', null, null],
  ['pro', 'week', null],
  ['pro', '', null],
])('%p, %p', (tier, interval, plan) => {
  expect(parsePlan(tier, interval)).toEqual(plan);
});
