import { resolveDate } from '../../trips/index.js';
import { findMention, type Clause } from './clause.js';
import type { TurnContext } from './context.js';
import type { Intent, ZoneName } from './intent.js';
import { rule, type Rule } from './rule.js';

interface PlacedZone extends ZoneName {
  /** The word before it. */
  lead: string;
  slug: string | null;
  /** Who is there, as the words around it say; null if they don't. */
  who: 'self' | 'others' | null;
}

const OTHERS =
  /\b(team|teams|clients?|colleagues?|co ?workers?|boss|manager|company|customers?|office|offices|employer|hq|headquarters|partners?|people|they|them|with|overlaps? with)\b/;
const SELF =
  /\b(i am|im|i m|i live|i work|i stay|i sit|ill be|living|based|me|from|while in|being in|myself|my place|here)\b/;
const OTHERS_AFTER =
  /^(team|teams|clients?|colleagues?|office|offices|business|working|work|hours|based|people|company|boss|customers?)$/;

/** Whether the words before a place, since the place before it, or the word after it say who is there. */
const findWho = (before: string, after: string): PlacedZone['who'] => {
  if (OTHERS_AFTER.test(after)) return 'others';
  const others = before.search(OTHERS);
  const self = before.search(SELF);
  if (
    self >= 0 &&
    (others < 0 || /\b(i am|im|i m|i live|i work|i stay|ill be|me|myself|from)( \w+)*$/.test(before)) &&
    !/\bwith$/.test(before)
  )
    return 'self';
  return others >= 0 ? 'others' : null;
};

/** The clocks that a clause names, in order: of cities, countries by their largest city, and zones. */
const listZones = (clause: Clause, { vocabulary }: TurnContext): PlacedZone[] => {
  const parts = clause.form.split(' ');
  const kinds = new Set(['CITY', 'COUNTRY', 'ZONE']);
  const places = parts.flatMap((part, at) => (kinds.has(part) ? [at] : []));
  const around = places.map((at, index) => ({
    lead: parts[at - 1] ?? '',
    who: findWho(parts.slice(index === 0 ? 0 : places[index - 1]! + 1, at).join(' '), parts[at + 1] ?? ''),
  }));
  return clause.mentions
    .flatMap(({ mention }): Omit<PlacedZone, 'lead' | 'who'>[] => {
      if (mention.is === 'ZONE') return [{ zone: mention.zone, name: mention.name, slug: null }];
      const city =
        mention.is === 'CITY'
          ? vocabulary.cities.get(mention.slug)
          : mention.is === 'COUNTRY'
            ? vocabulary.largest.get(mention.code)
            : undefined;
      if (mention.is !== 'CITY' && mention.is !== 'COUNTRY') return [];
      return city ? [{ zone: city.timezone, name: city.name, slug: city.slug }] : [];
    })
    .map((zone, at) => ({ ...zone, ...(around[at] ?? { lead: '', who: null }) }));
};

const findDay = (clause: Clause, { today }: TurnContext): number | null => {
  const date = findMention(clause, 'DATE');
  // "Now" is the moment, not the day.
  if (date)
    return /\bDATE$/.test(clause.form) && findTime(clause) === null ? null : resolveDate(date.date, today);
  const month = findMention(clause, 'MONTH');
  if (month) return resolveDate({ is: 'month', month: month.month, part: 'middle', year: month.year }, today);
  return null;
};

const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

const findTime = (clause: Clause): number | null => {
  const time = findMention(clause, 'TIME');
  if (time) return time.minutes;
  const number = findMention(clause, 'NUM');
  const isHour =
    number && Number.isInteger(number.value) && number.value >= 0 && number.value < HOURS_PER_DAY;
  return isHour ? number.value * MINUTES_PER_HOUR : null;
};

const strip = ({ zone, name }: PlacedZone): ZoneName => ({ zone, name });

const isSelf = (zone: PlacedZone): boolean =>
  zone.who === 'self' || (zone.who === null && ['from', 'in', 'at', 'to', 'living'].includes(zone.lead));

