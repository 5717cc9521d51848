import type { Bounds } from '@wanderwork/contracts';
import type { Anchor, Condition } from '../pieces.js';
import { formatBounds, matchQuantity, type Quantity } from '../quantity.js';
import { type PhraseInput, type Recognizer, createRecognition } from '../recognizer.js';
import { getHoursAhead, getHoursApart } from '../zones.js';
import { matchAnchor } from './anchor.js';
import {
  differenceExpressions,
  hoursSuffixes,
  type TimeDirection,
  inCommonExpressions,
  overlapNouns,
  shareVerbs,
  sharedHoursNouns,
  withExpressions,
} from './zone-vocabulary.js';
import { formatBoundsId } from './figure-condition.js';
import type { Word } from '../words.js';

/** "About 3 hours ahead" allows one hour more or less. */
const ABOUT_TOLERANCE_HOURS = 1;

const measures: Record<TimeDirection, typeof getHoursApart> = {
  apart: getHoursApart,
  ahead: getHoursAhead,
  behind: (zone, other, now) => getHoursAhead(other, zone, now),
};

const formatHours = (text: string): string => `${text} ${text === '1' ? 'hour' : 'hours'}`;

const formatLabel = (direction: TimeDirection, bounds: Bounds, name: string): string => {
  if (direction === 'apart' && bounds.to !== undefined)
    return `Within ${formatHours(`${bounds.to}`)} of ${name}'s clock`;
  const from = direction === 'ahead' ? 'ahead of' : direction === 'behind' ? 'behind' : 'from';
  return `${formatBounds(bounds, formatHours)} ${from} ${name}'s clock`;
};

const toZoneCondition = (
  { now, vocabulary }: PhraseInput,
  { zone, name }: Anchor,
  direction: TimeDirection,
  bounds: Bounds,
): Condition => {
  const { from = -Infinity, to = Infinity } = bounds;
  const zones = vocabulary.zones.filter((other) => {
    const hours = measures[direction](zone, other, now);
    return hours >= from && hours <= to;
  });
  const id = `${direction === 'apart' ? 'zone' : direction}${formatBoundsId(bounds)}@${zone}`;
  return {
    id,
    kind: 'zone',
    label: formatLabel(direction, bounds, name),
    filters: [{ on: 'zone', zones, clock: { zone, name, measure: 'difference' } }],
  };
};

/** A condition for time zones within so many hours of a clock; negated, for all others. */
export const toNearZoneCondition = (
  input: PhraseInput,
  anchor: Anchor,
  hours: number,
  negated: boolean,
): Condition => {
  const within = toZoneCondition(input, anchor, 'apart', { to: hours });
  if (!negated) return within;
  const near = new Set(within.filters.flatMap((filter) => (filter.on === 'zone' ? filter.zones : [])));
  const { zone, name } = anchor;
  return {
    ...within,
    id: `zone>${hours}@${zone}`,
    label: `More than ${hours} h from ${name}'s clock`,
    filters: [
      {
        on: 'zone',
        zones: input.vocabulary.zones.filter((other) => !near.has(other)),
        clock: { zone, name, measure: 'difference' },
      },
    ],
  };
};

/** A distance is a maximum; "ahead" and "behind" mean what they say. */
const toBounds = ({ from, to, about, bare }: Quantity, direction: TimeDirection): Bounds => {
  if (direction === 'apart') return to === undefined ? { from: from ?? 0 } : { to };
  if (about && from !== undefined)
    return { from: Math.max(0, from - ABOUT_TOLERANCE_HOURS), to: from + ABOUT_TOLERANCE_HOURS };
  if (!bare && from === undefined && to !== undefined) return { from: 0, to };
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
};

/** Matches "within 3 hours of London", "2 hours ahead of London" and "at most 5 hours behind New York". */
export const timeDifferenceRecognizer: Recognizer = (input, at) => {
  const { words } = input;
  const quantity = matchQuantity(words, at);
  if (quantity?.unit !== 'hours') return null;
  const direction = differenceExpressions.match(words, at + quantity.take);
  const start = at + quantity.take + (direction?.take ?? 0);
  const center = direction && matchAnchor(input, start);
  if (!direction || !center) return null;
  const tail = hoursSuffixes.match(words, start + center.take)?.take ?? 0;
  const condition = toZoneCondition(
    input,
    center.value,
    direction.value,
    toBounds(quantity, direction.value),
  );
  return createRecognition(start + center.take + tail - at, { is: 'condition', condition });
};

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
