import { OVERLAP_HOURS, SAME_ZONE_HOURS } from '../meanings.js';
import type { Wish } from '../pieces.js';
import { bookOf } from '../phrase-book.js';
import { quantityAt } from '../quantity.js';
import { type Reading, type Recogniser, recognised } from '../reading.js';
import { hoursApart, hoursShared } from '../zones.js';

interface Anchor {
  zone: string;
  name: string;
}

const zones = bookOf<Anchor>([
  [
    'us east coast, east coast, the us east coast, the east coast, american east coast, east coast us, eastern us, us eastern, est, edt, et, eastern time, eastern standard time, us eastern time, east coast of the us, usa east coast, us east',
    { zone: 'America/New_York', name: 'New York' },
  ],
  [
    'us west coast, west coast, the us west coast, the west coast, american west coast, us pacific, pst, pdt, pt, pacific time, pacific standard time, silicon valley, west coast us, usa west coast, us west',
    { zone: 'America/Los_Angeles', name: 'Los Angeles' },
  ],
  ['us central, cst, cdt, central time, us central time', { zone: 'America/Chicago', name: 'Chicago' }],
  ['mst, mdt, mountain time, us mountain', { zone: 'America/Denver', name: 'Denver' }],
  ['us, the us, usa, american, america, north american', { zone: 'America/New_York', name: 'New York' }],
  ['uk, the uk, british, gmt, bst', { zone: 'Europe/London', name: 'London' }],
  ['utc, zulu', { zone: 'UTC', name: 'UTC' }],
  [
    'cet, cest, central european, central european time, europe, european, german, central europe, the eu',
    { zone: 'Europe/Berlin', name: 'Berlin' },
  ],
  ['eet, eastern european time', { zone: 'Europe/Athens', name: 'Athens' }],
  ['ist, indian, india', { zone: 'Asia/Kolkata', name: 'India' }],
  ['jst, japanese', { zone: 'Asia/Tokyo', name: 'Tokyo' }],
  ['sgt', { zone: 'Asia/Singapore', name: 'Singapore' }],
  ['hkt', { zone: 'Asia/Hong_Kong', name: 'Hong Kong' }],
  ['aest, aedt, australian, australia', { zone: 'Australia/Sydney', name: 'Sydney' }],
]);

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
const anchorAt = (reading: Reading, at: number, spelled = false): { take: number; value: Anchor } | null => {
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

const placeAt = ({ words, vocabulary }: Reading, at: number, spelled: boolean) => {
  const found =
    vocabulary.names.at(words, at) ?? (spelled ? null : vocabulary.names.near(words, at, () => false));
  if (!found) return null;
  const { scope } = found.place;
  const inside = [...vocabulary.cities.values()].filter(
    ({ slug, countryCode }) =>
      scope.cities?.[0] === slug || (scope.countries?.length === 1 && scope.countries[0] === countryCode),
  );
  const largest = inside.sort((a, b) => (b.population ?? 0) - (a.population ?? 0))[0];
  return largest ? { take: found.take, value: { zone: largest.timezone, name: largest.name } } : null;
};

const overlapWith = bookOf<true>([
  [
    'overlap with, overlapping with, overlap to, of overlap with, shared with, in common with, of shared time with, overlaps with, to overlap with, overlapping hours with, overlap hours with, with an overlap with, of working overlap with, of workday overlap with, of work overlap with, working overlap with, shared hours with, share hours with, hours shared with, overlap, of overlap, my clients are in, clients in, my client is in, my team is in, team in, my team sits in, my customers are in, customers in, working with, colleagues in, office in, my office is in, time overlap with, time zone overlap with, timezone overlap with, working hours overlap with, work hours overlap with, can meet, can call',
    true,
  ],
]);
const sameAs = bookOf<true>([
  [
    'same time zone as, same timezone as, the same time zone as, the same timezone as, in the time zone of, same time as, same hours as, time zone of, timezone of, time zone like, timezone like, close to the time zone of, similar time zone to, similar timezone to, time zone similar to, compatible with the time zone of, same timezone with, same time zone with, on the clock of, same clock as, time zone, timezone',
    true,
  ],
]);
const hoursOf = bookOf<'hours' | 'zone'>([
  [
    'hours, working hours, business hours, office hours, work hours, working day, workday, business day, clients, client hours, customers, team, working time, office time, clients hours',
    'hours',
  ],
  ['time, time zone, timezone, time zones, timezones', 'zone'],
]);
const apart = bookOf<true>([
  [
    'of, from, difference from, difference to, difference with, time difference with, time difference from, time difference to, away from, off, hour difference with, ahead of, behind, of difference to, of difference from, of difference with, time difference of, difference of, of time difference with, of time difference to, of time difference from',
    true,
  ],
]);

const overlapWish = ({ now, vocabulary }: Reading, { zone, name }: Anchor, hours: number): Wish => ({
  id: `overlap>=${hours}@${zone}`,
  kind: 'zone',
  label: `${hours} ${hours === 1 ? 'hour' : 'hours'} or more of 9 to 5 shared with ${name}`,
  filters: [
    { on: 'zone', zones: vocabulary.zones.filter((other) => hoursShared(zone, other, now) >= hours) },
  ],
});

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

const share = bookOf<true>([['share, sharing, shares, with, i need, need, have, having, work, keep', true]]);

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
    const tail = hoursOf.at(words, end + overlap.take + anchor.take)?.take ?? 0;
    return recognised(lead + quantity.take + overlap.take + anchor.take + tail, {
      is: 'wish',
      wish: overlapWish(reading, anchor.value, hours),
    });
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

/** "Overlap with London", "US East Coast hours", "same time zone as Berlin", "CET". */
const withoutHours: Recogniser = (reading, at, negated) => {
  const { words } = reading;
  const overlap = overlapWith.at(words, at);
  const same = overlap ? null : sameAs.at(words, at);
  const lead = (overlap ?? same)?.take ?? 0;
  // Slips are looked for only where something led to a name: the search for them is the dear part.
  const anchor = anchorAt(reading, at + lead, lead === 0);
  if (!anchor) return null;
  const tail = hoursOf.at(words, at + lead + anchor.take);
  const isZone =
    same !== null || tail?.value === 'zone' || (!overlap && !tail && isClock(reading, at, anchor));
  if (lead === 0 && !tail && !isZone) return null;
  const take = lead + anchor.take + (tail?.take ?? 0);
  const wish = isZone
    ? apartWish(reading, anchor.value, SAME_ZONE_HOURS, negated)
    : overlapWish(reading, anchor.value, OVERLAP_HOURS);
  return recognised(take, { is: 'wish', wish });
};

const clocks = [
  'est',
  'edt',
  'pst',
  'pdt',
  'cet',
  'cest',
  'eet',
  'gmt',
  'utc',
  'bst',
  'ist',
  'jst',
  'aest',
  'cst',
  'sgt',
  'hkt',
];

/** The name of a clock alone says enough. */
const isClock = ({ words }: Reading, at: number, { take }: { take: number }): boolean =>
  words.slice(at, at + take).some(({ text }) => clocks.includes(text));

export const zoneRecognisers = { withHours, withoutHours };
export const zoneVocabulary = [overlapWith, sameAs, hoursOf, apart, zones].flatMap((book) => book.words());
