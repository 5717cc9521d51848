import { Breaker } from './breaker.js';

const tired = () => {
  const breaker = new Breaker();
  for (let time = 0; time < 5; time += 1) breaker.failed(0);
  return breaker;
};

describe('the breaker', () => {
  it('lets calls through, also after single failures', () => {
    const breaker = new Breaker();
    for (let round = 0; round < 20; round += 1) {
      expect(breaker.mayTry(0)).toBe(true);
      breaker.failed(0);
      breaker.worked();
    }
  });

  it('rests after five failures in a row', () => {
    expect(tired().mayTry(14_999)).toBe(false);
  });

  it('does not rest longer when the clock was put back meanwhile', () => {
    const breaker = tired();
    expect(breaker.mayTry(-3_600_000)).toBe(true);
  });

  it('lets one try after its rest, and all once that one worked', () => {
    const breaker = tired();
    expect([breaker.mayTry(15_000), breaker.mayTry(15_001)]).toEqual([true, false]);
    breaker.worked();
    expect(breaker.mayTry(15_002)).toBe(true);
  });
});
