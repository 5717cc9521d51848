import type { PhraseFilter } from '@wanderwork/contracts';
import { mergeFilters } from '../../../src/modules/city-search/phrases/understand.js';
import { getSharedHours } from '../../../src/modules/city-search/phrases/zones.js';
import { type PhraseReader, READING_DAY, createShippedReader } from './reader.js';

let vocabulary: PhraseReader['vocabulary'];
let read: PhraseReader['read'];
beforeAll(async () => ({ vocabulary, read } = await createShippedReader()));

const readIds = (text: string) => read(text).understood.map(({ id }) => id);
const readFilters = (text: string, without?: readonly string[]): readonly PhraseFilter[] =>
  mergeFilters(read(text, without).understood, vocabulary);

describe('a question about a place', () => {
  it.each([
    ['medellin internet speed', ['in:medellin'], ['internet']],
    ['rent in Tbilisi', ['in:tbilisi'], ['rent']],
    ['what time is it in Bali', ['in:bali'], ['time']],
    ['hospitals in Bangkok', ['in:bangkok'], ['health']],
    ['is the internet in Medellín good enough for calls', ['in:medellin'], ['internet']],
    ['medellin safe', ['in:medellin', 'safe'], ['safety']],
    ['is Mexico City dangerous', ['in:mexico-city'], ['safety']],
    ['visa for Indians in Georgia', ['entry-in>=30', 'in:GE'], ['visa']],
  ])('has a topic, which a bare noun does not make a condition: %s', (text, ids, topics) => {
    const { topics: readTopics } = read(text);
    expect({ ids: readIds(text).sort(), topics: readTopics }).toEqual({ ids: [...ids].sort(), topics });
  });

  it('does not hide the place, whatever the answer is', () => {
    const onlyMedellin = [{ on: 'place', anyOf: [{ cities: ['medellin'] }] }];
    expect(readFilters('medellin safe')).toEqual(onlyMedellin);
    expect(readFilters('Medellín, Colombia under $500 with 4 hours overlap with Tokyo')).toEqual(
      onlyMedellin,
    );
  });

  it('hides none of several cities either', () => {
    expect(readFilters('Bangkok vs Chiang Mai, fast internet')).toEqual([
      { on: 'place', anyOf: [{ cities: ['bangkok'] }, { cities: ['chiang-mai'] }] },
    ]);
    expect(read('Bangkok vs Chiang Mai internet').topics).toEqual(['internet']);
  });

  it('can be about a city that is a country', () => {
    expect(readFilters('is Singapore safe')).toEqual([{ on: 'place', anyOf: [{ cities: ['singapore'] }] }]);
    expect(readIds('not Singapore')).toEqual(['not:SG']);
  });

  it('sets its conditions again when the place is removed', () => {
    expect(readFilters('medellin safe', ['in:medellin'])).toEqual([
      expect.objectContaining({ on: 'safety' }),
    ]);
  });

  it('keeps the conditions that choose between the cities of a country, but not its entry rules', () => {
    expect(readFilters('Indian passport, cheap, Georgia').map(({ on }) => on)).toEqual(['cost', 'place']);
    expect(readFilters('cheap in Lisbon or Spain').map(({ on }) => on)).toEqual(['cost', 'place']);
  });

  it('about a month asks for its weather', () => {
    expect(read('Lisbon in November')).toMatchObject({
      topics: ['climate'],
      months: [11],
      notUnderstood: [],
    });
    expect(read('Chiang Mai in March, how bad is the air')).toMatchObject({ topics: ['air'], months: [3] });
  });

  it('lists its topics in the order of the words', () => {
    expect(read('is Medellín safe and is the internet good enough for calls').topics).toEqual([
      'safety',
      'internet',
    ]);
  });
});

