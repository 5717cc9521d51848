import { isTimeZone } from '@wanderwork/contracts';
import { listTimeZones } from './time-zones';

describe('time zones to choose from', () => {
  it('are found by today’s names, and are ones that clocks understand', () => {
    const zones = listTimeZones();
    const labels = zones.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Kolkata', 'Kyiv', 'Kathmandu', 'Yangon']));
    expect(zones.every(({ value }) => isTimeZone(value))).toBe(true);
  });
});
