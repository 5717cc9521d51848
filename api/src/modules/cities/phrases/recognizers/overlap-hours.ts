import { quantityAt } from '../quantity.js';
import { type Recognizer, recognized } from '../recognizer.js';
import type { Word } from '../words.js';
import { inCommon, overlapOf, share, sharedHours, withWhom } from './zone-vocabulary.js';
import { anchorAt } from './anchor.js';

/** Matches "6 hours of overlap", "an overlap of 6 hours" and "6 shared hours". */
const hoursAt = (words: readonly Word[], at: number) => {
  const lead = share.at(words, at)?.take ?? 0;
  const before = overlapOf.at(words, at + lead)?.take ?? 0;
  const quantity = quantityAt(words, at + lead + before);
  if (quantity?.unit !== 'hours' && quantity?.unit !== null) return null;
  const end = at + lead + before + quantity.take;
  const after = (quantity.unit === 'hours' ? inCommon : sharedHours).at(words, end)?.take ?? 0;
  const isSaid = after > 0 || (before > 0 && quantity.unit === 'hours');
  const hours = quantity.from ?? quantity.to;
  return isSaid && hours !== undefined ? { take: end + after - at, hours } : null;
};

/** Recognizes hours to share. The person may follow, or stand in another part of the phrase. */
export const overlapHoursRecognizer: Recognizer = (input, at) => {
  const said = hoursAt(input.words, at);
  if (!said) return null;
  const end = at + said.take;
  const lead = withWhom.at(input.words, end);
  const anchor = lead && anchorAt(input, end + lead.take);
  const take = lead && anchor ? said.take + lead.take + anchor.take : said.take;
  return recognized(take, { is: 'overlap', anchor: anchor?.value ?? null, hours: said.hours });
};