describe('the months of a phrase', () => {
  it('are those that it names, with or without weather', () => {
    expect(read('warm in January and Balkans in spring').months).toEqual([1, 3, 4, 5]);
    expect(read('warm all year').months).toEqual([]);
  });

  it('are those of a stay from a month on', () => {
    const { understood, months } = read('Indian passport, hate cold, three months from January');
    expect(understood.map(({ id }) => id)).toEqual(['entry-in>=90', 'not-cold@1-2-3']);
    expect(months).toEqual([1, 2, 3]);
  });
});

describe('asking for the best', () => {
  it.each(['best cities', 'best city for digital nomads', 'where should I live', 'recommend a city'])(
    'lists the best scored cities: %s',
    (text) => {
      expect(read(text)).toMatchObject({
        understood: [{ id: 'first:-irex', label: 'Best score first', filters: [] }],
        notUnderstood: [],
      });
    },
  );

  it('in a month asks for pleasant weather, and says so in the order', () => {
    const { understood, ranking } = read('where to go in February');
    expect(understood).toMatchObject([
      {
        label: 'Pleasant in February (14 to 28 °C, 120 mm of rain or less)',
        filters: [
          { on: 'temp', months: [2], bounds: { from: 14, to: 28 } },
          { on: 'rain', months: [2], bounds: { to: 120 } },
        ],
      },
    ]);
    expect(ranking).toMatchObject({
      by: 'irex',
      label: 'Best score first, of the places with pleasant weather in February',
    });
  });

  it('adds no condition to others', () => {
    expect(readIds('best cities in Europe under $1500')).toEqual(['in:europe', 'cost<=1500']);
  });
});

describe('sun', () => {
  it('is warmth and little rain, because there are no sunshine hours, and the order says so', () => {
    const { understood, ranking } = read('winter sun');
    expect(understood[0]?.filters).toEqual([
      { on: 'temp', months: [12, 1, 2], bounds: { from: 14 } },
      { on: 'rain', months: [12, 1, 2], bounds: { to: 60 } },
    ]);
    expect(ranking.label).toMatch(/warm and dry in December to February \(we have no sunshine hours\)/);
    const december = vocabulary.cities.get('bucharest')?.temps[11];
    expect(december).toBeLessThan(14);
  });

  it('gives way to an order that the person names', () => {
    expect(read('sunny in December, cheapest first').ranking).toMatchObject({ by: 'cost' });
  });
});

describe('an intent', () => {
  it.each([
    ['compare Lisbon, Valencia and Athens', ['lisbon', 'valencia', 'athens']],
    ['Lisbon vs Valencia', ['lisbon', 'valencia']],
    ['is Porto cheaper than Lisbon', ['porto', 'lisbon']],
    ['which is safer, Medellin or Bogota', ['medellin', 'bogota']],
  ])('to compare names the cities: %s', (text, slugs) => {
    expect(read(text)).toMatchObject({ intent: { is: 'compare', slugs }, notUnderstood: [] });
  });

  it.each(['why did the score of Lisbon change', 'score history of Lisbon', "why did Lisbon's rating drop"])(
    'to know why a score changed names the city: %s',
    (text) => expect(read(text).intent).toEqual({ is: 'history', slug: 'lisbon' }),
  );

  it('without its cities says what is missing', () => {
    expect(read('compare').notUnderstood).toMatchObject([
      { why: expect.stringMatching(/two cities/) as string },
    ]);
    expect(read('why did the score change')).toMatchObject({
      intent: null,
      notUnderstood: [{ why: expect.stringMatching(/Name one city/) as string }],
    });
  });

  it.each(['Lisbon or Valencia', 'somewhere cheaper than Lisbon', 'vs', 'climate change'])(
    'is not read into other phrases: %s',
    (text) => expect(read(text).intent).toBeNull(),
  );
});

describe('an adjective of a country', () => {
  it.each([
    ['thai cities', ['in:TH']],
    ['thai beach towns', ['in:TH']],
    ['not a spanish city', ['not:ES']],
    ['south african towns', ['in:ZA']],
  ])('before a place means the country: %s', (text, ids) => expect(readIds(text)).toEqual(ids));

  it('before something else does not', () => {
    expect(readIds('cheap with good thai food')).toEqual(['cheap']);
  });
});

