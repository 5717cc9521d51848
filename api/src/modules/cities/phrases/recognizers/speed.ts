import type { Bounds } from '@wanderwork/contracts';
import { combined } from '../combine-expressions.js';
import type { Condition } from '../pieces.js';
import { amountOfAt, boundsInWords, quantityAt } from '../quantity.js';
import { fast, good, notSlow, slow, veryFast, type Relative } from '../meanings.js';
import { bookOf } from '../phrase-book.js';
import { type Recognizer, recognized } from '../recognizer.js';
import { relativeCondition } from './relative.js';
import { createFigureCondition } from './figure-condition.js';

const relatives: Record<'fast' | 'very-fast' | 'good' | 'slow' | 'not-slow', Relative> = {
  fast,
  'very-fast': veryFast,
  good,
  slow,
  'not-slow': notSlow,
};

const line = [
  'internet',
  'wifi',
  'wi fi',
  'connection',
  'broadband',
  'internet connection',
  'internet speed',
  'net',
  'bandwidth',
  'wifi speed',
  'speeds',
  'internet speeds',
  'download speed',
  'connectivity',
  'speed',
];
const adjectives: Readonly<Record<string, keyof typeof relatives>> = {
  fast: 'fast',
  quick: 'fast',
  'high speed': 'fast',
  speedy: 'fast',
  great: 'fast',
  excellent: 'fast',
  strong: 'fast',
  'very fast': 'very-fast',
  'really fast': 'very-fast',
  'super fast': 'very-fast',
  superfast: 'very-fast',
  'ultra fast': 'very-fast',
  'blazing fast': 'very-fast',
  'lightning fast': 'very-fast',
  blazing: 'very-fast',
  good: 'good',
  decent: 'good',
  reliable: 'good',
  stable: 'good',
  solid: 'good',
  ok: 'good',
  okay: 'good',
  'fast reliable': 'fast',
  'fast and reliable': 'fast',
  'good and fast': 'fast',
  'reliable fast': 'fast',
  fine: 'good',
  dependable: 'good',
  slow: 'slow',
  bad: 'slow',
  poor: 'slow',
  unreliable: 'slow',
};

const words = bookOf<keyof typeof relatives>([
  ...Object.entries(adjectives).flatMap(([adjective, value]) =>
    line.map((noun) => [`${adjective} ${noun}`, value] as const),
  ),
  [
    'fast, high speed, high bandwidth, fiber, fibre, fibre internet, fiber internet, fast fiber, video calls, good for video calls, good for zoom, zoom calls',
    'fast',
  ],
  ['internet, wifi, wi fi, connectivity, broadband, good for remote work', 'good'],
  ['laggy, laggy internet', 'slow'],
]);

const speedWords: Recognizer = ({ words: said, vocabulary }, at, negated) => {
  const found = words.at(said, at);
  if (!found) return null;
  const id = negated ? (found.value === 'slow' ? 'not-slow' : 'slow') : found.value;
  const table = vocabulary.speed;
  const condition = relativeCondition({
    kind: 'speed',
    id: `${id}-internet`,
    on: 'speed',
    relative: relatives[id],
    table,
    unit: (text) => `${text} Mbps`,
  });
  return recognized(found.take, { is: 'condition', condition });
};

const GIGABIT = 1000;
const noun = bookOf<true>([
  [line.flatMap((one) => [one, `of ${one}`, `${one} of`]).join(', '), true],
  ['mbps, speed of, download, downloads of', true],
]);

/** Gigabit without a number means one gigabit. */
const gigabits = bookOf<true>([
  [
    combined(
      ', a, at least, at least a, full, symmetric',
      'gigabit, gigabit internet, gigabit fiber, gigabit fibre, gbit internet',
      `, ${line.join(', ')}`,
    ),
    true,
  ],
  [combined('a gig, at least a gig', ', of internet, of bandwidth, of speed, internet'), true],
]);

const internetOf = (bounds: Bounds): Condition =>
  createFigureCondition('speed', 'speed', bounds, `Internet of ${boundsInWords(bounds, (text) => `${text} Mbps`)}`);

const gigabit: Recognizer = ({ words: said }, at, negated) => {
  const found = negated ? null : gigabits.at(said, at);
  return found && recognized(found.take, { is: 'condition', condition: internetOf({ from: GIGABIT }) });
};

/** A number of Mbps is a minimum, unless the phrase says otherwise. */
const speeds: Recognizer = ({ words: said }, at, negated) => {
  const before = noun.at(said, at)?.take ?? 0;
  const quantity = (before > 0 ? amountOfAt : quantityAt)(said, at + before);
  const isSpeed =
    quantity?.unit === 'mbps' || quantity?.unit === 'gbps' || (before > 0 && quantity?.unit === null);
  if (!quantity || !isSpeed) return null;
  const factor = quantity.unit === 'gbps' ? GIGABIT : 1;
  const [from, to] = [quantity.from, quantity.to].map((value) =>
    value === undefined ? value : value * factor,
  );
  const least = quantity.bare && from === to;
  const wished = {
    ...(from !== undefined && { from }),
    ...(to !== undefined && !least && !quantity.about && { to }),
  };
  const bounds =
    negated && wished.to !== undefined && wished.from === undefined ? { from: wished.to } : wished;
  const after = noun.at(said, at + before + quantity.take)?.take ?? 0;
  return recognized(before + quantity.take + after, { is: 'condition', condition: internetOf(bounds) });
};

export const speedRecognizers = { speeds, gigabit, words: speedWords };
export const speedVocabulary = [...words.words(), ...gigabits.words()];
