import type { Vocabulary } from '../../../src/modules/city-search/phrases/vocabulary/vocabulary.js';
import { mergeFilters } from '../../../src/modules/city-search/phrases/understand.js';
import { type PhraseReader, createShippedReader } from './reader.js';

let vocabulary: Vocabulary;
let read: PhraseReader['read'];
beforeAll(async () => ({ vocabulary, read } = await createShippedReader()));

const labels = (text: string) => read(text).understood.map(({ label }) => label);

describe('understood conditions', () => {
  it('are labeled with the figure that they use', () => {
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
  ])('accept degrees Fahrenheit: %s', (text, bounds) => {
    expect(read(text).understood[0]?.filters).toEqual([{ on: 'temp', months: [5], bounds }]);
  });

  it('derive "cheap" from the table', () => {
    expect(read('cheap').understood[0]?.filters).toEqual([
      { on: 'cost', bounds: { to: vocabulary.cost.quarter } },
    ]);
  });

  it('point at the words they come from', () => {
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
    ['Schengen-free please', 'not:the schengen area'],
    ['EU free', 'not:the eu'],
    ['humid–free in July', 'not-humid@7'],
    ['escape the cold', 'not-cold'],
    ['escaping from the heat in July', 'not-hot@7'],
    ['escape to Bali', 'in:bali'],
    ['get out of Schengen', 'not:the schengen area'],
    ['never below freezing', 'not-snowy'],
    ['warm Nov-Feb', 'warm@11-12-1-2'],
    ['warm, May–September', 'warm@5-6-7-8-9'],
    ['hot in june - august', 'hot@6-7-8'],
    ['winters milder than London', 'warmer-than:london@12-1-2'],
    ['milder winters than London', 'warmer-than:london@12-1-2'],
    ['milder summers than in Rome', 'cooler-than:rome@6-7-8'],
    ['any recs for SEA pls', 'in:southeast asia'],
    ['studio under $500 pcm', 'rent<=500'],
    ['gigabit', 'speed>=1000'],
    ['gigabit fibre internet', 'speed>=1000'],
    ['at least 1 gig of bandwidth', 'speed>=1000'],
    ['the state of Georgia', 'in:georgia in the us'],
    ['Georgia, US', 'in:georgia in the us'],
    ['Atlanta, Georgia', 'in:atlanta'],
    ['Georgia (the country, not the state)', 'in:GE'],
    ['British Columbia', 'in:british columbia'],
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
    ["I can't afford more than 1200", 'cost<=1200'],
    ["don't want to spend over $1500", 'cost<=1500'],
    ['never gets below 15C', 'temp>=15@always'],
    ['no hotter than 30 °C', 'temp<=30@always'],
    ['it does not drop below 10 degrees in winter', 'temp>=10@12-1-2'],
    ['1 bedroom apartment for under 600 dollars', 'rent<=600'],
    ['my clients are all in Melbourne so I need at least 3 hours overlap', 'overlap>=3@Australia/Melbourne'],
    ['my team is split between Berlin and Paris', 'overlap>=4@Europe/Berlin', 'overlap>=4@Europe/Paris'],
    ['Client is in NYC I need at least 5 hrs overlap', 'overlap>=5@America/New_York'],
  ])('do not depend on the wording: %s', (text, ...ids) => {
    expect(read(text)).toMatchObject({ understood: ids.map((id) => ({ id })), notUnderstood: [] });
  });

  it.each([
    ['Lisbon but cheaper', ['like:lisbon', 'cheaper-than:lisbon']],
    ['US and Canada', ['in:US', 'in:CA']],
    ['Lisbon, but cheaper', ['like:lisbon', 'cheaper-than:lisbon']],
    ['Lisbon only cheaper and warmer', ['like:lisbon', 'cheaper-than:lisbon', 'warmer-than:lisbon']],
    ['Lisbon but in Asia', ['like:lisbon', 'in:asia']],
    ['Lisbon but not Porto', ['in:lisbon', 'not:porto']],
    ['Tbilisi, Georgia', ['in:tbilisi', 'in:GE']],
    ['Schengen-free Europe', ['not:the schengen area', 'in:europe']],
    ['outside Schengen, but in Europe', ['not:the schengen area', 'in:europe']],
    ['overlap with both London and New York', ['overlap>=4@Europe/London', 'overlap>=4@America/New_York']],
    ['2 hours overlap with London and Tokyo', ['overlap>=2@Europe/London', 'overlap>=2@Asia/Tokyo']],
    ["can't do heat, can't handle the cold", ['not-hot', 'not-cold']],
    ['My budget is $1,300. At least 50 Mbps.', ['cost<=1300', 'speed>=50']],
    ['Not London. Berlin or Paris', ['not:london', 'in:berlin', 'in:paris']],
    ['approx. 1500 a month, max. 2 hours from London', ['cost:1275..1725', 'zone<=2@Europe/London']],
    ['$50 a day and above 25 degrees in March', ['cost<=1521', 'temp>=25@3']],
    ['somewhere which is cheaper than Porto', ['cheaper-than:porto']],
    ['in Lisbon and US East Coast hours', ['in:lisbon', 'overlap>=4@America/New_York']],
    ['overlap with London and in Europe', ['overlap>=4@Europe/London', 'in:europe']],
  ])('are all read from %s', (text, ids) => {
    const { understood, notUnderstood } = read(text);
    expect({ ids: understood.map(({ id }) => id), notUnderstood }).toEqual({ ids, notUnderstood: [] });
  });

  it('appear once when repeated', () => {
    expect(labels('cheap and very cheap')).toHaveLength(1);
  });

  it('omit a removed one, even if its place hid a wider one', () => {
    const { understood } = read('Lisbon, Portugal', ['in:lisbon']);
    expect(mergeFilters(understood, vocabulary)).toEqual([{ on: 'place', anyOf: [{ countries: ['PT'] }] }]);
  });

  it('treat places as alternatives, and use the narrower of two', () => {
    const { understood } = read('Lisbon, Portugal or Spain');
    expect(mergeFilters(understood, vocabulary)).toEqual([
      { on: 'place', anyOf: [{ cities: ['lisbon'] }, { countries: ['ES'] }] },
    ]);
  });
});

