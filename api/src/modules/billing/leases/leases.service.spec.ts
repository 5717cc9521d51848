import type { DataSource } from 'typeorm';
import { LeasesService } from './leases.service.js';

afterEach(() => jest.restoreAllMocks());

describe('LeasesService', () => {
  it('waits ten seconds for a lease of another process, even when the clock is put back', async () => {
    const pool = { query: () => Promise.resolve({ rows: [], rowCount: 0 }) };
    const alwaysLeased = { driver: { master: pool } } as unknown as DataSource;
    const monotonicClock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const work = jest.fn();
    const waiting = new LeasesService(alwaysLeased).runAlone('a customer', work);
    jest.spyOn(Date, 'now').mockReturnValue(0);
    monotonicClock.mockReturnValue(10_001);
    await expect(waiting).rejects.toMatchObject({ code: 'billing.busy' });
    expect(work).not.toHaveBeenCalled();
  });
});
