import { type PhraseReader, createShippedReader } from './reader.js';

let read: PhraseReader['read'];
beforeAll(async () => ({ read } = await createShippedReader()));

const readIds = (text: string) => read(text).understood.map(({ id }) => id);

describe('a city with its state', () => {
  it.each([
    ['Portland, Oregon', 'in:portland'],
    ['Austin Texas', 'in:austin'],
    ['Nashville, TN', 'in:nashville'],
    ['Atlanta, Georgia', 'in:atlanta'],
    ['Victoria, British Columbia', 'in:victoria-canada'],
    ['Edinburgh, Scotland', 'in:edinburgh'],
    ['London, England', 'in:london'],
    ['not Portland, Oregon', 'not:portland'],
  ])('means that city only: %s', (text, id) => {
    expect(read(text)).toMatchObject({ understood: [{ id }], notUnderstood: [] });
  });

  it.each([
    'Paris, Texas',
    'Paris Texas',
    'London, Ontario',
    'Birmingham, Alabama',
    'Naples, Florida',
    'Athens, Georgia',
    'Savannah, Georgia',
    'Perth, Scotland',
    'St Ives, England',
  ])('does not match a city of the same name elsewhere: %s', (text) => {
    expect(read(`cheap, ${text}`)).toMatchObject({
      understood: [{ id: 'cheap' }],
      notUnderstood: [{ text, why: expect.stringMatching(/this place by its name/) as string }],
    });
  });

  it('is distinguished from a country of the same name, and from the next item of a list', () => {
    expect(readIds('Tbilisi, Georgia')).toEqual(['in:tbilisi', 'in:GE']);
    expect(readIds('Miami, California and Texas')).toContain('in:texas');
    expect(readIds('California, Texas or Florida')).toEqual(['in:california', 'in:texas', 'in:florida']);
  });
});

describe('a place to leave', () => {
  it.each([
    ['leaving Berlin for Spain', ['not:berlin', 'in:ES']],
    ['moving from the UK to Portugal', ['not:GB', 'in:PT']],
    ['leaving rainy London', ['not-rainy', 'not:london']],
    ['sick of rainy Seattle, want sun', ['not-rainy', 'not:seattle', 'sunny']],
    ['tired of the cold and the rain', ['not-cold', 'not-rainy']],
    ['leaving Berlin and want Spain', ['not:berlin', 'in:ES']],
    ['currently in Bali, Thailand next', ['not:bali', 'in:TH']],
    ['leave for Spain', ['in:ES']],
    ['not Thailand, I want Vietnam', ['not:TH', 'in:VN']],
  ])('is excluded: %s', (text, conditionIds) => {
    const { understood, notUnderstood } = read(text);
    expect({ ids: understood.map(({ id }) => id), notUnderstood }).toEqual({
      ids: conditionIds,
      notUnderstood: [],
    });
  });

  it('is the one to compare with', () => {
    expect(readIds('moving from Toronto, want somewhere warmer and cheaper')).toEqual([
      'not:toronto',
      'warmer-than:toronto',
      'cheaper-than:toronto',
    ]);
    expect(readIds('leaving Berlin, like Porto but cheaper')).toContain('cheaper-than:porto');
  });
});

describe('a comparison', () => {
  it.each([
    ['Chiang Mai without the smog', ['like:chiang-mai', 'not-polluted']],
    ['Bangkok without pollution', ['like:bangkok', 'clean-air']],
    ['Dubai minus the heat', ['like:dubai', 'not-hot']],
    ['Lisbon without a visa', ['in:lisbon']],
    ['another European city', ['in:europe']],
    ['a smaller, cheaper Barcelona', ['smaller-than:barcelona', 'like:barcelona', 'cheaper-than:barcelona']],
    ['Berlin as well as Porto', ['in:berlin', 'in:porto']],
    ['we like Spain', ['in:ES']],
  ])('with a city names what should differ: %s', (text, conditionIds) => {
    expect(readIds(text)).toEqual(conditionIds);
  });

  it.each([
    ['the Balkans but cheaper', ['the Balkans', 'cheaper']],
    ['similar to Scandinavia', ['similar to Scandinavia']],
    ['same weather as Barcelona', ['same weather as Barcelona']],
    ['similar climate to San Diego but cheaper', ['similar climate to San Diego', 'cheaper']],
    ['somewhere like Asia but cheaper', ['somewhere like Asia', 'cheaper']],
    ['warmer than the Mediterranean', ['warmer than the Mediterranean']],
  ])('with a region, or of a single figure, is not understood: %s', (text, notUnderstoodText) => {
    expect(read(text)).toMatchObject({
      understood: [{ id: 'first:-irex' }],
      notUnderstood: notUnderstoodText.map((words) => ({
        text: words,
        why: expect.stringMatching(/compare whole cities/) as string,
      })),
    });
  });

  it.each([
    ['Portugal but cheaper', ['like:lisbon', 'cheaper-than:lisbon']],
    ['somewhere like Italy but cheaper', ['like:rome', 'cheaper-than:rome']],
    ['cheaper than the UK', ['cheaper-than:london']],
    ['similar to Spain', ['like:madrid']],
  ])('with a country means its largest city: %s', (text, conditionIds) => {
    expect(readIds(text)).toEqual(conditionIds);
  });

  it('with a country looks outside of it', () => {
    expect(read('japan but cheaper').understood[0]?.filters).toEqual([
      { on: 'notPlace', scope: { countries: ['JP'] } },
    ]);
  });

  it.each([
    ['somewhere less touristy than Lisbon', 'than Lisbon'],
    ['as lively as Berlin', 'as Berlin'],
  ])('of something without figures does not require the city: %s', (text, notUnderstoodText) => {
    expect(readIds(text)).toEqual(['first:-irex']);
    expect(read(text).notUnderstood).toContainEqual(
      expect.objectContaining({
        text: notUnderstoodText,
        why: expect.stringMatching(/to compare with this place/) as string,
      }),
    );
  });

  it('within a country does not compare with it', () => {
    expect(readIds('in Portugal but cheaper')).toEqual(['in:PT', 'cheap']);
  });
});
