import type { PlaceScope } from '@wanderwork/contracts';
import { OVERLAP_HOURS, SAME_ZONE_HOURS } from '../meanings.js';
import type { Anchor, Meaning, Wish } from '../pieces.js';
import { quantityAt } from '../quantity.js';
import { type Reading, type Recogniser, recognised } from '../reading.js';
import { apart, hoursOf, overlapWith, sameAs, share, clocks, workday, zones } from './zone-words.js';
import type { Word } from '../words.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { hoursApart } from '../zones.js';

const FARTHEST_OFFSET = 14;

/** "UTC+7", "GMT-3": fixed offsets; their names in the database of zones run the other way. */
const offsetAt = ({ words }: Reading, at: number) => {
  const [base, sign, hours] = [words[at], words[at + 1], words[at + 2]];
  if (base?.text !== 'utc' && base?.text !== 'gmt') return null;
  const joined = sign?.value ?? 0;
  const signed = joined < 0 ? { take: 2, hours: joined } : null;
  const size = hours?.value ?? null;
  const spelled =
    sign && size !== null && '+-'.includes(sign.text)
      ? { take: 3, hours: sign.text === '-' ? -size : size }
      : null;
  const said = signed ?? spelled;
  if (!said || !Number.isInteger(said.hours) || Math.abs(said.hours) > FARTHEST_OFFSET) return null;
  const name = `UTC${said.hours < 0 ? '−' : '+'}${Math.abs(said.hours)}`;
  return {
    take: said.take,
    value: { zone: `Etc/GMT${said.hours > 0 ? '-' : '+'}${Math.abs(said.hours)}`, name },
  };
};

/** Whose clock is meant: a zone, a city, or the largest city of a country. */
export const anchorAt = (
  reading: Reading,
  at: number,
  spelled = false,
): { take: number; value: Anchor } | null => {
  const skip = [
    'my',
    'a',
    'clients',
    'people',
    'team',
    'office',
    'colleagues',
    'in',
    'the',
    'both',
    'customers',
  ].includes(reading.words[at]?.text ?? '')
    ? 1
    : 0;
  const named =
    offsetAt(reading, at) ?? zones.at(reading.words, at) ?? (skip ? null : placeAt(reading, at, spelled));
  if (named) return named;
  const next = skip ? anchorAt(reading, at + 1, spelled) : null;
  return next && { take: next.take + 1, value: next.value };
};

const largestIn = ({ cities = [], countries = [] }: PlaceScope, vocabulary: Vocabulary) => {
  const [[city = ''], [country = '', ...others]] = [cities, countries];
  return vocabulary.cities.get(city) ?? (others.length === 0 ? vocabulary.largest.get(country) : undefined);
};

const placeAt = ({ words, vocabulary }: Reading, at: number, spelled: boolean) => {
  const found =
    vocabulary.names.at(words, at) ?? (spelled ? null : vocabulary.names.near(words, at, () => false));
  if (!found) return null;
  const largest = largestIn(found.place.scope, vocabulary);
  return largest ? { take: found.take, value: { zone: largest.timezone, name: largest.name } } : null;
};

const apartWish = (
  { now, vocabulary }: Reading,
  { zone, name }: Anchor,
  hours: number,
  negated = false,
): Wish => ({
  id: `zone${negated ? '>' : '<='}${hours}@${zone}`,
  kind: 'zone',
  label: negated
    ? `More than ${hours} h from ${name}'s clock`
    : `Within ${hours} ${hours === 1 ? 'hour' : 'hours'} of ${name}'s clock`,
  filters: [
    {
      on: 'zone',
      zones: vocabulary.zones.filter((other) => hoursApart(zone, other, now) <= hours !== negated),
    },
  ],
});

/** A second clock to share hours with: "… and New York". */
const anotherAt = (reading: Reading, at: number): { take: number; values: Anchor[] } => {
  const isNamed = reading.words[at]?.text === 'and' && reading.words[at + 1]?.text !== 'in';
  const second = isNamed ? anchorAt(reading, at + 1, true) : null;
  return second ? { take: second.take + 1, values: [second.value] } : { take: 0, values: [] };
};

