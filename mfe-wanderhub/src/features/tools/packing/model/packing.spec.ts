import { packingAddress } from './address';
import { climateOf, monthsOf, needsOf, weatherOf, type StopMonth } from './climate';
import { skinLayers, thingsFor, washes } from './things';

const month = (tempC: number | null, rainMm: number | null = 60): StopMonth => ({
  city: 'Porto',
  month: 0,
  tempC,
  rainMm,
});
const needs = (...months: StopMonth[]) => needsOf(weatherOf(months));
const asked = (change: object = {}) => ({
  needs: needs(month(30), month(20)),
  days: 84,
  wash: 7,
  calls: true,
  swim: false,
  mains: '',
  own: [],
  ...change,
});
const counts = (things: ReturnType<typeof thingsFor>) =>
  Object.fromEntries(things.map(({ id, count }) => [id, count]));

describe('what weather asks of a bag, ten degrees either way', () => {
  it.each([
    // 30 − 10 is not below 10 but below 25; 30 + 10 is above 25.
    ['heat', needs(month(30)), { heat: true, mild: true, cold: false, winter: false }],
    ['a mild month of 17', needs(month(17)), { heat: true, mild: true, cold: true, winter: false }],
    ['a cool month of 12', needs(month(12)), { heat: false, mild: true, cold: true, winter: false }],
    ['a winter', needs(month(-2)), { heat: false, mild: true, cold: true, winter: true }],
    ['heat of 36 by day and night', needs(month(36)), { heat: true, mild: false, cold: false }],
    ['exactly 15', needs(month(15)), { heat: false }],
    ['exactly 20', needs(month(20)), { cold: false }],
  ])('%s', (_name, found, wanted) => expect(found).toMatchObject(wanted));

  it('packs for what is not known', () => {
    expect(needs(month(30), month(null, null))).toMatchObject({ heat: true, cold: true, rain: true });
    expect(needs()).toMatchObject({ heat: true, mild: true, cold: true, rain: true });
  });

  it('leaves the rain jacket at home where no month has 20 mm', () => {
    expect([needs(month(30, 19)).rain, needs(month(30, 20)).rain]).toEqual([false, true]);
  });
});

describe('the list', () => {
  it('has the counts of our article for heat and mild weather, washed once a week', () => {
    expect(counts(thingsFor(asked()))).toMatchObject({
      shirts: 6,
      'meeting-shirts': 2,
      underwear: 8,
      socks: 6,
      trousers: 2,
      shorts: 1,
      pullover: 1,
      'rain-jacket': 1,
    });
  });

  it('adds for frost what the article adds', () => {
    const cold = counts(thingsFor(asked({ needs: needs(month(30), month(5)) })));
    expect(cold).toMatchObject({ 'wool-socks': 2, 'base-layer': 1, 'warm-jacket': 1, 'winter-set': 1 });
    expect(counts(thingsFor(asked()))).not.toHaveProperty('warm-jacket');
  });

  it('is as long for twelve weeks as for two, and shorter for a weekend', () => {
    expect(counts(thingsFor(asked({ days: 14 })))).toEqual(counts(thingsFor(asked({ days: 84 }))));
    expect(skinLayers(2, 7)).toBe(3);
    expect([washes(84, 7), washes(14, 7), washes(7, 7), washes(2, 7)]).toEqual([11, 1, 0, 0]);
  });

  it('takes one’s own things, and no empty ones', () => {
    const own = thingsFor(asked({ own: ['Camera', ' '] })).filter(({ group }) => group === 'Your own');
    expect(own.map(({ name }) => name)).toEqual(['Camera']);
  });
});

describe('the months of a stop', () => {
  it('run over New Year', () => {
    expect(monthsOf({ city: 'porto', month: '11', months: '3' })).toEqual([10, 11, 0]);
    expect(climateOf('Porto', null, { city: 'porto', month: '11', months: '1' })).toEqual([
      { city: 'Porto', month: 10, tempC: null, rainMm: null },
    ]);
  });

  it.each(['0', '13', 'NaN', '', '1.5'])('are none for month %p', (text) =>
    expect(monthsOf({ city: 'porto', month: text, months: '2' })).toEqual([]),
  );

  it('come back from an address as they were', () => {
    const query = 'stop=porto*NaN*2&days=x&wash=3&calls=no&swim=yes&own=Camera&done=shirts';
    expect(packingAddress.write(packingAddress.read(new URLSearchParams(query))).toString()).toBe(query);
  });
});
