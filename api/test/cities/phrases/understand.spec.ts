import { filtersOf, understand } from '../../../src/modules/cities/phrases/understand.js';
import type { Vocabulary } from '../../../src/modules/cities/phrases/vocabulary/vocabulary.js';
import { shippedVocabulary } from './shipped-vocabulary.js';

const day = new Date('2026-11-20T12:00:00Z');
let vocabulary: Vocabulary;
beforeAll(async () => (vocabulary = await shippedVocabulary()));

const read = (text: string, without: string[] = []) => understand(text, vocabulary, day, without);
const labels = (text: string) => read(text).understood.map(({ label }) => label);

describe('what was understood', () => {
  it('says each wish in words, with the figure that is meant', () => {
    expect(labels('warm in January under $1500 with fast internet, not Asia')).toEqual([
      'Warm in January (20 to 30 °C)',
      '$1,500 a month or less',
      `Fast internet (${vocabulary.speed.threeQuarters} Mbps or more)`,
      'Not in Asia',
    ]);
  });

  it.each([
    ['70 to 80 F in May', { from: 21.1, to: 26.7 }],
    ['70-80°F in May', { from: 21.1, to: 26.7 }],
    ['at least 68 degrees Fahrenheit in May', { from: 20 }],
    ['between 70 and 80 degrees in May', { from: 21.1, to: 26.7 }],
  ])('takes degrees Fahrenheit: %s', (text, bounds) => {
    expect(read(text).understood[0]?.filters).toEqual([{ on: 'temp', months: [5], bounds }]);
  });

  it('works out "cheap" from the table', () => {
    expect(read('cheap').understood[0]?.filters).toEqual([
      { on: 'cost', bounds: { to: vocabulary.cost.quarter } },
    ]);
  });

  it('points at the words that say it', () => {
    const text = 'Somewhere warm in January, please';
    const [warm] = read(text).understood;
    expect(text.slice(warm?.start, warm?.end)).toBe('warm in January');
  });

  it.each([
    ['under ٢٠٠٠ dollars', 'cost<=2000'],
    ['under ۱٬۵۰۰ dollars', 'cost<=1500'],
    ['at most १५०० dollars a month', 'cost<=1500'],
    ['２，０００ usd or less', 'cost<=2000'],
    ['under ＄1500', 'cost<=1500'],
    ['under US$1,500', 'cost<=1500'],
    ['under 1’500 dollars', 'cost<=1500'],
    ['under 1\u202f500 dollars', 'cost<=1500'],
    ['under 1 500 dollars', 'cost<=1500'],
    ['at most 300 000 people', 'population<=300000'],
    ['prices should be low', 'cheap'],
    ['1500 pm', 'cost<=1500'],
    ['not more than 1500 a month incl rent', 'cost<=1500'],
    ['UTC-5', 'zone<=1@Etc/GMT+5'],
    ['GMT−5', 'zone<=1@Etc/GMT+5'],
    ['slow internet is a no go', 'not-slow-internet'],
    ['monsoon-free in July', 'not-rainy@7'],
    ['I work 9 to 5 EST', 'overlap>=4@America/New_York'],
    ['must overlap 9am-5pm Pacific time', 'overlap>=4@America/Los_Angeles'],
    ['former Soviet Union', 'in:the former soviet union'],
    ['where can Germans stay half a year', 'entry-de>=183'],
    ['the internet has to be very fast', 'very-fast-internet'],
    ['low crime rates', 'safe'],
    ['twenty five hundred dollars a month at most', 'cost<=2500'],
    ['rent must not exceed 600 dollars', 'rent<=600'],
    ['nothing above half a million people', 'population<=500000'],
    ['a place with no more than 80,000 people', 'population<=80000'],
    ['everybody there speaks English', 'english-everywhere'],
    ['clients in London, at least 6 hours of overlap', 'overlap>=6@Europe/London'],
    ['an overlap of 6 hours, my team is in London', 'overlap>=6@Europe/London'],
    ['6 shared hours with London', 'overlap>=6@Europe/London'],
    ['overlap with London of at least 6 hours', 'overlap>=6@Europe/London'],
    ['internet faster than in Lisbon', 'faster-than:lisbon'],
    ['rents cheaper than in Lisbon', 'cheaper-than:lisbon'],
    ['air cleaner than that of Bangkok', 'cleaner-than:bangkok'],
    ['wifi of 1 Gbit/s', 'speed>=1000'],
    ['safety of 70 or more', 'safetyIndex>=70'],
    ['a safety score over 70 out of 100', 'safetyIndex>=70'],
    ['IREX at least 80', 'irex>=80'],
    ['100 to 300 thousand people', 'population:100000..300000'],
    ['100-300k inhabitants', 'population:100000..300000'],
    ['$500 to 1k', 'cost:500..1000'],
    ['the Mediterranean coast', 'in:the mediterranean'],
  ])('is the same however it is put: %s', (text, id) => {
    expect(read(text)).toMatchObject({ understood: [{ id }], notUnderstood: [] });
  });

  it.each([
    ['Lisbon but cheaper', ['like:lisbon', 'cheaper-than:lisbon']],
    ['outside Schengen, but in Europe', ['not:the schengen area', 'in:europe']],
    ['overlap with both London and New York', ['overlap>=4@Europe/London', 'overlap>=4@America/New_York']],
    ['2 hours overlap with London and Tokyo', ['overlap>=2@Europe/London', 'overlap>=2@Asia/Tokyo']],
    ['overlap with London and in Europe', ['overlap>=4@Europe/London', 'in:europe']],
  ])('reads each wish of %s', (text, ids) => {
    const { understood, notUnderstood } = read(text);
    expect({ ids: understood.map(({ id }) => id), notUnderstood }).toEqual({ ids, notUnderstood: [] });
  });

  it('keeps one wish that is said twice once', () => {
    expect(labels('cheap and very cheap')).toHaveLength(1);
  });

  it('leaves out a wish that was taken back, also where its place hid a wider one', () => {
    const { understood } = read('Lisbon, Portugal', ['in:lisbon']);
    expect(filtersOf(understood, vocabulary)).toEqual([{ on: 'place', anyOf: [{ countries: ['PT'] }] }]);
  });

  it('takes places together as alternatives, and the narrower of two', () => {
    const { understood } = read('Lisbon, Portugal or Spain');
    expect(filtersOf(understood, vocabulary)).toEqual([
      { on: 'place', anyOf: [{ cities: ['lisbon'] }, { countries: ['ES'] }] },
    ]);
  });
});

