import { Draining } from './draining.js';

afterEach(() => jest.restoreAllMocks());

describe('draining', () => {
  it('ends although the clock is put back meanwhile', async () => {
    const draining = new Draining();
    draining.heard();
    const clock = jest.spyOn(Date, 'now');
    const drained = draining.drain(0);
    clock.mockReturnValue(0);
    await drained;
    expect(draining.isOn).toBe(true);
  });
});
