import { Draining } from './draining.js';

afterEach(() => jest.restoreAllMocks());

describe('Draining', () => {
  it('ends even when the clock is set back meanwhile', async () => {
    const draining = new Draining();
    draining.noteRequest();
    const clock = jest.spyOn(Date, 'now');
    const drained = draining.drain(0);
    clock.mockReturnValue(0);
    await drained;
    expect(draining.isOn).toBe(true);
  });
});
