import type { DataSource } from 'typeorm';
import { LeasesService } from './leases.service.js';

afterEach(() => jest.restoreAllMocks());

describe('a lease that somebody else has', () => {
  it('is waited for ten seconds, also when the clock is put back meanwhile', async () => {
    const nobodyLetsGo = { query: () => Promise.resolve([]) } as unknown as DataSource;
    const passed = jest.spyOn(performance, 'now').mockReturnValue(0);
    const work = jest.fn();
    const waiting = new LeasesService(nobodyLetsGo).runAlone('a customer', work);
    jest.spyOn(Date, 'now').mockReturnValue(0);
    passed.mockReturnValue(10_001);
    await expect(waiting).rejects.toMatchObject({ code: 'billing.busy' });
    expect(work).not.toHaveBeenCalled();
  });
});
