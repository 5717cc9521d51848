import { matchCountry, matchDemonym, resolveDate } from '../../trips/index.js';
import {
  findMention,
  listCities,
  listMentions,
  listMonths,
  toMonths,
  toNights,
  type Clause,
} from './clause.js';
import type { TurnContext } from './context.js';
import type { Intent, Reading, Slot, ZoneName } from './intent.js';
import type { MentionKind } from './mentions.js';
import { toReading } from './rule.js';

const KINDS = 'CITY|COUNTRY|REGION|PASSPORT|MONTH|DATE|TIME|ZONE|MONEY|LENGTH|PEOPLE|NUM';
const CONNECTORS =
  'and|but|or|then|ok|okay|now|so|also|what|about|how|same|instead|if|in|for|on|with|to|from|at|it|is|its|i|we|go|stay|a|an|my|the|as|say|maybe|around|probably|please|too|though|again|only|just|during|until|until|im|am|have|hold|passport|one|both|there|by|of|would|be|that|this|question|asked|was|were|make|sorry|no|not|rather|actually|meant|mean|i mean|correction|oops|wait|long|much|many|check|try|yes|yeah|hmm|well';
/** A clause that only names something: "and in May?". */
export const ONLY_MENTIONS = new RegExp(
  `^(?:(?:${CONNECTORS}|,|;) )*(?:${KINDS})(?: (?:${CONNECTORS}|${KINDS}|,|;))*$`,
);

const getZone = ({ vocabulary }: TurnContext, clause: Clause): ZoneName | null => {
  const zone = findMention(clause, 'ZONE');
  if (zone) return { zone: zone.zone, name: zone.name };
  const country = findMention(clause, 'COUNTRY');
  const city =
    vocabulary.cities.get(listCities(clause)[0] ?? '') ??
    (country ? vocabulary.largest.get(country.code) : undefined);
  return city ? { zone: city.timezone, name: city.name } : null;
};

const getCountry = (clause: Clause): string | null =>
  findMention(clause, 'COUNTRY')?.code ?? findMention(clause, 'CITY')?.country ?? null;

const findDay = (clause: Clause, { today }: TurnContext): number | null => {
  const date = findMention(clause, 'DATE');
  if (date) return resolveDate(date.date, today);
  const month = findMention(clause, 'MONTH');
  return month
    ? resolveDate({ is: 'month', month: month.month, part: 'middle', year: month.year }, today)
    : null;
};

/** Nationalities without the word "passport": "German", "the British one". */
const findPassports = ({ words, mentions }: Clause): string[] => {
  const named = mentions.flatMap(({ mention }) =>
    mention.is === 'PASSPORT' ? mention.codes : mention.is === 'COUNTRY' ? [mention.code] : [],
  );
  if (named.length > 0) return named;
  for (let at = 0; at < words.length; at += 1) {
    const found = matchDemonym(words, at) ?? matchCountry(words, at);
    if (found) return [found.code];
  }
  return [];
};

/** Fills what the last answer asked for; null if the clause does not name it. */
const fillSlot = (slot: Slot, intent: Intent, clause: Clause, context: TurnContext): Intent | null => {
  const [city] = listCities(clause);
  const months = listMonths(clause);
  const length = findMention(clause, 'LENGTH');
  switch (slot) {
    case 'passport': {
      const passports = findPassports(clause);
      return intent.tool === 'visa.entry' && passports.length > 0 ? { ...intent, passports } : null;
    }
    case 'city':
      if (city === undefined) return null;
      if (intent.tool === 'city.compare')
        return { ...intent, cities: [...intent.cities, ...listCities(clause)] };
      if (intent.tool === 'leg.estimate') return { ...intent, to: city };
      if (intent.tool === 'trip.draft' && intent.edit.kind === 'add')
        return { ...intent, edit: { ...intent.edit, city } };
      return 'city' in intent ? { ...intent, city } : null;
    case 'from':
      return intent.tool === 'leg.estimate' && city !== undefined ? { ...intent, from: city } : null;
    case 'country': {
      const country = getCountry(clause);
      return country !== null && 'country' in intent ? { ...intent, country } : null;
    }
    case 'zone': {
      const zone = getZone(context, clause);
      if (!zone) return null;
      if (intent.tool === 'hours.overlap') return { ...intent, with: zone };
      return intent.tool === 'hours.convert' ? { ...intent, to: zone } : null;
    }
    case 'month':
      return intent.tool === 'packing.list' && months.length > 0
        ? { ...intent, months, days: length ? toNights(length) : intent.days }
        : null;
    case 'days': {
      const days = length ? toNights(length) : findMention(clause, 'NUM')?.value;
      if (days === undefined) return null;
      if (intent.tool === 'visa.schengen') return { ...intent, used: days, ofRule: false };
      return intent.tool === 'tax.days' ? { ...intent, days, ofRule: false } : null;
    }
    case 'stop':
      return intent.tool === 'trip.draft' && intent.edit.kind === 'stay' && city !== undefined
        ? { ...intent, edit: { ...intent.edit, stop: { city } } }
        : null;
    case 'trip':
    case 'words':
      return null;
  }
};

