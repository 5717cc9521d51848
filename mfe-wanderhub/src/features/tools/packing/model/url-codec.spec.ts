import { getStopClimate } from '@wanderwork/travel';
import { getStopMonths, packingUrlCodec } from './url-codec';

describe('the months of a stop', () => {
  it('run over New Year', () => {
    expect(getStopMonths({ city: 'porto', month: '11', months: '3' })).toEqual([10, 11, 0]);
    expect(getStopClimate('Porto', null, getStopMonths({ city: 'porto', month: '11', months: '1' }))).toEqual(
      [{ city: 'Porto', month: 10, tempC: null, rainMm: null }],
    );
  });

  it.each(['0', '13', 'NaN', '', '1.5'])('are none for month %p', (text) =>
    expect(getStopMonths({ city: 'porto', month: text, months: '2' })).toEqual([]),
  );

  it('come back from an address as they were', () => {
    const query = 'stop=porto*NaN*2&days=x&wash=3&calls=no&swim=yes&own=Camera&done=shirts';
    expect(packingUrlCodec.serialize(packingUrlCodec.parse(new URLSearchParams(query))).toString()).toBe(
      query,
    );
  });
});
