import fs from 'node:fs';
import path from 'node:path';
import { understand, type Vocabulary } from '../../../src/modules/city-search/index.js';
import type { EarlierTurn } from '../../../src/modules/assistant/grammar/context.js';
import type { Reading } from '../../../src/modules/assistant/grammar/intent.js';
import { readTurn } from '../../../src/modules/assistant/grammar/read-turn.js';
import { loadShippedVocabulary } from '../../cities/phrases/shipped-vocabulary.js';

interface Example {
  turns: string[];
  trip?: boolean;
  page?: string;
  passport?: string;
  /** The readings of the last turn. */
  expect: string[];
}

const NOW = new Date('2026-11-28T12:00:00Z');
const TODAY = 20785;

const examples = JSON.parse(fs.readFileSync(path.join(__dirname, 'examples.json'), 'utf8')) as Record<
  string,
  Example[]
>;

/** Leaves out what is null, false or an empty list. */
const compact = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(compact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== null && one !== false && !(Array.isArray(one) && one.length === 0))
      .map(([key, one]) => [key, compact(one)]),
  );
};

/** `visa.entry {"passports":["GB"],"country":"JP"}`, `missing passport of visa.entry`, `refusal data`. */
const toNotation = (reading: Reading): string => {
  if (reading.is === 'refusal') return `refusal ${reading.form}`;
  const { tool, ...others } = reading.intent;
  return reading.is === 'missing'
    ? `missing ${reading.slot} of ${tool}`
    : `${tool} ${JSON.stringify(compact(others))}`;
};

let vocabulary: Vocabulary;
beforeAll(async () => (vocabulary = await loadShippedVocabulary()));

/** What a turn leaves behind, as if its search had listed three cities. */
const toEarlierTurn = (readings: readonly Reading[]): EarlierTurn => {
  const intents = readings.flatMap((reading) => (reading.is === 'intent' ? [reading.intent] : []));
  const last = readings.at(-1)!;
  const search = intents.find(({ tool }) => tool === 'cities.search');
  const understood =
    search?.tool === 'cities.search'
      ? understand(search.phrase, vocabulary, NOW, search.without).understood
      : [];
  return {
    intents,
    missing: last.is === 'missing' ? { slot: last.slot, intent: last.intent } : null,
    list: search ? ['lisbon', 'porto', 'valencia'] : [],
    conditions: understood.filter(({ id }) => id !== 'first:-irex').map(({ id, label }) => ({ id, label })),
  };
};

const readAll = ({ turns, trip, page, passport }: Example): Reading[] => {
  const earlier: EarlierTurn[] = [];
  let readings: Reading[] = [];
  for (const text of turns) {
    readings = readTurn(text, {
      vocabulary,
      now: NOW,
      today: TODAY,
      passports: passport === undefined ? [] : [passport],
      page: { cities: page === undefined ? [] : [page] },
      trip: trip ? { cities: ['lisbon', 'valencia', 'athens'] } : null,
      turns: [...earlier],
    });
    earlier.push(toEarlierTurn(readings));
  }
  return readings;
};

describe.each(Object.entries(examples))('the grammar reads questions about %s', (_, group) => {
  it.each(group.map((example) => [example.turns.join(' → '), example] as const))('%s', (_name, example) => {
    expect(readAll(example).map(toNotation)).toEqual(example.expect);
  });
});