/** What the last answer asked for. */
export const readPending = (clause: Clause, context: TurnContext): Reading | null => {
  const pending = context.turns.at(-1)?.missing;
  const isShort =
    clause.form.split(' ').length <= 8 && !/\b(what|how|when|where|why|which)\b/.test(clause.form);
  if (!pending || !isShort) return null;
  const filled = fillSlot(pending.slot, pending.intent, clause, context);
  return filled && toReading(filled);
};

/** What can follow a question besides a name: "and for two people in Rome" is no question about shared hours. */
const continuedBy: Partial<Record<Intent['tool'], readonly MentionKind[]>> = {
  'city.months': ['MONTH', 'DATE', 'LENGTH'],
  'city.near': [],
  'irex.explain': [],
  'city.compare': [],
  'hours.overlap': ['ZONE', 'DATE', 'MONTH'],
  'hours.convert': ['ZONE', 'DATE', 'MONTH', 'TIME', 'NUM'],
  'leg.estimate': [],
};

const isContinued = ({ tool }: Intent, { mentions }: Clause): boolean => {
  const kinds = continuedBy[tool];
  return (
    !kinds ||
    mentions.every(({ mention: { is } }) => ['CITY', 'COUNTRY', 'REGION'].includes(is) || kinds.includes(is))
  );
};

