import { CircuitBreaker } from './circuit-breaker.js';

const createOpenBreaker = () => {
  const breaker = new CircuitBreaker();
  for (let time = 0; time < 5; time += 1) breaker.recordFailure(0);
  return breaker;
};

describe('CircuitBreaker', () => {
  it('lets calls through after single failures', () => {
    const breaker = new CircuitBreaker();
    for (let round = 0; round < 20; round += 1) {
      expect(breaker.canTry(0)).toBe(true);
      breaker.recordFailure(0);
      breaker.recordSuccess();
    }
  });

  it('blocks calls after five failures in a row', () => {
    expect(createOpenBreaker().canTry(14_999)).toBe(false);
  });

  it('does not block for longer when the clock was put back', () => {
    const breaker = createOpenBreaker();
    expect(breaker.canTry(-3_600_000)).toBe(true);
  });

  it('lets one call through after its rest, and all once that one has succeeded', () => {
    const breaker = createOpenBreaker();
    expect([breaker.canTry(15_000), breaker.canTry(15_001)]).toEqual([true, false]);
    breaker.recordSuccess();
    expect(breaker.canTry(15_002)).toBe(true);
  });
});
