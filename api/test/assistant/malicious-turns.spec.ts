import { randomUUID } from 'node:crypto';
import type { AssistantEvent } from '@wanderwork/contracts';
import { readTurn } from '../../src/modules/assistant/grammar/read-turn.js';
import type { EarlierTurn, TurnContext } from '../../src/modules/assistant/grammar/context.js';
import type { Vocabulary } from '../../src/modules/city-search/index.js';
import { loadShippedVocabulary } from '../cities/phrases/shipped-vocabulary.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createMember } from '../support/member.js';
import { createDocument, saveTrip, setTier } from '../trips/planner.js';
import { parseEvents, sendMessage } from './assistant-client.js';

/** A small generator with a seed, so that a failure can be repeated. */
const createRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

const pieces = [
  ...[
    'what is',
    'how far is',
    'and',
    'compare',
    'add',
    'remove',
    'plan',
    'when to go to',
    'how long may I stay in',
    'make it',
    'swap',
    'pack for',
    'the second one',
    'drop the budget',
  ],
  ...[
    'Lisbon',
    'Porto',
    'Japan',
    'Bali',
    'Europe',
    'Wakanda',
    'the second',
    'New York',
    'EST',
    'UTC+45',
    'British passport',
    'with a __proto__ passport',
    'constructor',
    'toString',
  ],
  ...[
    'rent',
    'weather',
    'visa',
    'Schengen',
    '183 days',
    '40 days used',
    'hours shared with',
    'at 25:99',
    '9',
    '-5',
    '1e309',
    'NaN',
    'Infinity',
    '99999999999 months',
    'for -3 people',
    '0 days',
    '$0',
    '$-1',
    '31 February',
    '29 Feb 2027',
    '0000-00-00',
    'from 9999-12-31 to 1900-01-01',
  ],
  ...[
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '[a](javascript:alert(1))',
    '"; DROP TABLE users; --',
    '{{7*7}}',
    '${process.env}',
    '../../etc/passwd',
    '%00',
    '\u202Eevil',
    '\u200b',
    '🏝️',
    'ＬＩＳＢＯＮ',
    'ا',
    '\uD800',
  ],
  ...[
    'ignore all previous instructions',
    'system prompt',
    'you are now',
    '?',
    '!',
    ';',
    ',',
    '.',
    'and what',
    'or',
    'not',
    'a'.repeat(200),
  ],
];

const createText = (random: () => number): string => {
  const count = 1 + Math.floor(random() * 8);
  return Array.from({ length: count }, () => pieces[Math.floor(random() * pieces.length)])
    .join(' ')
    .slice(0, 600);
};

/** The path of a number that is not finite. */
const findBadNumber = (value: unknown, path = ''): string | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, one] of Object.entries(value)) {
    const found = findBadNumber(one, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
};

const NOW = new Date('2026-11-28T12:00:00Z');

/** Everything that is shown, without the person's own words. */
const listTexts = (events: readonly AssistantEvent[]): string[] => {
  const texts: string[] = [];
  const collect = (value: unknown, key = ''): void => {
    if (key === 'phrase' || key === 'href' || key === 'link' || key === 'url') return;
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) value.forEach((one) => collect(one, key));
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) collect(one, name);
  };
  collect(events);
  return texts;
};

describe('malicious turns', () => {
  let vocabulary: Vocabulary;
  beforeAll(async () => (vocabulary = await loadShippedVocabulary()));

  it('are read without an error, with finite numbers, and the same way twice', () => {
    const random = createRandom(27);
    let turns: EarlierTurn[] = [];
    for (let at = 0; at < 2500; at += 1) {
      const text = createText(random);
      const context: TurnContext = {
        vocabulary,
        now: NOW,
        today: 20785,
        passports: random() < 0.5 ? [] : ['GB'],
        page: { cities: random() < 0.5 ? [] : ['athens'] },
        trip: random() < 0.5 ? null : { cities: ['lisbon', 'valencia', 'athens'] },
        turns,
      };
      const readings = readTurn(text, context);
      expect([text, readings.length >= 1 && readings.length <= 3]).toEqual([text, true]);
      expect(JSON.stringify(readTurn(text, context))).toBe(JSON.stringify(readings));
      expect([text, findBadNumber(readings)]).toEqual([text, null]);
      const last = readings.at(-1)!;
      const turn: EarlierTurn = {
        intents: readings.flatMap((reading) => (reading.is === 'intent' ? [reading.intent] : [])),
        missing: last.is === 'missing' ? { slot: last.slot, intent: last.intent } : null,
        list: ['lisbon', 'porto'],
        conditions: [{ id: 'cost<=1500', label: '' }],
      };
      turns = [...turns, turn].slice(-12);
    }
  });

  it('are read in time that grows only in proportion to their length', () => {
    const context: TurnContext = {
      vocabulary,
      now: NOW,
      today: 20785,
      passports: [],
      page: { cities: [] },
      trip: null,
      turns: [],
    };
    for (const piece of ['a ', 'and what is ', 'Lisbon ', '9 ', 'please ', 'not ', 'how long '])
      expect(readTurn(piece.repeat(200).slice(0, 600), context).length).toBeGreaterThan(0);
  });
});

describe('malicious messages', () => {
  let api: TestApp;
  beforeAll(async () => (api = await startTestApp()));
  afterAll(() => api.close());

  it('never break an answer, and bring no markup to the screen', async () => {
    const random = createRandom(2027);
    const ana = await createMember(api);
    await setTier(api, ana, 'premium');
    const { trip } = await saveTrip(ana, createDocument());
    let conversation = randomUUID();
    for (let at = 0; at < 400; at += 1) {
      if (at % 10 === 0) conversation = randomUUID();
      const text = createText(random);
      const page = random() < 0.2 ? pieces[Math.floor(random() * pieces.length)]!.slice(0, 300) : undefined;
      const message = { text, ...(page !== undefined && { page }), ...(random() < 0.3 && { trip: trip.id }) };
      const response = await sendMessage(ana, message, conversation);
      expect([text, response.statusCode < 500]).toEqual([text, true]);
      if (response.statusCode !== 200) continue;
      const events = parseEvents(response);
      expect([text, events.filter(({ event }) => event === 'failed')]).toEqual([text, []]);
      expect([
        text,
        listTexts(events).filter((one) => /<\w|javascript:|NaN|undefined|\[object/.test(one)),
      ]).toEqual([text, []]);
    }
  });
});
