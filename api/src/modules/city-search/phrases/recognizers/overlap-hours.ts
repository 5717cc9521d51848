import { matchQuantity } from '../quantity.js';
import { type Recognizer, createRecognition } from '../recognizer.js';
import type { Word } from '../words.js';
import {
  inCommonExpressions,
  overlapNouns,
  shareVerbs,
  sharedHoursNouns,
  withExpressions,
} from './zone-vocabulary.js';
import { matchAnchor } from './anchor.js';

/** Matches "6 hours of overlap", "an overlap of 6 hours" and "6 shared hours". */
const matchHours = (words: readonly Word[], at: number) => {
  const lead = shareVerbs.match(words, at)?.take ?? 0;
  const before = overlapNouns.match(words, at + lead)?.take ?? 0;
  const quantity = matchQuantity(words, at + lead + before);
  if (quantity?.unit !== 'hours' && quantity?.unit !== null) return null;
  const end = at + lead + before + quantity.take;
  const after =
    (quantity.unit === 'hours' ? inCommonExpressions : sharedHoursNouns).match(words, end)?.take ?? 0;
  const isOverlap = after > 0 || (before > 0 && quantity.unit === 'hours');
  const hours = quantity.from ?? quantity.to;
  return isOverlap && hours !== undefined ? { take: end + after - at, hours } : null;
};

/** Recognizes hours to share. The person may follow, or stand in another part of the phrase. */
export const overlapHoursRecognizer: Recognizer = (input, at) => {
  const hoursMatch = matchHours(input.words, at);
  if (!hoursMatch) return null;
  const end = at + hoursMatch.take;
  const lead = withExpressions.match(input.words, end);
  const anchor = lead && matchAnchor(input, end + lead.take);
  const take = lead && anchor ? hoursMatch.take + lead.take + anchor.take : hoursMatch.take;
  return createRecognition(take, { is: 'overlap', anchor: anchor?.value ?? null, hours: hoursMatch.hours });
};
