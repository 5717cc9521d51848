import type { StripeClient } from '../stripe/stripe-client.js';
import { PlansService } from './plans.service.js';

const MINUTE_MS = 60_000;

afterEach(() => jest.restoreAllMocks());

describe('PlansService', () => {
  it('fetches the prices again after ten minutes, even when the clock was put back by hours', async () => {
    const call = jest.fn().mockResolvedValue([]);
    const prices = { pro_month: ['a'], pro_year: ['b'], premium_month: ['c'], premium_year: ['d'] };
    const settings = { prices };
    const plans = new PlansService({
      settings,
      testMode: true,
      requireSettings: () => settings,
      call,
    } as unknown as StripeClient);
    const monotonicClock = jest.spyOn(performance, 'now');
    const clock = jest.spyOn(Date, 'now');
    const at = (minutes: number, clockMinutes: number) => {
      monotonicClock.mockReturnValue(minutes * MINUTE_MS);
      clock.mockReturnValue(clockMinutes * MINUTE_MS);
      return plans.list();
    };
    await at(0, 600);
    await at(9, 609);
    expect(call).toHaveBeenCalledTimes(1);
    await at(11, 311);
    expect(call).toHaveBeenCalledTimes(2);
  });
});
