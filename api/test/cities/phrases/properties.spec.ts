import type { Understanding } from '@wanderwork/contracts';
import { readPieces } from '../../../src/modules/city-search/phrases/read.js';
import { splitPhrase, type Word } from '../../../src/modules/city-search/phrases/words.js';
import { createRandom } from '../../platform/generated.js';
import { gradedSet } from './grading.js';
import { type PhraseReader, READING_DAY, createShippedReader } from './reader.js';

let vocabulary: PhraseReader['vocabulary'];
let read: PhraseReader['read'];
beforeAll(async () => ({ vocabulary, read } = await createShippedReader()));

const getSortedIds = ({ understood }: Understanding) => understood.map(({ id }) => id).sort();

/**
 * Self-contained conditions, grouped by subject: with months for weather, with a place for hours. Two of one subject
 * may belong together ("warm and dry in May", "Lisbon, Portugal"), so a phrase uses at most one of each group.
 */
const phraseGroups: readonly (readonly string[])[] = [
  [
    'cheap',
    'under $1500',
    'between $1000 and $1400 a month',
    'not expensive',
    '$50 a day',
    'my budget is $1,300',
  ],
  ['rent under $600', 'rent must not exceed 700 dollars', 'a flat for 800 dollars at most'],
  [
    'warm in January',
    'not humid in July',
    'dry from May to September',
    'above 25 degrees in March',
    'mild winters',
  ],
  ['fast internet', 'at least 50 Mbps', 'no slow internet', 'gigabit fibre', 'the wifi should be good'],
  ['clean air', 'not polluted', 'PM2.5 under 12', 'without smog', 'cleanest air'],
  ['very safe', 'low crime rates', 'not dangerous', 'safety above 70'],
  ['near a big airport', 'within 20 km of an airport', 'not near an airport'],
  ['English spoken', 'everyone speaks English', 'at least 70 % English'],
  ['small town', 'not a big city', 'under 200,000 people', 'a city of 2-3 million'],
  ['nomad visa', 'a visa for remote workers'],
  [
    '4 hours overlap with New York',
    'US East Coast hours',
    'UTC+7',
    'same time zone as Berlin',
    'within 3 hours of London',
  ],
  ['in Portugal', 'in Southeast Asia', 'in Lisbon', 'in the EU', 'in Texas'],
  ['like Porto', 'similar to Berlin'],
  ['IREX above 60'],
];
const CONJUNCTIONS = [', ', ' and ', '. ', '; ', ', and ', ' & ', '\n'];

const pick = <T>(random: () => number, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

const shuffle = <T>(random: () => number, items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

const PHRASES = 2000;

describe('conditions in one phrase', () => {
  it('are read as each is on its own, in any order and with any conjunction', () => {
    const random = createRandom(5);
    const apart = new Map(phraseGroups.flat().map((condition) => [condition, getSortedIds(read(condition))]));
    for (let phrase = 0; phrase < PHRASES; phrase += 1) {
      const phrases = shuffle(random, phraseGroups)
        .slice(0, 2 + Math.floor(random() * 4))
        .map((subject) => pick(random, subject));
      const text = phrases.reduce((begun, condition) => begun + pick(random, CONJUNCTIONS) + condition);
      const together = read(text);
      expect({ text, ids: getSortedIds(together), left: together.notUnderstood }).toEqual({
        text,
        ids: phrases.flatMap((condition) => apart.get(condition) ?? []).sort(),
        left: [],
      });
    }
  });
});

describe('a removed condition', () => {
  it('changes no other condition', () => {
    const random = createRandom(6);
    for (const { phrase } of [...gradedSet('tuned'), ...gradedSet('untuned')]) {
      const { understood, notUnderstood } = read(phrase);
      const without = understood.filter(() => random() < 0.5).map(({ id }) => id);
      const less = read(phrase, without);
      expect(less.understood).toEqual(understood.filter(({ id }) => !without.includes(id)));
      expect(less.notUnderstood).toEqual(notUnderstood);
    }
  });
});

/** Words from real phrases, punctuation, numbers and scripts, in any order. */
const createText = (random: () => number, words: readonly string[]): string => {
  const odd = [
    '-',
    '+',
    ',',
    '/',
    '°',
    '%',
    '$',
    '€',
    '±',
    '<',
    '0',
    '1e9',
    '٣',
    '½',
    'é',
    '日本',
    '🏝️',
    '\u202e',
    '\ud800',
    '(',
    '"',
  ];
  const count = 1 + Math.floor(random() * 30);
  return Array.from({ length: count }, () => pick(random, random() < 0.7 ? words : odd)).join(
    pick(random, [' ', ' ', '', ', ']),
  );
};

/** How often the parser accesses words while it reads a text. */
const countAccesses = (text: string): number => {
  let accesses = 0;
  const words = new Proxy(splitPhrase(text), {
    get(target, key, receiver) {
      accesses += typeof key === 'string' && /^\d+$/.test(key) ? 1 : 0;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  readPieces({ text, words: words as Word[], vocabulary, now: READING_DAY });
  return accesses;
};

describe('any words in any order', () => {
  const spoken = [...gradedSet('tuned'), ...gradedSet('untuned')].flatMap(({ phrase }) => phrase.split(' '));

  it('are read: each condition once, at its words, and the rest reported as it is written', () => {
    const random = createRandom(7);
    for (let phrase = 0; phrase < PHRASES; phrase += 1) {
      const text = createText(random, spoken);
      const { understood, notUnderstood } = read(text);
      expect(new Set(understood.map(({ id }) => id)).size).toBe(understood.length);
      for (const { start, end } of [...understood, ...notUnderstood])
        expect({ text, isWithin: start >= 0 && start < end && end <= text.length }).toEqual({
          text,
          isWithin: true,
        });
      for (const { start, end, text: phraseTokens } of notUnderstood)
        expect(text.slice(start, end)).toBe(phraseTokens);
    }
  });

  it('take time proportional to their number', () => {
    for (const again of [
      'the wifi is good and ',
      'not cold or ',
      'Lisbon but ',
      'from 5 to ',
      'leaving rainy ',
      'glorb ',
    ]) {
      const [once, twice] = [100, 200].map((length) => countAccesses(again.repeat(100).slice(0, length)));
      expect({ again, isLinear: twice! < 3 * once! }).toEqual({ again, isLinear: true });
    }
  });
});
