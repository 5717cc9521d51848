import { OVERLAP_HOURS, SAME_ZONE_HOURS } from '../meanings.js';
import type { Anchor, Meaning } from '../pieces.js';
import { matchQuantity } from '../quantity.js';
import { type PhraseInput, type Recognizer, createRecognition } from '../recognizer.js';
import { zoneAbbreviations } from '../zones.js';
import { matchAnchor, matchMoreAnchors } from './anchor.js';
import { toNearZoneCondition } from './time-difference.js';
import {
  toleranceExpressions,
  hoursSuffixes,
  overlapWithExpressions,
  sameZoneExpressions,
  shareVerbs,
  workdayExpressions,
} from './zone-vocabulary.js';
import type { Word } from '../words.js';

const toOverlaps = (anchors: readonly Anchor[], hours: number | null): Meaning[] =>
  anchors.map((anchor) => ({ is: 'overlap', anchor, hours }));

/** Matches "4 hours overlap with New York". */
const recognizeWithHours: Recognizer = (input, at) => {
  const { words } = input;
  const lead = shareVerbs.match(words, at)?.take ?? 0;
  const quantity = matchQuantity(words, at + lead);
  if (quantity?.unit !== 'hours') return null;
  const end = at + lead + quantity.take;
  const overlap =
    overlapWithExpressions.match(words, end) ??
    (lead > 0 && words[end]?.text === 'with' ? { take: 1 } : null);
  const anchor = overlap && matchAnchor(input, end + overlap.take);
  if (!overlap || !anchor) return null;
  const more = matchMoreAnchors(input, end + overlap.take + anchor.take);
  const named = end + overlap.take + anchor.take + more.take;
  const tail = hoursSuffixes.match(words, named)?.take ?? 0;
  const hours = quantity.from ?? quantity.to ?? OVERLAP_HOURS;
  return createRecognition(named + tail - at, ...toOverlaps([anchor.value, ...more.values], hours));
};

/** Matches the hours after the place: "… with London of at least 6 hours", "… for half a day". */
const matchHoursAfter = (words: readonly Word[], at: number): { take: number; hours: number } | null => {
  const link = ['of', 'for', 'by', 'is'].includes(words[at]?.text ?? '') ? 1 : 0;
  const quantity = matchQuantity(words, at + link);
  const hours = quantity?.unit === 'hours' ? (quantity.from ?? quantity.to) : undefined;
  return quantity && hours !== undefined ? { take: link + quantity.take, hours } : null;
};

/**
 * Matches several clocks: "US and European hours", "New York and London time". In "in Lisbon and US hours", Lisbon is
 * the place to live in.
 */
const matchJointAnchors = (input: PhraseInput, first: number, at: number) => {
  if ([input.words[first - 1], input.words[first]].some((word) => word?.text === 'in')) return null;
  const more = matchMoreAnchors(input, at);
  const tail = more.take > 0 ? hoursSuffixes.match(input.words, at + more.take) : null;
  return tail?.value === 'hours' ? { take: more.take + tail.take, values: more.values } : null;
};

/** Matches "+/- 2" after a time zone. */
const matchTolerance = ({ words }: PhraseInput, at: number): { take: number; hours: number } | null => {
  const toleranceMatch = toleranceExpressions.match(words, at);
  const quantity = toleranceMatch && matchQuantity(words, at + toleranceMatch.take);
  const hours = quantity?.unit === 'hours' || quantity?.unit === null ? quantity.to : undefined;
  return toleranceMatch && quantity && hours !== undefined
    ? { take: toleranceMatch.take + quantity.take, hours }
    : null;
};

/**
 * Matches "overlap with London", "US East Coast hours", "9 to 5 EST", "same time zone as Berlin", "CET" and "CET +/-
 * 2".
 */
const recognizeWithoutHours: Recognizer = (input, at, negated) => {
  const { words } = input;
  const overlap = overlapWithExpressions.match(words, at);
  const sameZone = overlap ? null : sameZoneExpressions.match(words, at);
  const opening = (overlap ?? sameZone)?.take ?? 0;
  const workdayMatch = sameZone ? null : workdayExpressions.match(words, at + opening);
  const lead = opening + (workdayMatch?.take ?? 0);
  // Look for typos only after words that lead to a name, because that search is expensive.
  const anchor = matchAnchor(input, at + lead, lead === 0);
  if (!anchor) return null;
  const named = at + lead + anchor.take;
  const jointAnchors = sameZone || overlap ? null : matchJointAnchors(input, at, named);
  if (jointAnchors)
    return createRecognition(
      named + jointAnchors.take - at,
      ...toOverlaps([anchor.value, ...jointAnchors.values], null),
    );
  const tail = hoursSuffixes.match(words, named);
  const isZone =
    sameZone !== null ||
    (!workdayMatch && (tail?.value === 'zone' || (!overlap && !tail && isZoneName(input, at, anchor))));
  if (lead === 0 && !tail && !isZone) return null;
  const end = named + (tail?.take ?? 0);
  if (!isZone) {
    const more = overlap ? matchMoreAnchors(input, end) : { take: 0, values: [] };
    const after = overlap ? matchHoursAfter(words, end + more.take) : null;
    const take = end + more.take + (after?.take ?? 0) - at;
    return createRecognition(take, ...toOverlaps([anchor.value, ...more.values], after?.hours ?? null));
  }
  const tolerance = matchTolerance(input, end);
  const condition = toNearZoneCondition(input, anchor.value, tolerance?.hours ?? SAME_ZONE_HOURS, negated);
  return createRecognition(end + (tolerance?.take ?? 0) - at, { is: 'condition', condition });
};

/** The name of a time zone is enough on its own. */
const isZoneName = ({ words }: PhraseInput, at: number, { take }: { take: number }): boolean =>
  words.slice(at, at + take).some(({ text }) => zoneAbbreviations.has(text));

export const zoneRecognizers = { withHours: recognizeWithHours, withoutHours: recognizeWithoutHours };
