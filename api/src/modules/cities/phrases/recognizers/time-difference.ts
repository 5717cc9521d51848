import type { Bounds } from '@wanderwork/contracts';
import type { Anchor, Condition } from '../pieces.js';
import { boundsInWords, quantityAt, type Quantity } from '../quantity.js';
import { type PhraseInput, type Recognizer, recognized } from '../recognizer.js';
import { hoursAhead, hoursApart } from '../zones.js';
import { anchorAt } from './anchor.js';
import { apart, hoursOf, type Side } from './zone-vocabulary.js';
import { boundsId } from './figure-condition.js';

/** "About 3 hours ahead" allows one hour more or less. */
const ABOUT_HOURS = 1;

const measures: Record<Side, typeof hoursApart> = {
  apart: hoursApart,
  ahead: hoursAhead,
  behind: (zone, other, now) => hoursAhead(other, zone, now),
};

const inHours = (text: string): string => `${text} ${text === '1' ? 'hour' : 'hours'}`;

const labelOf = (side: Side, bounds: Bounds, name: string): string => {
  if (side === 'apart' && bounds.to !== undefined)
    return `Within ${inHours(`${bounds.to}`)} of ${name}'s clock`;
  const from = side === 'ahead' ? 'ahead of' : side === 'behind' ? 'behind' : 'from';
  return `${boundsInWords(bounds, inHours)} ${from} ${name}'s clock`;
};

const zoneCondition = ({ now, vocabulary }: PhraseInput, { zone, name }: Anchor, side: Side, bounds: Bounds): Condition => {
  const { from = -Infinity, to = Infinity } = bounds;
  const zones = vocabulary.zones.filter((other) => {
    const hours = measures[side](zone, other, now);
    return hours >= from && hours <= to;
  });
  const id = `${side === 'apart' ? 'zone' : side}${boundsId(bounds)}@${zone}`;
  return { id, kind: 'zone', label: labelOf(side, bounds, name), filters: [{ on: 'zone', zones }] };
};

/** A condition for time zones within so many hours of a clock; negated, for all others. */
export const withinCondition = (input: PhraseInput, anchor: Anchor, hours: number, negated: boolean): Condition => {
  const within = zoneCondition(input, anchor, 'apart', { to: hours });
  if (!negated) return within;
  const near = new Set(within.filters.flatMap((filter) => (filter.on === 'zone' ? filter.zones : [])));
  return {
    ...within,
    id: `zone>${hours}@${anchor.zone}`,
    label: `More than ${hours} h from ${anchor.name}'s clock`,
    filters: [{ on: 'zone', zones: input.vocabulary.zones.filter((zone) => !near.has(zone)) }],
  };
};

/** A distance is a maximum; "ahead" and "behind" mean what they say. */
const boundsOf = ({ from, to, about, bare }: Quantity, side: Side): Bounds => {
  if (side === 'apart') return to === undefined ? { from: from ?? 0 } : { to };
  if (about && from !== undefined) return { from: Math.max(0, from - ABOUT_HOURS), to: from + ABOUT_HOURS };
  if (!bare && from === undefined && to !== undefined) return { from: 0, to };
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
};

/** Matches "within 3 hours of London", "2 hours ahead of London" and "at most 5 hours behind New York". */
export const apartRecognizer: Recognizer = (input, at) => {
  const { words } = input;
  const quantity = quantityAt(words, at);
  if (quantity?.unit !== 'hours') return null;
  const side = apart.at(words, at + quantity.take);
  const start = at + quantity.take + (side?.take ?? 0);
  const center = side && anchorAt(input, start);
  if (!side || !center) return null;
  const tail = hoursOf.at(words, start + center.take)?.take ?? 0;
  const condition = zoneCondition(input, center.value, side.value, boundsOf(quantity, side.value));
  return recognized(start + center.take + tail - at, { is: 'condition', condition });
};