describe('what was not understood', () => {
  it('is named, with the reason where there is one', () => {
    expect(read('cheap by the beach, glorb').notUnderstood).toEqual([
      { start: 6, end: 18, text: 'by the beach', why: 'We have no figures on coasts and waters yet.' },
      { start: 20, end: 25, text: 'glorb', why: null },
    ]);
  });

  it('takes the months that follow it along, unless a wish needs them', () => {
    const texts = (phrase: string) => read(phrase).notUnderstood.map(({ text }) => text);
    expect(texts('skiing in January')).toEqual(['skiing in January']);
    expect(texts('warm, and surfing in January')).toEqual(['surfing']);
  });

  it('says what to ask of a time of the year, and with whom hours could be shared', () => {
    expect(read('Balkans in spring').notUnderstood[0]?.why).toMatch(/for example “warm in March to May”/);
    expect(read('six hours of overlap').notUnderstood[0]?.why).toMatch(/^Say with whom/);
    expect(read('99 hours overlap with London').notUnderstood[0]?.why).toMatch(/has 8 hours/);
  });

  it('takes no measure of others for one of ours', () => {
    for (const phrase of ['cost of living index below 40', 'air quality index under 50', 'AQI 30'])
      expect(read(phrase)).toMatchObject({ understood: [], notUnderstood: [{ text: phrase }] });
  });

  it.each([
    'under €1200',
    'under ₹80,000 a month',
    '50000฿ a month',
    'at most R$ 5000',
    'A$2000 a month',
    '12 000 kr',
  ])('says that our costs are in dollars: %s', (phrase) => {
    expect(read(phrase)).toMatchObject({
      understood: [],
      notUnderstood: [{ text: phrase, why: expect.stringMatching(/US dollars/) as string }],
    });
  });

  it.each([
    'safety above 9999',
    'a safety index of 150',
    'safety over 120 %',
    'IREX above 1000',
    'a score of 101',
  ])('names a bound that no scale has, and takes it for no money: %s', (phrase) => {
    expect(read(phrase)).toMatchObject({
      understood: [],
      notUnderstood: [{ text: phrase, why: expect.stringMatching(/from 0 to 100\.$/) as string }],
    });
  });

  it('takes an amount after another wish for money still', () => {
    expect(read('good safety under 1500').understood.map(({ id }) => id)).toEqual(['safe', 'cost<=1500']);
  });

  it.each([
    ['for a couple under $2000', 'for a couple'],
    ['cheap for couples', 'for couples'],
    ['under $2500 with my wife', 'with my wife'],
    ['cheap for 2 people', 'for 2 people'],
    ['my partner and I have $3000 a month', 'my partner and I'],
  ])('says that costs are those of one person: %s', (phrase, text) => {
    expect(read(phrase).notUnderstood).toEqual([
      expect.objectContaining({ text, why: 'Costs here are those of one person.' }),
    ]);
  });

  it.each([
    ['nomad visa with an income of 2500', 'an income of 2500'],
    ['nomad visa with 2500 income', '2500 income'],
    ['nomad visa, I earn $3000 a month', 'I earn $3000 a month'],
  ])('does not take what one earns for what one spends: %s', (phrase, text) => {
    expect(read(phrase)).toMatchObject({
      understood: [{ id: 'nomad-visa' }],
      notUnderstood: [{ text, why: expect.stringMatching(/^The search does not go by income/) as string }],
    });
  });

  it('takes an hour of the day for no figure of the air', () => {
    expect(read('clients until 5 pm').understood).toEqual([]);
  });

  it('takes the end of a flight for no place to live', () => {
    const { understood, notUnderstood } = read('warm with direct flights to London');
    expect(understood.map(({ id }) => id)).toEqual(['warm']);
    expect(notUnderstood.map(({ text }) => text)).toEqual(['direct flights to London']);
  });

  it('says that of languages it knows English alone', () => {
    expect(read('Spanish speaking countries').notUnderstood).toEqual([
      expect.objectContaining({
        text: 'Spanish speaking countries',
        why: 'Of languages we have figures on English alone.',
      }),
    ]);
  });

  it('says of a passport that is not known which ones are', () => {
    expect(read('where can a Canadian stay').notUnderstood[0]?.why).toMatch(/seven passports/);
    expect(read('where can Canadians stay').notUnderstood[0]?.why).toMatch(/seven passports/);
  });

  it('does not take a couple of months for two people', () => {
    expect(read('cheap for a couple of months').notUnderstood).toEqual([]);
    expect(read('a couple of ideas in Asia').notUnderstood).toEqual([]);
  });
});

