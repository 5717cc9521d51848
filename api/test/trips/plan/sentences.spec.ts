import fs from 'node:fs';
import path from 'node:path';
import type { Vocabulary } from '../../../src/modules/city-search/index.js';
import { readTrip } from '../../../src/modules/trips/plan/frame/read-trip.js';
import { loadShippedVocabulary } from '../../cities/phrases/shipped-vocabulary.js';
import {
  countGrades,
  getSentences,
  gradeSentence,
  READING_DAY,
  readKeys,
  sentenceTable,
} from './sentences.js';

const DOCS = path.resolve(__dirname, '../../../../docs/planner.md');
const MARKS = /(?<=<!-- sentences -->\n\n)[^]*?(?=\n\n<!-- \/sentences -->)/;

/** Removes the padding that the formatter adds. */
const bare = (table: string): string => table.replace(/ +/g, ' ').replace(/-+/g, '-');

let vocabulary: Vocabulary;
beforeAll(async () => (vocabulary = await loadShippedVocabulary()));

const listFailures = (name: 'tuned' | 'untuned') =>
  getSentences(name)
    .filter((one) => gradeSentence(one, vocabulary) !== 'right')
    .map(({ sentence, expect: expected }) => ({ sentence, expected, read: readKeys(sentence, vocabulary) }));

describe('the graded sentences', () => {
  it('are at least sixty, about half of them held out, and no duplicates', () => {
    const all = [...getSentences('tuned'), ...getSentences('untuned')];
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(getSentences('untuned').length).toBeGreaterThanOrEqual(29);
    expect(new Set(all.map(({ sentence }) => sentence.toLowerCase())).size).toBe(all.length);
  });

  it('of the development set are all read right', () => {
    expect(listFailures('tuned')).toEqual([]);
  });

  it('of the held-out set are read right in nine of ten, and none is empty', () => {
    const counts = countGrades(getSentences('untuned'), vocabulary);
    expect({ ...counts, failures: listFailures('untuned') }).toMatchObject({ empty: 0 });
    expect(counts.right).toBeGreaterThanOrEqual(27);
  });

  it('match the table in docs/planner.md (UPDATE_DOCS=yes updates it)', () => {
    const table = sentenceTable(vocabulary);
    if (process.env.UPDATE_DOCS)
      fs.writeFileSync(
        DOCS,
        fs.readFileSync(DOCS, 'utf8').replace(MARKS, () => table),
      );
    expect(bare(MARKS.exec(fs.readFileSync(DOCS, 'utf8'))?.[0] ?? '')).toBe(bare(table));
  });
});

const SENTENCE =
  '3 months from November, warm, under $1800, calls with London 9–12, German passport, start Lisbon';

describe('the sentence of the design', () => {
  it('becomes a frame in which nothing is left over', () => {
    const { frame, chips, leftovers, contradictions } = readTrip(SENTENCE, vocabulary, READING_DAY);
    expect(frame).toEqual({
      conditions: {
        from: Date.UTC(2027, 10, 1) / 86_400_000,
        nights: 92,
        passports: ['DE'],
        calls: [
          {
            title: 'Call with London',
            zone: 'Europe/London',
            from: 540,
            to: 720,
            weekdays: [1, 2, 3, 4, 5],
          },
        ],
        usdMonth: 1800,
        words: 'warm, under $1800',
      },
      pinned: [{ city: 'lisbon', at: 'start' }],
    });
    expect(leftovers).toEqual([]);
    expect(contradictions).toEqual([]);
    expect(chips.map(({ label }) => label)).toEqual([
      '3 months',
      'From 1 Nov 2027',
      expect.stringMatching(/^Warm/) as string,
      '$1,800 a month or less',
      'Call with London: 09:00–12:00 London time, Mon–Fri',
      'Passport: Germany',
      'Start in Lisbon',
    ]);
  });

  it('can lose each chip without a change of the others', () => {
    const { chips } = readTrip(SENTENCE, vocabulary, READING_DAY);
    for (const { key } of chips) {
      const without = readTrip(SENTENCE, vocabulary, READING_DAY, [key]);
      expect(without.chips).toEqual(chips.filter((chip) => chip.key !== key));
      expect(without.leftovers).toEqual([]);
    }
  });
});