/** Replaces what the last question was about by what the clause names: "and in May?". */
const patch = (intent: Intent, clause: Clause, context: TurnContext): Intent | null => {
  const [city] = listCities(clause);
  const months = listMonths(clause);
  const length = findMention(clause, 'LENGTH');
  const people = findMention(clause, 'PEOPLE');
  const day = findDay(clause, context);
  const country = getCountry(clause);
  switch (intent.tool) {
    case 'city.months':
      if (months.length > 0) return { ...intent, months, city: city ?? intent.city };
      return city === undefined ? null : { ...intent, city };
    case 'city.figures':
      if (months.length > 0 && city === undefined) return { tool: 'city.months', city: intent.city, months };
      // "For two people" after the cost of a city.
      if (city === undefined && (people || length) && intent.topics.includes('cost'))
        return {
          tool: 'budget.stay',
          city: intent.city,
          months: length ? toMonths(length) : 1,
          people: people?.count ?? 1,
        };
      return city === undefined ? null : { ...intent, city };
    case 'city.near':
    case 'irex.explain':
      return city === undefined
        ? null
        : { ...intent, city, ...(intent.tool === 'city.near' && { words: '' }) };
    case 'city.compare': {
      if (city === undefined) return null;
      const isInstead = /\binstead\b/.test(clause.form) || intent.cities.length === 3;
      const others = isInstead ? intent.cities.slice(0, -1) : intent.cities;
      return { ...intent, cities: [...new Set([...others, city])] };
    }
    case 'visa.entry': {
      const passports = listMentions(clause, 'PASSPORT').flatMap(({ codes }) => codes);
      if (passports.length > 0) return { ...intent, passports, country: country ?? intent.country };
      return country === null ? null : { ...intent, country };
    }
    case 'visa.nomad':
      return country === null ? null : { ...intent, country };
    case 'visa.schengen': {
      const days = length ? toNights(length) : findMention(clause, 'NUM')?.value;
      return days === undefined
        ? null
        : { ...intent, used: days, stays: [], entered: null, plan: null, ofTrip: false, ofRule: false };
    }
    case 'tax.days': {
      const days = length ? toNights(length) : (findMention(clause, 'NUM')?.value ?? null);
      if (country === null && days === null) return null;
      return {
        ...intent,
        country: country ?? intent.country,
        days: days ?? intent.days,
        stays: days === null && country !== null ? [] : intent.stays,
        ofRule: days === null && intent.ofRule,
      };
    }
    case 'hours.overlap': {
      const zone = getZone(context, clause);
      if (zone && (/\bwith (CITY|ZONE|COUNTRY)\b/.test(clause.form) || city === undefined))
        return { ...intent, with: zone };
      if (city !== undefined) return { ...intent, city, day: day ?? intent.day };
      return day === null ? null : { ...intent, day };
    }
    case 'hours.convert': {
      const zone = getZone(context, clause);
      const minutes =
        findMention(clause, 'TIME')?.minutes ??
        (findMention(clause, 'NUM') ? findMention(clause, 'NUM')!.value * 60 : null);
      if (!zone && minutes === null && day === null) return null;
      const from = zone && /\bfrom (CITY|ZONE|COUNTRY)\b/.test(clause.form);
      return {
        ...intent,
        ...(zone && (from ? { from: zone } : { to: zone })),
        minutes: minutes !== null && minutes < 1440 ? minutes : intent.minutes,
        day: day ?? intent.day,
      };
    }
    case 'budget.stay': {
      // "No, only two" corrects the months.
      const count = findMention(clause, 'NUM')?.value;
      const isCount = count !== undefined && Number.isInteger(count) && count > 0 && count <= 24;
      if (city === undefined && !length && !people && !isCount) return null;
      return {
        ...intent,
        city: city ?? intent.city,
        months: length ? toMonths(length) : isCount && !people ? count : intent.months,
        people: people?.count ?? intent.people,
      };
    }
    case 'leg.estimate':
      if (city === undefined) return null;
      return /\bfrom CITY\b/.test(clause.form) ? { ...intent, from: city } : { ...intent, to: city };
    case 'packing.list':
      if (months.length === 0 && city === undefined && !length) return null;
      return {
        ...intent,
        ofTrip: city === undefined && months.length === 0 && intent.ofTrip,
        city: city ?? intent.city,
        months: months.length > 0 ? months : intent.months,
        days: length ? toNights(length) : intent.days,
      };
    case 'trip.draft': {
      const { edit } = intent;
      if (!length || (edit.kind !== 'add' && edit.kind !== 'stay')) return null;
      return {
        ...intent,
        edit: {
          ...edit,
          nights: toNights(length),
          ...(edit.kind === 'stay' && { by: undefined, until: undefined }),
        } as typeof edit,
      };
    }
    case 'cities.search':
    case 'trip.read':
    case 'trip.check':
    case 'trip.propose':
    case 'articles.find':
    case 'account':
    case 'about':
      return null;
  }
};

/** Short words that repeat the last question with one change, but name nothing: "and for one?", "with a German one". */
const patchUnnamed = (intent: Intent, { form, words, mentions }: Clause): Intent | null => {
  if (mentions.length > 0 || form.split(' ').length > 7) return null;
  if (intent.tool === 'budget.stay' && /\b(for|just|only) (one|me|one person)\b/.test(form))
    return { ...intent, people: 1 };
  if (intent.tool === 'leg.estimate' && /\bby (train|bus|coach|car|plane|air|land|boat|ferry)\b/.test(form))
    return intent;
  if (intent.tool !== 'visa.entry') return null;
  for (let at = 0; at < words.length; at += 1) {
    const found = matchDemonym(words, at);
    if (found) return { ...intent, passports: [found.code] };
  }
  return null;
};

/** The last question with the parts that a clause names: "and in May?", "with a German one"; null if it names none. */
export const replaceParts = (last: Intent, clause: Clause, context: TurnContext): Intent | null => {
  const patched =
    ONLY_MENTIONS.test(clause.form) && isContinued(last, clause) ? patch(last, clause, context) : null;
  return patched ?? patchUnnamed(last, clause);
};
