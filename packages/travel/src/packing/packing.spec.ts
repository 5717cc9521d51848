import { toNeeds, summarizeWeather, type StopMonth } from './climate.js';
import { countSkinLayers, getPackingItems, countWashes } from './packing-items.js';

const createMonth = (tempC: number | null, rainMm: number | null = 60): StopMonth => ({
  city: 'Porto',
  month: 0,
  tempC,
  rainMm,
});
const getNeeds = (...months: StopMonth[]) => toNeeds(summarizeWeather(months));
const createInput = (change: object = {}) => ({
  needs: getNeeds(createMonth(30), createMonth(20)),
  days: 84,
  wash: 7,
  calls: true,
  swim: false,
  plugs: '',
  own: [],
  ...change,
});
const countById = (things: ReturnType<typeof getPackingItems>) =>
  Object.fromEntries(things.map(({ id, count }) => [id, count]));

describe('what weather asks of a bag, ten degrees either way', () => {
  it.each([
    // 30 − 10 is not below 10 but below 25; 30 + 10 is above 25.
    ['heat', getNeeds(createMonth(30)), { heat: true, mild: true, cold: false, winter: false }],
    ['a mild month of 17', getNeeds(createMonth(17)), { heat: true, mild: true, cold: true, winter: false }],
    ['a cool month of 12', getNeeds(createMonth(12)), { heat: false, mild: true, cold: true, winter: false }],
    ['a winter', getNeeds(createMonth(-2)), { heat: false, mild: true, cold: true, winter: true }],
    ['heat of 36 by day and night', getNeeds(createMonth(36)), { heat: true, mild: false, cold: false }],
    ['exactly 15', getNeeds(createMonth(15)), { heat: false }],
    ['exactly 20', getNeeds(createMonth(20)), { cold: false }],
  ])('%s', (_name, actual, expected) => expect(actual).toMatchObject(expected));

  it('packs for what is not known', () => {
    expect(getNeeds(createMonth(30), createMonth(null, null))).toMatchObject({
      heat: true,
      cold: true,
      rain: true,
    });
    expect(getNeeds()).toMatchObject({ heat: true, mild: true, cold: true, rain: true });
  });

  it('leaves the rain jacket at home where no month has 20 mm', () => {
    expect([getNeeds(createMonth(30, 19)).rain, getNeeds(createMonth(30, 20)).rain]).toEqual([false, true]);
  });
});

describe('the list', () => {
  it('has the counts of our article for heat and mild weather, washed once a week', () => {
    expect(countById(getPackingItems(createInput()))).toMatchObject({
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
    const cold = countById(
      getPackingItems(createInput({ needs: getNeeds(createMonth(30), createMonth(5)) })),
    );
    expect(cold).toMatchObject({ 'wool-socks': 2, 'base-layer': 1, 'warm-jacket': 1, 'winter-set': 1 });
    expect(countById(getPackingItems(createInput()))).not.toHaveProperty('warm-jacket');
  });

  it('is as long for twelve weeks as for two, and shorter for a weekend', () => {
    expect(countById(getPackingItems(createInput({ days: 14 })))).toEqual(
      countById(getPackingItems(createInput({ days: 84 }))),
    );
    expect(countSkinLayers(2, 7)).toBe(3);
    expect([countWashes(84, 7), countWashes(14, 7), countWashes(7, 7), countWashes(2, 7)]).toEqual([
      11, 1, 0, 0,
    ]);
  });

  it('takes one’s own things, and no empty ones', () => {
    const own = getPackingItems(createInput({ own: ['Camera', ' '] })).filter(
      ({ group }) => group === 'Your own',
    );
    expect(own.map(({ name }) => name)).toEqual(['Camera']);
  });
});
