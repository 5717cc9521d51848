import { resolveDate } from '../../trips/index.js';
import { findMention, type Clause } from './clause.js';
import type { TurnContext } from './context.js';
import type { Intent, ZoneName } from './intent.js';
import { rule, type Rule } from './rule.js';

interface PlacedZone extends ZoneName {
  /** The word before it. */
  lead: string;
  slug: string | null;
}

/** The clocks that a clause names, in order: of cities, countries by their largest city, and zones. */
const listZones = (clause: Clause, { vocabulary }: TurnContext): PlacedZone[] => {
  const parts = clause.form.split(' ');
  const kinds = new Set(['CITY', 'COUNTRY', 'ZONE']);
  const leads = parts.flatMap((part, at) => (kinds.has(part) ? [parts[at - 1] ?? ''] : []));
  return clause.mentions
    .flatMap(({ mention }): Omit<PlacedZone, 'lead'>[] => {
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
    .map((zone, at) => ({ ...zone, lead: leads[at] ?? '' }));
};

const findDay = (clause: Clause, { today }: TurnContext): number | null => {
  const date = findMention(clause, 'DATE');
  if (date) {
    const day = resolveDate(date.date, today);
    // "Now" is the moment, not the day.
    return day === today && findTime(clause) === null ? null : day;
  }
  const month = findMention(clause, 'MONTH');
  return month
    ? resolveDate({ is: 'month', month: month.month, part: 'middle', year: month.year }, today)
    : null;
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

const isSelf = (lead: string): boolean => ['from', 'in', 'at', 'to', 'living'].includes(lead);
const isOther = (lead: string): boolean => ['with', 'and', 'of', 'my', 'for'].includes(lead);

const strip = ({ zone, name }: PlacedZone): ZoneName => ({ zone, name });

const TEAM =
  /\b(?:team|clients?|colleagues?|boss|office|company|customers?|employer)(?: \w+){0,2}? (?:in|from) (?=CITY|COUNTRY|ZONE)/;

/** The place of the others, "my team is in New York", as an index of the clocks; -1 if it is not said. */
const findTeamIndex = ({ form }: Clause): number => {
  const match = TEAM.exec(form);
  if (!match) return -1;
  return form.slice(0, match.index + match[0].length).split(/\b(?:CITY|COUNTRY|ZONE)\b/).length - 1;
};

const readOverlap = (clause: Clause, context: TurnContext): Intent => {
  const zones = listZones(clause, context);
  const other = zones.find(({ lead }) => lead === 'with') ?? zones[findTeamIndex(clause)] ?? null;
  const own = zones.find((zone) => zone !== other && zone.slug !== null && isSelf(zone.lead)) ?? null;
  const [first, second] = zones;
  if (zones.length >= 2) {
    const city = own ?? zones.find((zone) => zone !== other && zone.slug !== null) ?? first!;
    const rest = other ?? zones.find((zone) => zone !== city) ?? second!;
    return { tool: 'hours.overlap', city: city.slug, with: strip(rest), day: findDay(clause, context) };
  }
  // One place: the other side, unless the words say that the person is there.
  const isOwn =
    first &&
    first.slug !== null &&
    isSelf(first.lead) &&
    !isOther(first.lead) &&
    !/\bteam|clients?|office|colleagues\b/.test(clause.form);
  return {
    tool: 'hours.overlap',
    city: isOwn ? first.slug : null,
    with: first && !isOwn ? strip(first) : null,
    day: findDay(clause, context),
  };
};

const readConvert = (clause: Clause, context: TurnContext): Intent | null => {
  const zones = listZones(clause, context);
  const [first, second] = zones;
  if (!first) return null;
  const parts = clause.form.split(' ');
  const timeAt = parts.findIndex((part) => part === 'TIME' || part === 'NUM');
  const placeAt = parts.flatMap((part, at) => (['CITY', 'COUNTRY', 'ZONE'].includes(part) ? [at] : []));
  const minutes = findTime(clause);
  const day = findDay(clause, context);
  if (!second)
    return minutes === null
      ? { tool: 'hours.convert', minutes: null, from: { zone: 'UTC', name: 'UTC' }, to: strip(first), day }
      : { tool: 'hours.convert', minutes, from: strip(first), to: null, day };
  // "What time is it in Bali when it is 9 in London": the time belongs to the place after it.
  const isAfterPlace = timeAt > 0 && placeAt.includes(timeAt - 1) && !placeAt.includes(timeAt + 1);
  const owner = timeAt < 0 || isAfterPlace ? 0 : placeAt.findIndex((at) => at > timeAt);
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
    /\b(overlap|overlaps|overlapping|shared? (working )?hours|in common|hours? (in common|shared|together|overlap)|common hours|(hours?|time) (do|can|would|will) (i|we) (share|have)|share with|working hours with|work hours with|office hours|hours shared|meeting hours|hours? .*\bshared?\b|work with (CITY|COUNTRY|ZONE)|(meet|call|reach|talk (to|with)) (with )?(my|the|our) (team|clients?|colleagues?|boss|office|customers?))\b/,
    // "Cities with four hours of overlap" is a search.
    (clause, context) =>
      /\b(cities|places|somewhere|countries|(city|place) with|where (can|could|should))\b/.test(clause.form)
        ? null
        : readOverlap(clause, context),
  ),
  rule(/\b(TIME|NUM)\b.*\b(CITY|COUNTRY|ZONE)\b/, (clause, context) => {
    const { form } = clause;
    const isClock =
      /\b(TIME|NUM)( o clock| oclock)? (in |at |on )?(the )?(CITY|COUNTRY|ZONE)\b/.test(form) ||
      (/\bTIME\b/.test(form) && /\b(what time|convert|time|when|in|call)\b/.test(form));
    const isOther =
      /\b(LENGTH|MONEY|degrees|km|people|budget|cost|trip)\b/.test(form) ||
      /\bNUM (cities|best|cheapest|places|stops)\b/.test(form);
    if (!isClock || isOther || findTime(clause) === null) return null;
    return listZones(clause, context).length >= 2 || /\b(TIME|what|convert|when)\b/.test(form)
      ? readConvert(clause, context)
      : null;
  }),
  rule(
    /\b(what time|time difference|time zone|timezone|current time|local time|time (is it|now)|time (DATE )?in|hours? (ahead|behind|apart)|how (far|many hours) (ahead|behind)|hours? (of )?difference|difference (in|of) time|ahead of|clock|convert)\b/,
    (clause, context) =>
      /\b(travel time|flight time|time to (go|visit|travel)|best time|good time)\b/.test(clause.form)
        ? null
        : readConvert(clause, context),
  ),
];