const readOverlap = (clause: Clause, context: TurnContext): Intent => {
  // "San Francisco and Medellín, I am in Medellín" names one place twice.
  const all = listZones(clause, context);
  const zones = all.filter(
    (zone, at) =>
      all.findIndex(({ name }) => name === zone.name) === at || (zone.who === 'self' && all.length > 2),
  );
  const day = findDay(clause, context);
  const cities = zones.filter(({ slug }) => slug !== null);
  const own =
    zones.find(({ who, slug }) => who === 'self' && slug !== null) ??
    cities.find((zone) => zone.who !== 'others' && isSelf(zone)) ??
    null;
  const others = zones.filter(({ name }) => name !== own?.name);
  if (new Set(zones.map(({ name }) => name)).size >= 2) {
    const city = own ?? cities.find(({ who }) => who !== 'others') ?? cities[0] ?? zones[0]!;
    const rest =
      others.find(({ name }) => name !== city.name) ?? zones.find(({ name }) => name !== city.name)!;
    return { tool: 'hours.overlap', city: city.slug, with: strip(rest), day };
  }
  // One place: the other side, unless the words say that the person is there.
  const [first] = zones;
  const isOwn = first !== undefined && own !== null;
  return {
    tool: 'hours.overlap',
    city: isOwn ? first.slug : null,
    with: first && !isOwn ? strip(first) : null,
    day,
  };
};

const readConvert = (clause: Clause, context: TurnContext): Intent | null => {
  const zones = listZones(clause, context);
  const [first, second] = zones;
  // "What's the time difference?" asks between which places.
  if (!first)
    return clause.mentions.length === 0 && /\b(difference|ahead|behind|time zones?)\b/.test(clause.form)
      ? { tool: 'hours.convert', minutes: null, from: null, to: null, day: null }
      : null;
  const parts = clause.form.split(' ');
  const timeAt = parts.findIndex((part) => part === 'TIME' || part === 'NUM');
  const placeAt = parts.flatMap((part, at) => (['CITY', 'COUNTRY', 'ZONE'].includes(part) ? [at] : []));
  const minutes = findTime(clause);
  const day = findDay(clause, context);
  // A time that we could not read is not now.
  const isOpenTime =
    minutes === null &&
    /\b(half|quarter|morning|afternoon|evening|o clock|oclock|pm|schedules?|meetings?|calls?|starts?|noon|opens?|closes?)\b/.test(
      clause.form,
    );
  if (isOpenTime) return null;
  // "What time do people in Madrid eat" asks for no clock.
  if (!second && minutes === null && /\b(do|does|people|locals|shops?|eat|open|close)\b/.test(clause.form))
    return null;
  if (!second)
    return minutes === null
      ? { tool: 'hours.convert', minutes: null, from: { zone: 'UTC', name: 'UTC' }, to: strip(first), day }
      : { tool: 'hours.convert', minutes, from: strip(first), to: null, day };
  // "What time is it in Bali when it is 9 in London": the time belongs to the place after it.
  const isPlace = (part: string | undefined) => ['CITY', 'COUNTRY', 'ZONE'].includes(part ?? '');
  // "Tokyo 9am in London": the time belongs to the place right before it, unless another follows at once.
  const isOwnedBefore = isPlace(parts[timeAt - 1]) && !isPlace(parts[timeAt + 1]);
  // "A call from Sydney at 9, I'm in Lisbon": the time is the others'.
  const isBeside =
    isPlace(parts[timeAt - 1]) || parts.slice(timeAt + 1, timeAt + 4).some((part) => isPlace(part));
  const isOfFirst = timeAt >= 0 && !isBeside && second.who === 'self';
  const owner =
    timeAt < 0 || isOfFirst
      ? 0
      : isOwnedBefore
        ? placeAt.indexOf(timeAt - 1)
        : placeAt.findIndex((at) => at > timeAt);
  // "How far ahead is Bangkok of London": seen from London.
  const isSeenFrom =
    minutes === null &&
    /\b(ahead|behind|difference|later|earlier)\b/.test(clause.form) &&
    ['of', 'from', 'to', 'than'].includes(second.lead) &&
    first.lead !== 'from';
  const isReversed = (owner === 1 && timeAt > placeAt[0]!) || isSeenFrom;
  return {
    tool: 'hours.convert',
    minutes,
    from: strip(isReversed ? second : first),
    to: strip(isReversed ? first : second),
    day,
  };
};