describe('contradicting conditions', () => {
  it('are reported with both labels', () => {
    expect(read('warm and cold in January').contradictions).toEqual([
      { ids: ['warm@1', 'cold@1'], words: 'No city can be “Warm in January” and “Cold in January” at once.' },
    ]);
  });

  it('are reported for time zones that never come close', () => {
    expect(read('same time zone as London, UTC+9').contradictions).toHaveLength(1);
    expect(read('CET, UTC+2').contradictions).toEqual([]);
  });

  it('are gone when one is removed', () => {
    expect(read('warm and cold in January', ['cold@1']).contradictions).toEqual([]);
  });

  it('are not reported when both can hold', () => {
    expect(read('warm in January and cold in July').contradictions).toEqual([]);
  });
});

describe('the order of results', () => {
  it('is by score by default', () => {
    expect(read('safe').ranking).toMatchObject({ by: 'irex' });
  });

  it.each([
    ['which is cheaper, Hanoi or Saigon', 'cost'],
    ['Bulgaria or Romania, whichever has better internet', 'speed'],
  ])('is by the figure compared: %s', (text, by) => {
    const { ranking, understood } = read(text);
    expect({ by: ranking.by, wishes: understood.length }).toEqual({ by, wishes: 3 });
  });

  it('is by similarity to a named city, unless another order is given', () => {
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

  it('has ids that a URL can carry', () => {
    const { understood } = read('warm in January, 4 hours overlap with New York, not Asia, $1000-1400');
    for (const { id } of understood) expect(id).toMatch(/^[\w:;<>=.@/+ -]+$/);
  });
});