describe('a frame', () => {
  const read = (text: string, removed: readonly string[] = []) =>
    readTrip(text, vocabulary, READING_DAY, removed);

  it('tells the month of "from November" from the city of "from Lisbon"', () => {
    expect(read('from November').frame.pinned).toEqual([]);
    expect(read('from Lisbon').frame).toEqual({ conditions: {}, pinned: [{ city: 'lisbon', at: 'start' }] });
    expect(readKeys('from Lisbon from November', vocabulary)).toEqual(['start:lisbon', 'from:2027-11-01']);
  });

  it('leaves a month to the weather if the trip starts at another time', () => {
    expect(readKeys('from May, warm in January', vocabulary)).toEqual(['from:2027-05-01', 'warm@1']);
    expect(readKeys('warm in January', vocabulary)).toEqual(['warm', 'from:2027-01-01']);
  });

  it.each([
    ['end before start', 'from 1 May 2027 until 1 March 2027', /before it starts on 1 May 2027/],
    ['a day that has passed', 'starting 3 January 2020', /3 Jan 2020 has passed/],
    ['calls without a length', 'calls with London 9-9', /09:00 to 09:00 has no length/],
    ['no nights', '0 months from Lisbon', /0 months has no nights/],
    ['a trip of centuries', '99999 months', /at most 731 days/],
    ['two lengths', '3 months, 6 weeks', /Both 3 months and 6 weeks/],
    ['a length that misses the end', '3 months from 1 May 2027 until 1 December 2027', /not on 1 Dec 2027/],
    ['stays longer than the trip', '2 months in Lisbon and 2 months in Porto, for 90 days', /add up to 120/],
    ['more cities than stops', 'Lisbon then Porto then Madrid, at most 2 stops', /more than the 2 stops/],
    ['a day that does not exist', '31 February 2027 to 5 March 2027', /not a day of the calendar/],
  ])('names %s', (_, text, words) => {
    const { contradictions, chips } = read(text);
    expect(contradictions.map((one) => one.words)).toEqual([expect.stringMatching(words) as string]);
    const keys = chips.map(({ key }) => key);
    for (const id of contradictions.flatMap(({ ids }) => ids)) expect(keys).toContain(id);
  });

  it.each([
    ['calls without hours', 'calls with London', /Add their hours/],
    ['calls without a place', 'calls 9-12', /Whose time/],
    ['a start that is a country', 'start in Portugal', /name a city/],
    ['too many people', 'for 20 people', /1 to 8 people/],
    ['money without a rate', '6000 pesos in total', /Several currencies/],
  ])('says what is missing in %s', (_, text, why) => {
    const { leftovers, frame } = read(text);
    expect(leftovers).toMatchObject([{ why: expect.stringMatching(why) as string }]);
    expect(frame).toEqual({ conditions: {}, pinned: [] });
  });

  it('names words that are not understood, with their place in the text', () => {
    const text = '3 months glorbing, from Lisbon';
    const [leftover] = read(text).leftovers;
    expect(leftover).toMatchObject({ text: 'glorbing' });
    expect(text.slice(leftover!.start, leftover!.end)).toBe('glorbing');
  });

  it('does not let a word reach across what was read', () => {
    expect(readKeys('not Lisbon, 3 months in Portugal', vocabulary)).toEqual([
      'not:lisbon',
      'length:3m',
      'in:PT',
    ]);
  });

  it.each([
    ['Leaving Lisbon on 3 January', ['start:lisbon', 'from:2027-01-03']],
    ['I leave Lisbon in January for 10 weeks', ['start:lisbon', 'from:2027-01-01', 'length:10w']],
    ['from October, leaving Lisbon on 3 January', ['from:2027-10-01', 'end:lisbon', 'until:2028-01-03']],
    ['start in Porto, leave Lisbon on 3 January', ['start:porto', 'end:lisbon', 'until:2027-01-03']],
    ['leaving Lisbon, 3 months in Asia', ['not:lisbon', 'length:3m', 'in:asia']],
  ])('reads when the person leaves a city: "%s"', (text, keys) => {
    expect(readKeys(text, vocabulary).sort()).toEqual(keys.toSorted());
  });

  it.each([
    ['my wife is Brazilian', 'Brazilian', []],
    ['My partner is a Brazilian citizen, 3 months', 'a Brazilian citizen', ['length:3m']],
    ['German passport, my husband has a Brazilian passport', 'a Brazilian passport', ['passport:DE']],
    ['I am German and my wife’s passport is Brazilian', 'Brazilian', ['passport:DE']],
    ['I’m German and my wife is Brazilian', 'Brazilian', ['passport:DE']],
    ['with my Brazilian wife, Indian passport', 'Brazilian wife', ['passport:IN']],
    ['my girlfriend is from Brazil', 'from Brazil', []],
  ])('counts the other person and does not check their passport: "%s"', (text, words, keys) => {
    const { chips, leftovers, frame } = read(text);
    expect(chips.map(({ key }) => key).sort()).toEqual(['people:2', ...keys].sort());
    expect(leftovers).toEqual([
      expect.objectContaining({
        text: words,
        why: expect.stringMatching(/one person’s passports/) as string,
      }),
    ]);
    expect(frame.conditions).toMatchObject({ people: 2 });
    expect(frame.conditions.passports ?? []).not.toContain('BR');
  });

  it('spreads money for the whole trip over its months', () => {
    expect(read('$6000 in total, 3 months from March').frame.conditions.usdMonth).toBe(1985);
  });

  it('knows the people of all countries with entry rules', () => {
    for (const [text, code] of [
      ['Papua New Guinean passport', 'PG'],
      ['as a Burkinabe', 'BF'],
      ['I am from Eswatini', 'SZ'],
      ['citizen of Trinidad and Tobago', 'TT'],
      ['passport from Hong Kong', 'HK'],
      ['Côte d’Ivoire passport', 'CI'],
      ['South Korean passport', 'KR'],
      ['North Korean passport', 'KP'],
    ] as const)
      expect({ text, codes: read(text).frame.conditions.passports }).toEqual({ text, codes: [code] });
  });

  it('removes a stop of its own reading too', () => {
    const removed = ['stop:porto', 'warm'];
    const { frame, chips } = read('Lisbon then Porto, warm, safe', removed);
    expect(frame.pinned).toEqual([{ city: 'lisbon' }]);
    expect(frame.conditions.without).toEqual(['warm']);
    expect(chips.map(({ key }) => key)).toEqual(['stop:lisbon', 'safe']);
  });
});