export const clockRules: readonly Rule[] = [
  rule(
    /\b(overlap|overlaps|overlapping|shared? (working )?hours|hours? (in common|shared|together|overlap)|common hours|(hours?|time) (do|can|would|will) (i|we) (share|have)|share with|working hours with|work hours with|office hours|business hours|hours shared|(working|work|office) (day|days|hours|time) .*\b(from|with|and)\b|(at|in) work at the same time|same time as|hours .*\b(team|clients?|colleagues?|boss)\b|meeting hours|hours? .*\bshared?\b|work (CITY|COUNTRY|ZONE) hours|(meet|call|reach|talk (to|with)) (with )?(my|the|our) (?:\w+ ){0,2}(team|clients?|colleagues?|boss|office|customers?))\b/,
    // "Cities with four hours of overlap" is a search.
    (clause, context) =>
      /\b(cities|places|somewhere|countries|(city|place) with|where (can|could|should))\b/.test(clause.form)
        ? null
        : readOverlap(clause, context),
  ),
  // "Does a 9 to 5 in New York work from Tbilisi": the working day of every overlap.
  rule(/\b(?:NUM|TIME) (?:to|until|till|-) (?:NUM|TIME)\b.*\b(CITY|COUNTRY|ZONE)\b/, (clause, context) => {
    const hours = clause.mentions.flatMap(({ mention }) =>
      mention.is === 'NUM'
        ? [mention.value]
        : mention.is === 'TIME'
          ? [mention.minutes / MINUTES_PER_HOUR]
          : [],
    );
    const isWorkday = hours.length === 2 && hours[0] === 9 && (hours[1] === 5 || hours[1] === 17);
    return isWorkday ? readOverlap(clause, context) : null;
  }),
  rule(/\b(TIME|NUM)\b.*\b(CITY|COUNTRY|ZONE)\b|\b(CITY|COUNTRY|ZONE)\b.*\bTIME\b/, (clause, context) => {
    const { form } = clause;
    const isClock =
      /\b(TIME|NUM)( o clock| oclock)? (in |at |on )?(the )?(CITY|COUNTRY|ZONE)\b/.test(form) ||
      (/\bTIME\b/.test(form) && /\b(what time|convert|time|when|in|call)\b/.test(form));
    const isOther =
      /\b(LENGTH|MONEY|degrees|km|people|budget|cost|trip)\b/.test(form) ||
      /\bNUM (cities|best|cheapest|places|stops)\b/.test(form);
    // Two times are a stretch of the day, which a clock does not convert.
    const count = clause.mentions.filter(({ mention }) => mention.is === 'TIME').length;
    if (!isClock || isOther || findTime(clause) === null || count > 1) return null;
    return listZones(clause, context).length >= 2 || /\b(TIME|what|convert|when)\b/.test(form)
      ? readConvert(clause, context)
      : null;
  }),
  rule(
    /\b(what time|time diff(?:erence)?|time gap|time zone|timezone|clocks|current time|local time|time (is it|now)|time in|hours? (ahead|behind|apart)|how (far|many hours) (ahead|behind)|hours? (of )?difference|(difference|gap) (in|of) (time|hours)|hours? (gap|between)|ahead of|clock|convert)\b/,
    (clause, context) =>
      /\b(travel time|flight time|(less|more|free|spend|spending|longer|some|any|much) time|time to (go|visit|travel)|best time|good time|sun|sunset|sunrise|open|opens|close|closes|shops?|arrives?|leaves?|departs?|check ?in|check ?out|bus|train|flight)\b/.test(
        clause.form,
      )
        ? null
        : readConvert(clause, context),
  ),
];