describe('wishes against each other', () => {
  it('are said, by both their names', () => {
    expect(read('warm and cold in January').contradictions).toEqual([
      { ids: ['warm@1', 'cold@1'], words: 'No city can be “Warm in January” and “Cold in January” at once.' },
    ]);
  });

  it('are none any more when one is taken back', () => {
    expect(read('warm and cold in January', ['cold@1']).contradictions).toEqual([]);
  });

  it('are none where both can hold', () => {
    expect(read('warm in January and cold in July').contradictions).toEqual([]);
  });
});

describe('the order', () => {
  it('is by score when nothing else is asked', () => {
    expect(read('safe').ranking).toMatchObject({ by: 'irex' });
  });

  it('follows a city that others should be like, unless another order is asked', () => {
    expect(read('like Lisbon').ranking).toMatchObject({ by: 'similar', like: 'lisbon' });
    expect(read('cheapest like Lisbon').ranking).toMatchObject({ by: 'cost', rising: true });
  });
});

describe('any text', () => {
  const odd = [
    'x'.repeat(10_000),
    'not '.repeat(2500),
    '1,'.repeat(5000),
    'warm in january '.repeat(625),
    '🏝️'.repeat(2500),
    `'; DROP TABLE cities; --`,
    'מקום חם וזול',
    '\u202Ewarm\u202C in January',
    '\0\0',
    '10 hours overlap with '.repeat(400),
  ];

  it.each(odd)('is read, and the same way every time: %.20s', (text) => {
    expect(read(text)).toEqual(read(text));
  });

  it('gives ids that an address can carry', () => {
    const { understood } = read('warm in January, 4 hours overlap with New York, not Asia, $1000-1400');
    for (const { id } of understood) expect(id).toMatch(/^[\w:;<>=.@/+ -]+$/);
  });
});