describe('an amount in another currency', () => {
  it.each([
    ['under €1200', /^\$1,\d\d0 a month or less \(€1,200 at the rate of 29 September 2026\)$/],
    ['€50 a day', /^\$1,\d\d0 a month or less \(€50 a day at the rate of /],
    ['rent under 600 pounds', /^Rent of \$\d\d0 a month or less \(£600 at the rate of /],
    ['between 1000 and 1500 euros', /^\$1,\d\d0 to \$1,\d\d0 a month \(€1,000 to €1,500 at the rate of /],
  ])('is converted at the dated rate, which the chip names: %s', (text, label) => {
    expect(read(text)).toMatchObject({
      understood: [{ label: expect.stringMatching(label) as string }],
      notUnderstood: [],
    });
  });
});

describe('what no data covers', () => {
  it.each([
    ['kids and schools', /Health care and safety are known/],
    ['near the sea', /by name, such as “the Mediterranean”/],
    ['mountains', /Size and climate are known/],
    ['coworking', /Internet speed is known/],
    ['quiet', /size of a city is known/],
    ['surfing', /no data on the sea/],
  ])('is named with the nearest thing that is known, and cities are listed: %s', (text, why) => {
    const { understood, notUnderstood } = read(text);
    expect(understood.map(({ id }) => id)).toEqual(['first:-irex']);
    expect(notUnderstood[0]?.why).toMatch(why);
  });

  it('does not list cities for what may be a name', () => {
    expect(readIds('glorb')).toEqual([]);
    expect(readIds('Paris, Texas')).toEqual([]);
  });
});

describe('a mild winter', () => {
  it('has a coldest month as Europeans mean it', () => {
    for (const text of ['mild winter', 'mild winters in Europe'])
      expect(read(text).understood[0]?.filters).toEqual([
        { on: 'coldestMonth', bounds: { from: 5, to: 20 } },
      ]);
    expect(read('mild in January').understood[0]?.filters).toEqual([
      { on: 'temp', months: [1], bounds: { from: 5, to: 20 } },
    ]);
  });

  it('does not change mild weather at other times', () => {
    expect(read('mild in May').understood[0]?.filters).toMatchObject([{ bounds: { from: 14, to: 24 } }]);
  });
});

describe('hours of overlap', () => {
  it.each([
    ['Europe/London', 'Asia/Bangkok', 4],
    ['Europe/London', 'America/Bogota', 4],
    ['Europe/London', 'Europe/Lisbon', 8],
    ['Europe/London', 'Europe/Athens', 8],
    ['America/Los_Angeles', 'Asia/Tokyo', 2],
    ['America/New_York', 'Asia/Bangkok', 0],
  ])('count the working day there within 8 to 20 for the person: %s from %s', (client, own, hours) => {
    expect(getSharedHours(client, own, READING_DAY)).toBe(hours);
  });

  it('with London can be had in Southeast Asia', () => {
    const zones = readFilters('4 hours overlap with London in south east asia').flatMap((filter) =>
      filter.on === 'zone' ? filter.zones : [],
    );
    expect(zones).toContain('Asia/Bangkok');
  });
});

describe('wording that was misread before', () => {
  it.each([
    ['playa vibes, cheap', ['cheap']],
    ['tired of paying SF rents, cheap', ['not:san-francisco', 'cheap']],
    ['hate winters, hate humidity', ['not-humid']],
    ['moving from my flat in London to Valencia', ['not:london', 'in:valencia']],
    ['EST or CET', ['zone<=1@America/New_York/zone<=1@Europe/Berlin']],
  ])('is read: %s', (text, ids) => {
    expect(readIds(text)).toEqual(ids);
    expect(read(text).contradictions).toEqual([]);
  });

  it('keeps the beginning of a name that is the whole phrase', () => {
    expect(readIds('playa')).toEqual(['in:playa-del-carmen']);
  });
});
