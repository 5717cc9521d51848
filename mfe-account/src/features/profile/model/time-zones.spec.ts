import { listTimeZones } from './time-zones';

describe('listTimeZones', () => {
  const zones = listTimeZones();

  it('uses the current names of places', () => {
    const labels = zones.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Kolkata', 'Kyiv', 'Ho Chi Minh City', 'New York']));
  });

  it('adds region and UTC offset', () => {
    expect(zones.find(({ value }) => value === 'Asia/Tokyo')).toEqual({
      value: 'Asia/Tokyo',
      label: 'Tokyo',
      note: 'Asia, GMT+9',
    });
  });
});
