import { leadersOf, ranged } from './leaders.js';

describe('who is ahead', () => {
  it('is the best alone where the difference is larger than what is not known', () => {
    expect(leadersOf([ranged(50, 5), ranged(80, 5), ranged(40, 5)])).toEqual([1]);
  });

  it('is everybody who cannot be told apart from the best', () => {
    expect(leadersOf([ranged(78, 5), ranged(80, 5), ranged(40, 5)])).toEqual([0, 1]);
    expect(leadersOf([ranged(70, 15), ranged(80, 15)])).toEqual([0, 1]);
  });

  it('is both of two exact values that are the same, and the larger of two that are not', () => {
    expect(leadersOf([ranged(7, 0), ranged(7, 0)])).toEqual([0, 1]);
    expect(leadersOf([ranged(7, 0), ranged(7.1, 0)])).toEqual([1]);
  });

  it('leaves out what is not known, and is nobody where only one is known', () => {
    expect(leadersOf([null, ranged(80, 5), ranged(40, 5)])).toEqual([1]);
    expect(leadersOf([null, ranged(80, 5), null])).toEqual([]);
    expect(leadersOf([])).toEqual([]);
  });
});