const shared = (anchors: readonly Anchor[], hours: number | null): Meaning[] =>
  anchors.map((anchor) => ({ is: 'overlap', anchor, hours }));

/** "4 hours overlap with New York", "within 3 hours of London". */
const withHours: Recogniser = (reading, at) => {
  const { words } = reading;
  const lead = share.at(words, at)?.take ?? 0;
  const quantity = quantityAt(words, at + lead);
  if (quantity?.unit !== 'hours') return null;
  const hours = quantity.from ?? quantity.to ?? OVERLAP_HOURS;
  const end = at + lead + quantity.take;
  const overlap =
    overlapWith.at(words, end) ?? (lead > 0 && words[end]?.text === 'with' ? { take: 1 } : null);
  const anchor = overlap && anchorAt(reading, end + overlap.take);
  if (overlap && anchor) {
    const other = anotherAt(reading, end + overlap.take + anchor.take);
    const named = end - at + overlap.take + anchor.take + other.take;
    const tail = hoursOf.at(words, at + named)?.take ?? 0;
    return recognised(named + tail, ...shared([anchor.value, ...other.values], hours));
  }
  const off = apart.at(words, end);
  const center = off && anchorAt(reading, end + off.take);
  if (!off || !center) return null;
  const tail = hoursOf.at(words, end + off.take + center.take)?.take ?? 0;
  return recognised(lead + quantity.take + off.take + center.take + tail, {
    is: 'wish',
    wish: apartWish(reading, center.value, hours),
  });
};

/** "… with London of at least 6 hours", "… for half a day". */
const hoursAfter = (words: readonly Word[], at: number): { take: number; hours: number } | null => {
  const link = ['of', 'for', 'by', 'is'].includes(words[at]?.text ?? '') ? 1 : 0;
  const quantity = quantityAt(words, at + link);
  const hours = quantity?.unit === 'hours' ? (quantity.from ?? quantity.to) : undefined;
  return quantity && hours !== undefined ? { take: link + quantity.take, hours } : null;
};

/** "Overlap with London", "US East Coast hours", "9 to 5 EST", "same time zone as Berlin", "CET". */
const withoutHours: Recogniser = (reading, at, negated) => {
  const { words } = reading;
  const overlap = overlapWith.at(words, at);
  const same = overlap ? null : sameAs.at(words, at);
  const opening = (overlap ?? same)?.take ?? 0;
  const daily = same ? null : workday.at(words, at + opening);
  const lead = opening + (daily?.take ?? 0);
  // Slips are looked for only where something led to a name: the search for them is the dear part.
  const anchor = anchorAt(reading, at + lead, lead === 0);
  if (!anchor) return null;
  const tail = hoursOf.at(words, at + lead + anchor.take);
  const isZone =
    same !== null ||
    (!daily && (tail?.value === 'zone' || (!overlap && !tail && isClock(reading, at, anchor))));
  if (lead === 0 && !tail && !isZone) return null;
  const take = lead + anchor.take + (tail?.take ?? 0);
  if (!isZone) {
    const other = overlap ? anotherAt(reading, at + take) : { take: 0, values: [] };
    const after = overlap ? hoursAfter(words, at + take + other.take) : null;
    const whose = [anchor.value, ...other.values];
    return recognised(take + other.take + (after?.take ?? 0), ...shared(whose, after?.hours ?? null));
  }
  return recognised(take, { is: 'wish', wish: apartWish(reading, anchor.value, SAME_ZONE_HOURS, negated) });
};

/** The name of a clock alone says enough. */
const isClock = ({ words }: Reading, at: number, { take }: { take: number }): boolean =>
  words.slice(at, at + take).some(({ text }) => clocks.includes(text));

export const zoneRecognisers = { withHours, withoutHours };
