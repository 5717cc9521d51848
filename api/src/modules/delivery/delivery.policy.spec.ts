import { networksToRollBack } from './delivery.policy.js';

describe('how many networks take a release back', () => {
  it('are five where hardly anybody has fetched it', () => {
    expect(networksToRollBack({ lately: 0, today: 0 })).toBe(5);
    expect(networksToRollBack({ lately: 15, today: 15 })).toBe(5);
  });

  it('are a third of those that fetched it in these two hours', () => {
    expect(networksToRollBack({ lately: 16, today: 16 })).toBe(6);
    expect(networksToRollBack({ lately: 3000, today: 20_000 })).toBe(1000);
  });

  it('are ten at a quiet hour of a release that many have fetched in the day', () => {
    expect(networksToRollBack({ lately: 2, today: 400 })).toBe(10);
    expect(networksToRollBack({ lately: 2, today: 21 })).toBe(7);
  });
});
