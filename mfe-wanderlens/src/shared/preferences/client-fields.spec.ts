import { isTimeZone } from '@wanderwork/contracts';
import { listTimeZones } from './client-fields';

describe('listTimeZones', () => {
  it('uses current names and supported zones', () => {
    const zones = listTimeZones();
    const labels = zones.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Kolkata', 'Kyiv', 'Kathmandu', 'Yangon']));
    expect(zones.every(({ value }) => isTimeZone(value))).toBe(true);
  });
});
