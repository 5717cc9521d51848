import { type PhraseReader, shippedReader } from './reader.js';

let read: PhraseReader['read'];
beforeAll(async () => ({ read } = await shippedReader()));

const ids = (text: string) => read(text).understood.map(({ id }) => id);

describe('a city with the state that it lies in', () => {
  it.each([
    ['Portland, Oregon', 'in:portland'],
    ['Austin Texas', 'in:austin'],
    ['Nashville, TN', 'in:nashville'],
    ['Atlanta, Georgia', 'in:atlanta'],
    ['Victoria, British Columbia', 'in:victoria-canada'],
    ['Edinburgh, Scotland', 'in:edinburgh'],
    ['London, England', 'in:london'],
    ['not Portland, Oregon', 'not:portland'],
  ])('is that city alone: %s', (text, id) => {
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
  ])('is no city of its name elsewhere: %s', (text) => {
    expect(read(`cheap, ${text}`)).toMatchObject({
      understood: [{ id: 'cheap' }],
      notUnderstood: [{ text, why: expect.stringMatching(/this place by its name/) as string }],
    });
  });

  it('is told from its country of the same name, and from the next of a list', () => {
    expect(ids('Tbilisi, Georgia')).toEqual(['in:tbilisi', 'in:GE']);
    expect(ids('Miami, California and Texas')).toContain('in:texas');
    expect(ids('California, Texas or Florida')).toEqual(['in:california', 'in:texas', 'in:florida']);
  });
});

describe('a place that is left', () => {
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
  ])('is none to go to: %s', (text, wishes) => {
    const { understood, notUnderstood } = read(text);
    expect({ ids: understood.map(({ id }) => id), notUnderstood }).toEqual({
      ids: wishes,
      notUnderstood: [],
    });
  });

  it('is what others are compared with', () => {
    expect(ids('moving from Toronto, want somewhere warmer and cheaper')).toEqual([
      'not:toronto',
      'warmer-than:toronto',
      'cheaper-than:toronto',
    ]);
    expect(ids('leaving Berlin, like Porto but cheaper')).toContain('cheaper-than:porto');
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
  ])('with a city is one where it should be otherwise: %s', (text, wishes) => {
    expect(ids(text)).toEqual(wishes);
  });

  it.each([
    ['Portugal but cheaper', ['Portugal', 'cheaper']],
    ['similar to Spain', ['similar to Spain']],
    ['same weather as Barcelona', ['same weather as Barcelona']],
    ['similar climate to San Diego but cheaper', ['similar climate to San Diego', 'cheaper']],
    ['somewhere like Italy but cheaper', ['somewhere like Italy', 'cheaper']],
    ['cheaper than the UK', ['cheaper than the UK']],
    ['warmer than the Mediterranean', ['warmer than the Mediterranean']],
  ])('with a country or a region, or in one figure, is said to be none: %s', (text, said) => {
    expect(read(text)).toMatchObject({
      understood: [],
      notUnderstood: said.map((words) => ({
        text: words,
        why: expect.stringMatching(/compare whole cities/) as string,
      })),
    });
  });

  it.each([
    ['somewhere less touristy than Lisbon', 'than Lisbon'],
    ['as lively as Berlin', 'as Berlin'],
  ])('is no wish to live there where nothing that we know is compared: %s', (text, said) => {
    expect(ids(text)).toEqual([]);
    expect(read(text).notUnderstood).toContainEqual(
      expect.objectContaining({
        text: said,
        why: expect.stringMatching(/to compare with this place/) as string,
      }),
    );
  });

  it('within a country is none with it', () => {
    expect(ids('in Portugal but cheaper')).toEqual(['in:PT', 'cheap']);
  });
});