describe('text that nobody means', () => {
  it.each([
    ['nothing', ''],
    ['emoji', '😀🏝️ 3 months 👩‍👩‍👧 from Lisbon'],
    ['right-to-left text', 'ثلاثة أشهر من لشبونة بميزانية ٢٠٠٠$'],
    ['text with direction marks', '\u202e3 months\u202c from \u2067Lisbon\u2069'],
    ['HTML', '<script>alert(1)</script> start <b>Lisbon</b>'],
    ['SQL', "'; DROP TABLE trips; -- 3 months"],
    ['long numbers', `${'9'.repeat(300)} months for ${'9'.repeat(200)} people`],
    ['one word again and again', 'from '.repeat(120)],
    ['calls again and again', 'calls with London 9-12 '.repeat(26)],
    ['many cities', 'Lisbon then Porto then Madrid then Athens then '.repeat(12)],
    ['times that do not exist', 'calls at 25:00 to 31:99 London time'],
    ['zones that do not exist', 'calls 9-12 UTC+45, team in Atlantis 9 to 5'],
    ['half a surrogate pair', '3 months \ud83d from Lisbon'],
  ])('is read without an error: %s', (_, text) => {
    const { chips, leftovers } = readTrip(text.slice(0, 600), vocabulary, READING_DAY);
    for (const { start, end } of [...chips, ...leftovers]) {
      expect(start).toBeLessThan(end);
      expect(end).toBeLessThanOrEqual(text.length);
    }
    expect(chips.length).toBeLessThan(30);
  });

  it('around a frame does not hide it', () => {
    expect(readKeys('😀🏝️ 3 months 👩‍👩‍👧 from Lisbon', vocabulary)).toEqual(
      expect.arrayContaining(['length:3m', 'start:lisbon']),
    );
  });
});
