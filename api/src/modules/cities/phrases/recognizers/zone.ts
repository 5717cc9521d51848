import { OVERLAP_HOURS, SAME_ZONE_HOURS } from '../meanings.js';
import type { Anchor, Meaning } from '../pieces.js';
import { quantityAt } from '../quantity.js';
import { type PhraseInput, type Recognizer, recognized } from '../recognizer.js';
import { clocks } from '../zone-abbreviations.js';
import { anchorAt, moreAnchorsAt } from './anchor.js';
import { withinCondition } from './time-difference.js';
import { giveOrTake, hoursOf, overlapWith, sameAs, share, workday } from './zone-vocabulary.js';
import type { Word } from '../words.js';

const shared = (anchors: readonly Anchor[], hours: number | null): Meaning[] =>
  anchors.map((anchor) => ({ is: 'overlap', anchor, hours }));

/** Matches "4 hours overlap with New York". */
const withHours: Recognizer = (input, at) => {
  const { words } = input;
  const lead = share.at(words, at)?.take ?? 0;
  const quantity = quantityAt(words, at + lead);
  if (quantity?.unit !== 'hours') return null;
  const end = at + lead + quantity.take;
  const overlap =
    overlapWith.at(words, end) ?? (lead > 0 && words[end]?.text === 'with' ? { take: 1 } : null);
  const anchor = overlap && anchorAt(input, end + overlap.take);
  if (!overlap || !anchor) return null;
  const more = moreAnchorsAt(input, end + overlap.take + anchor.take);
  const named = end + overlap.take + anchor.take + more.take;
  const tail = hoursOf.at(words, named)?.take ?? 0;
  const hours = quantity.from ?? quantity.to ?? OVERLAP_HOURS;
  return recognized(named + tail - at, ...shared([anchor.value, ...more.values], hours));
};

/** Matches the hours after the place: "… with London of at least 6 hours", "… for half a day". */
const hoursAfter = (words: readonly Word[], at: number): { take: number; hours: number } | null => {
  const link = ['of', 'for', 'by', 'is'].includes(words[at]?.text ?? '') ? 1 : 0;
  const quantity = quantityAt(words, at + link);
  const hours = quantity?.unit === 'hours' ? (quantity.from ?? quantity.to) : undefined;
  return quantity && hours !== undefined ? { take: link + quantity.take, hours } : null;
};

/**
 * Matches several clocks: "US and European hours", "New York and London time". In "in Lisbon and US hours", Lisbon is
 * the place to live in.
 */
const jointAt = (input: PhraseInput, first: number, at: number) => {
  if ([input.words[first - 1], input.words[first]].some((word) => word?.text === 'in')) return null;
  const more = moreAnchorsAt(input, at);
  const tail = more.take > 0 ? hoursOf.at(input.words, at + more.take) : null;
  return tail?.value === 'hours' ? { take: more.take + tail.take, values: more.values } : null;
};

/** Matches "+/- 2" after a time zone. */
const giveOrTakeAt = ({ words }: PhraseInput, at: number): { take: number; hours: number } | null => {
  const said = giveOrTake.at(words, at);
  const quantity = said && quantityAt(words, at + said.take);
  const hours = quantity?.unit === 'hours' || quantity?.unit === null ? quantity.to : undefined;
  return said && quantity && hours !== undefined ? { take: said.take + quantity.take, hours } : null;
};

/**
 * Matches "overlap with London", "US East Coast hours", "9 to 5 EST", "same time zone as Berlin", "CET" and "CET +/-
 * 2".
 */
const withoutHours: Recognizer = (input, at, negated) => {
  const { words } = input;
  const overlap = overlapWith.at(words, at);
  const same = overlap ? null : sameAs.at(words, at);
  const opening = (overlap ?? same)?.take ?? 0;
  const daily = same ? null : workday.at(words, at + opening);
  const lead = opening + (daily?.take ?? 0);
  // Look for typos only after words that lead to a name, because that search is expensive.
  const anchor = anchorAt(input, at + lead, lead === 0);
  if (!anchor) return null;
  const named = at + lead + anchor.take;
  const joint = same || overlap ? null : jointAt(input, at, named);
  if (joint) return recognized(named + joint.take - at, ...shared([anchor.value, ...joint.values], null));
  const tail = hoursOf.at(words, named);
  const isZone =
    same !== null ||
    (!daily && (tail?.value === 'zone' || (!overlap && !tail && isClock(input, at, anchor))));
  if (lead === 0 && !tail && !isZone) return null;
  const end = named + (tail?.take ?? 0);
  if (!isZone) {
    const more = overlap ? moreAnchorsAt(input, end) : { take: 0, values: [] };
    const after = overlap ? hoursAfter(words, end + more.take) : null;
    const take = end + more.take + (after?.take ?? 0) - at;
    return recognized(take, ...shared([anchor.value, ...more.values], after?.hours ?? null));
  }
  const off = giveOrTakeAt(input, end);
  const condition = withinCondition(input, anchor.value, off?.hours ?? SAME_ZONE_HOURS, negated);
  return recognized(end + (off?.take ?? 0) - at, { is: 'condition', condition });
};

/** The name of a time zone is enough on its own. */
const isClock = ({ words }: PhraseInput, at: number, { take }: { take: number }): boolean =>
  words.slice(at, at + take).some(({ text }) => clocks.has(text));

export const zoneRecognizers = { withHours, withoutHours };
