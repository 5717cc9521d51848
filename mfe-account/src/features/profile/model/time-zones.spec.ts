import { listTimeZones } from './time-zones';

describe('the clients’ time zones', () => {
  const zones = listTimeZones();

  it('are found by the names that their places bear today', () => {
    const labels = zones.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Kolkata', 'Kyiv', 'Ho Chi Minh City', 'New York']));
  });

  it('say where they are and how far from UTC', () => {
    expect(zones.find(({ value }) => value === 'Asia/Tokyo')).toEqual({
      value: 'Asia/Tokyo',
      label: 'Tokyo',
      note: 'Asia, GMT+9',
    });
  });
});
