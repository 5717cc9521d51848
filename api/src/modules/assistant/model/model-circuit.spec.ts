import { ModelCircuit } from './model-circuit.js';

describe('ModelCircuit', () => {
  const create = () => {
    let now = 0;
    const circuit = new ModelCircuit({ now: () => new Date(now) });
    return {
      circuit,
      fail: (seconds: number) => {
        now = seconds * 1000;
        circuit.addFailure();
      },
      isOpen: (seconds: number) => {
        now = seconds * 1000;
        return circuit.isOpen();
      },
    };
  };

  it('opens for a minute after three failures in a minute', () => {
    const { fail, isOpen } = create();
    fail(0);
    fail(20);
    expect(isOpen(20)).toBe(false);
    fail(59);
    expect(isOpen(60)).toBe(true);
    expect(isOpen(118)).toBe(true);
    expect(isOpen(119)).toBe(false);
  });

  it('stays closed when failures are farther apart', () => {
    const { fail, isOpen } = create();
    for (const seconds of [0, 40, 80, 120]) fail(seconds);
    expect(isOpen(120)).toBe(false);
  });
});
