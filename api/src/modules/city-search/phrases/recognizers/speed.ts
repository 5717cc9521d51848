import type { Bounds } from '@wanderwork/contracts';
import { combineExpressions, createBook } from '../phrase-book.js';
import type { Condition } from '../pieces.js';
import { matchAmountAfterSubject, formatBounds, matchQuantity } from '../quantity.js';
import { fast, good, notSlow, slow, veryFast, type RelativeBound } from '../meanings.js';
import { type Recognizer, createRecognition } from '../recognizer.js';
import { createRelativeCondition, createFigureCondition } from './figure-condition.js';

const boundsByLevel: Record<'fast' | 'very-fast' | 'good' | 'slow' | 'not-slow', RelativeBound> = {
  fast,
  'very-fast': veryFast,
  good,
  slow,
  'not-slow': notSlow,
};

const internetNouns = [
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
const adjectives: Readonly<Record<string, keyof typeof boundsByLevel>> = {
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

const expressions = createBook<keyof typeof boundsByLevel>([
  ...Object.entries(adjectives).flatMap(([adjective, value]) =>
    internetNouns.map((nounExpressions) => [`${adjective} ${nounExpressions}`, value] as const),
  ),
  [
    'fast, high speed, high bandwidth, fiber, fibre, fibre internet, fiber internet, fast fiber, video calls, good for video calls, good for zoom, zoom calls',
    'fast',
  ],
  ['internet, wifi, wi fi, connectivity, broadband, good for remote work', 'good'],
  ['laggy, laggy internet', 'slow'],
]);

const recognizeSpeedLevel: Recognizer = ({ words, vocabulary }, at, negated) => {
  const found = expressions.match(words, at);
  if (!found) return null;
  const id = negated ? (found.value === 'slow' ? 'not-slow' : 'slow') : found.value;
  const table = vocabulary.speed;
  const condition = createRelativeCondition({
    kind: 'speed',
    id: `${id}-internet`,
    on: 'speed',
    relative: boundsByLevel[id],
    table,
    unit: (text) => `${text} Mbps`,
  });
  return createRecognition(found.take, { is: 'condition', condition });
};

const MBPS_PER_GBPS = 1000;
const nounExpressions = createBook<true>([
  [internetNouns.flatMap((one) => [one, `of ${one}`, `${one} of`]).join(', '), true],
  ['mbps, speed of, download, downloads of', true],
]);

/** Gigabit without a number means one gigabit. */
const gigabitExpressions = createBook<true>([
  [
    combineExpressions(
      ', a, at least, at least a, full, symmetric',
      'gigabit, gigabit internet, gigabit fiber, gigabit fibre, gbit internet',
      `, ${internetNouns.join(', ')}`,
    ),
    true,
  ],
  [combineExpressions('a gig, at least a gig', ', of internet, of bandwidth, of speed, internet'), true],
]);

const toSpeedCondition = (bounds: Bounds): Condition =>
  createFigureCondition(
    'speed',
    'speed',
    bounds,
    `Internet of ${formatBounds(bounds, (text) => `${text} Mbps`)}`,
  );

const recognizeGigabit: Recognizer = ({ words }, at, negated) => {
  const found = negated ? null : gigabitExpressions.match(words, at);
  return (
    found &&
    createRecognition(found.take, { is: 'condition', condition: toSpeedCondition({ from: MBPS_PER_GBPS }) })
  );
};

/** A number of Mbps is a minimum, unless the phrase says otherwise. */
const recognizeSpeed: Recognizer = ({ words }, at, negated) => {
  const before = nounExpressions.match(words, at)?.take ?? 0;
  const quantity = (before > 0 ? matchAmountAfterSubject : matchQuantity)(words, at + before);
  const isSpeed =
    quantity?.unit === 'mbps' || quantity?.unit === 'gbps' || (before > 0 && quantity?.unit === null);
  if (!quantity || !isSpeed) return null;
  const factor = quantity.unit === 'gbps' ? MBPS_PER_GBPS : 1;
  const [from, to] = [quantity.from, quantity.to].map((value) =>
    value === undefined ? value : value * factor,
  );
  const isMinimum = quantity.bare && from === to;
  const requestedBounds = {
    ...(from !== undefined && { from }),
    ...(to !== undefined && !isMinimum && !quantity.about && { to }),
  };
  const bounds =
    negated && requestedBounds.to !== undefined && requestedBounds.from === undefined
      ? { from: requestedBounds.to }
      : requestedBounds;
  const after = nounExpressions.match(words, at + before + quantity.take)?.take ?? 0;
  return createRecognition(before + quantity.take + after, {
    is: 'condition',
    condition: toSpeedCondition(bounds),
  });
};

export const speedRecognizers = {
  speeds: recognizeSpeed,
  gigabit: recognizeGigabit,
  words: recognizeSpeedLevel,
};
export const speedVocabulary = [...expressions.listVocabulary(), ...gigabitExpressions.listVocabulary()];
