import { matchDemonym, resolveDate } from '../../trips/index.js';
import { findMention, listMentions, toNights, type Clause } from './clause.js';
import type { TurnContext } from './context.js';
import type { Intent, IntentOf } from './intent.js';
import type { Mention } from './mentions.js';
import { rule, type Rule } from './rule.js';
import type { CountryStay, Day, Stay } from '@wanderwork/travel';
import { euCountries, MAX_DAYS, schengenCountries, toDateParts, toDay } from '@wanderwork/travel';

export const SCHENGEN = 'SCHENGEN';

/** The number of days by which people mean tax residence. */
const LIMIT = 183;

const getYear = (day: Day): number => toDateParts(day).year;

/** A date of the past is the last one with that day; of the future, the next one. */
const resolve = (
  { date }: Extract<Mention, { is: 'DATE' }>,
  { today }: TurnContext,
  isPast: boolean,
): Day | null => {
  const next = resolveDate(date, today);
  if (next === null || !isPast || next <= today || date.is === 'day' || date.year !== null) return next;
  const year = getYear(today);
  const thisYear = resolveDate({ ...date, year }, 0);
  return thisYear !== null && thisYear <= today ? thisYear : resolveDate({ ...date, year: year - 1 }, 0);
};

const IS_PAST =
  /\b(was|were|been|spent|stayed|used|entered|arrived|came|visited|have been|already|got here|since)\b/;

/** "1 to 31 August": a number before a date is a day of its month. */
const listDates = (clause: Clause): Extract<Mention, { is: 'DATE' }>[] => {
  const { mentions } = clause;
  return mentions.flatMap(({ mention, to }, at) => {
    if (mention.is === 'DATE') return [mention];
    const next = mentions[at + 1];
    const isRange = mention.is === 'NUM' && next?.mention.is === 'DATE' && next.from - to === 1;
    if (!isRange || next.mention.is !== 'DATE' || next.mention.date.is !== 'date') return [];
    return [{ is: 'DATE' as const, date: { ...next.mention.date, date: mention.value } }];
  });
};

/** The dates of a clause, in order. The second of a pair is never before the first. */
export const listDays = (clause: Clause, context: TurnContext): Day[] => {
  const isPast = IS_PAST.test(clause.form);
  const dates = listDates(clause);
  const days = dates.flatMap((date) => resolve(date, context, isPast) ?? []);
  const [first, second] = days;
  if (first === undefined || second === undefined || second >= first) return days;
  const { date } = dates[0]!;
  // "From 20 December to 10 January": the first is of the year before, or the second of the year after.
  if (isPast && date.is === 'date' && date.year === null)
    return [resolveDate({ ...date, year: getYear(second) - 1 }, 0) ?? first, second, ...days.slice(2)];
  return [first, resolveDate(dates[1]!.date, first) ?? second, ...days.slice(2)];
};

/** Pairs of dates as stays; a date with a length is a stay of that length. */
const listStays = (clause: Clause, context: TurnContext): Stay[] => {
  const days = listDays(clause, context);
  const length = findMention(clause, 'LENGTH');
  if (days.length === 1 && length && !/\b(used|spent|left)\b/.test(clause.form))
    return [{ entry: days[0]!, exit: days[0]! + toNights(length) - 1 }];
  const stays: Stay[] = [];
  for (let at = 0; at + 1 < days.length; at += 2)
    if (days[at + 1]! >= days[at]!) stays.push({ entry: days[at]!, exit: days[at + 1]! });
  if (stays.length > 0) return stays;
  const months = listMentions(clause, 'MONTH');
  // "The whole of September": only where the person says that they were there.
  if (IS_PAST.test(clause.form) && months.length > 0 && days.length === 0 && !length) {
    const year = getYear(context.today);
    const first = months[0]!;
    const last = months.at(-1)!;
    const lastYear = first.year ?? (toDay(year, first.month, 1) <= context.today ? year : year - 1);
    const entry = toDay(lastYear, first.month, 1);
    const exit = toDay(last.month < first.month ? lastYear + 1 : lastYear, last.month + 1, 1) - 1;
    return [{ entry, exit: Math.min(exit, context.today) }];
  }
  return [];
};

/** "18 days left": what is said is the rest of the ninety. */
const SAYS_LEFT =
  /\b(?:LENGTH|NUM)(?: (?!used|spent)\w+){0,2} (?:left|remaining)\b|\bleft with (?:LENGTH|NUM)\b/;
const SAYS_USED = /\b(used|spent|been|stayed|was|were)\b/;

/** The days that are used: "40 days", or a bare number beside "days used". */
const findUsedDays = (clause: Clause): number | null => {
  const length = findMention(clause, 'LENGTH');
  const days = length ? toNights(length) : (findMention(clause, 'NUM')?.value ?? null);
  if (days === null || days <= 0 || days > 400) return null;
  const isRest = SAYS_LEFT.test(clause.form) && !SAYS_USED.test(clause.form) && days <= MAX_DAYS;
  return isRest ? MAX_DAYS - days : days;
};

/** Citizens whose days in the area do not count. */
const freeInSchengen = new Set([...euCountries, 'IS', 'LI', 'NO', 'CH']);

const IS_TRIP = /\b((my|the|this|our) (trips?|plan|itinerary|route|stays|stops)|trip (use|uses|fit|fits))\b/;

/** Earlier dates and a plan in one question: "was there 1 to 31 August, can I come for 60 days from 1 December". */
const readPastAndPlan = (clause: Clause, context: TurnContext): IntentOf<'visa.schengen'> | null => {
  const [entry, exit, next, last] = listDays(clause, context);
  const length = findMention(clause, 'LENGTH');
  const asks = /\b((can|may|could|will) i|want to|plan to|going to|go back|come back|return)\b/.test(
    clause.form,
  );
  if (!asks || !IS_PAST.test(clause.form) || entry === undefined || exit === undefined || next === undefined)
    return null;
  const planExit = last ?? (length ? next + toNights(length) - 1 : null);
  if (planExit === null || exit < entry || planExit < next) return null;
  return {
    tool: 'visa.schengen',
    used: null,
    stays: [{ entry, exit }],
    entered: null,
    plan: { entry: next, exit: planExit },
    ofTrip: false,
  };
};

const readSchengen = (clause: Clause, context: TurnContext): IntentOf<'visa.schengen'> | null => {
  const { form } = clause;
  const both = readPastAndPlan(clause, context);
  if (both) return both;
  const stays = listStays(clause, context);
  const isPast = IS_PAST.test(form);
  const entered =
    stays.length === 0 && /\b(entered|enter|arrived|arrive|came|since|got here|been (here|in))\b/.test(form)
      ? (listDays(clause, context)[0] ?? null)
      : null;
  const isPlan =
    /\b(can i|may i|could i|will i|if i|want to|plan to|planning|going to|allowed|legal|okay|fit|fits)\b/.test(
      form,
    ) && !isPast;
  const ofTrip = IS_TRIP.test(form);
  const used = stays.length === 0 && entered === null && !ofTrip ? findUsedDays(clause) : null;
  return {
    tool: 'visa.schengen',
    used,
    stays: isPlan ? [] : stays,
    entered,
    plan: isPlan ? (stays[0] ?? null) : null,
    ofTrip,
  };
};

const isInSchengen = (clause: Clause): boolean =>
  listMentions(clause, 'COUNTRY').some(({ code }) => schengenCountries.includes(code)) ||
  listMentions(clause, 'CITY').some(({ country }) => schengenCountries.includes(country));

/** The country that a clause asks about: by name, by one of its cities, or the Schengen area. */
export const findCountry = (clause: Clause): string | null => {
  const country = findMention(clause, 'COUNTRY');
  if (country) return country.code;
  const city = findMention(clause, 'CITY');
  if (city) return city.country;
  const region = findMention(clause, 'REGION');
  return /\bschengen\b/.test(clause.form) ||
    (region && /^(europe|the eu|eu|european union|schengen)/i.test(region.name))
    ? SCHENGEN
    : null;
};

const readTax = (clause: Clause, context: TurnContext): IntentOf<'tax.days'> => {
  const country = findCountry(clause);
  const stays = listStays(clause, context);
  const length = findMention(clause, 'LENGTH');
  const isLimit =
    length?.count === LIMIT && !/\b(after|for|with|spent|spend|stay|stayed|been) LENGTH\b/.test(clause.form);
  const number = findMention(clause, 'NUM')?.value;
  const bare = number !== undefined && number !== LIMIT && number > 0 && number <= 366 ? number : null;
  const days = stays.length > 0 || isLimit ? null : length ? toNights(length) : bare;
  return {
    tool: 'tax.days',
    country: country === SCHENGEN ? null : country,
    days,
    stays: country === null ? [] : stays.map((stay): CountryStay => ({ ...stay, country })),
    ofTrip: IS_TRIP.test(clause.form),
  };
};

/** "British in Thailand", "can a Pole stay": people of a country without the word "passport". */
const findPeople = ({ words, mentions }: Clause): string[] => {
  for (let at = 0; at < words.length; at += 1) {
    const isNamed = mentions.some(({ start, end }) => words[at]!.start >= start && words[at]!.end <= end);
    const found =
      isNamed || /^(english|spanish|french)$/.test(words[at]!.text) ? null : matchDemonym(words, at);
    if (found) return [found.code];
  }
  return [];
};

const readEntry = (clause: Clause): Intent | null => {
  const named = listMentions(clause, 'PASSPORT').flatMap(({ codes }) => codes);
  const passports = named.length > 0 ? named : findPeople(clause);
  const country = findCountry(clause);
  if (country === null && passports.length === 0 && !/\b(visas?|passport|stay|enter)\b/.test(clause.form))
    return null;
  return {
    tool: 'visa.entry',
    passports: passports.length > 0 ? [...new Set(passports)] : null,
    country,
  };
};

/** "Where can I stay 90 days with a German passport" asks for cities. */
const toSearch = ({ text }: Clause): Intent => ({ tool: 'cities.search', phrase: text, without: [] });

const USES_DAYS =
  /\b(used|spent|days?( \w+){0,4} left|left of my|overstay\w*|must i leave|do i (have|need) to leave|should i leave|when (do|can) i (have to |need to )?(leave|return|come back|go back|re ?enter)|leave by|run out|last (legal )?day)\b/;

export const visaRules: readonly Rule[] = [
  rule(/\bNUM\b.*\b(NUM|LENGTH)\b/, (clause) => {
    const numbers = clause.mentions.flatMap(({ mention }) =>
      mention.is === 'NUM' ? [mention.value] : mention.is === 'LENGTH' ? [mention.count] : [],
    );
    return numbers.length === 2 &&
      numbers[0] === 90 &&
      numbers[1] === 180 &&
      !/\b(used|left|leave)\b/.test(clause.form)
      ? { tool: 'about', topic: 'schengen' }
      : null;
  }),
  rule(
    /\b(tax|taxes|taxed|taxable)\b.*\b(resident|residency|residence|days?|liable|pay|owe|threshold|LENGTH)\b|\b(resident|residency|residence|liable)\b.*\b(tax|taxes)\b|\b183\b|\b(become|am i|be) (a )?(tax )?resident\b/,
    (clause, context) =>
      /\b(article|articles|read|guide|guides|anything|something)\b/.test(clause.form)
        ? null
        : readTax(clause, context),
  ),
  rule(/\b(LENGTH|NUM)\b/, (clause, context) =>
    clause.mentions.some(
      ({ mention }) =>
        (mention.is === 'LENGTH' && mention.count === LIMIT) ||
        (mention.is === 'NUM' && mention.value === LIMIT),
    )
      ? readTax(clause, context)
      : null,
  ),
  rule(
    /\b(nomad|remote work|remote worker|remote workers|freelance|freelancer|freelancers|d7|d8|telework\w*|dtv)s? (visas?|permits?)\b|\bd NUM visa\b|\bvisas? (for|as) (a |an )?(digital )?(remote|nomads?|freelancers?|digital)|\b(digital nomad visas?)\b/,
    (clause) => {
      const country = findCountry(clause);
      if (country === null || country === SCHENGEN) {
        const isOpen =
          findMention(clause, 'REGION') !== null ||
          /\b(which|what|where|countries|cities|places|list|somewhere)\b/.test(clause.form);
        return isOpen
          ? { tool: 'cities.search', phrase: clause.text, without: [] }
          : { tool: 'visa.nomad', country: null };
      }
      return /\bor\b/.test(clause.form) && listMentions(clause, 'COUNTRY').length > 1
        ? null
        : { tool: 'visa.nomad', country };
    },
  ),
  rule(/\bschengen\b/, (clause, context) => {
    if (
      /^(what|how|explain|tell)\b.*\b(rule|work|works|mean|means|is (the )?schengen|schengen (area|rule|zone))\b/.test(
        clause.form,
      ) &&
      clause.mentions.length === 0
    )
      return { tool: 'about', topic: 'schengen' };
    const asksEntry = /\b(visa|need|passport|PASSPORT|how long|how many days)\b/.test(clause.form);
    const counts =
      USES_DAYS.test(clause.form) ||
      listStays(clause, context).length > 0 ||
      findMention(clause, 'DATE') ||
      IS_TRIP.test(clause.form);
    if (
      !counts &&
      asksEntry &&
      !/\bleft\b/.test(clause.form) &&
      /\b(PASSPORT|visa|passport)\b/.test(clause.form)
    )
      return readEntry(clause);
    return readSchengen(clause, context);
  }),
  rule(/\bDATE\b/, (clause, context) => {
    const isFree = listMentions(clause, 'PASSPORT').some(({ codes }) =>
      codes.some((code) => freeInSchengen.has(code)),
    );
    if (!isInSchengen(clause) || isFree || /\b(hours|time|pack|trip|plan)\b/.test(clause.form)) return null;
    const isStay =
      listDays(clause, context).length >= 2 &&
      /\b(stay|stayed|be|been|was|spend|spent|legal|allowed|visit|left|fit|ok|okay|too long)\b/.test(
        clause.form,
      );
    const isOpen = /\b(entered|arrived|came|since)\b/.test(clause.form);
    return isStay || isOpen ? readSchengen(clause, context) : null;
  }),
  rule(/\b(been|was|were|spent|stayed)\b.*\bLENGTH\b/, (clause, context) =>
    isInSchengen(clause) &&
    findMention(clause, 'PASSPORT') === null &&
    !/\b(tax|cost|trip)\b/.test(clause.form)
      ? readSchengen(clause, context)
      : null,
  ),
  rule(USES_DAYS, (clause, context) => {
    const isElsewhere =
      findCountry(clause) !== null && findCountry(clause) !== SCHENGEN && !isInSchengen(clause);
    const hasDays =
      findMention(clause, 'LENGTH') ?? findMention(clause, 'NUM') ?? findMention(clause, 'DATE');
    if (isElsewhere || /\b(MONEY|questions?|messages?|searches|search|article)\b/.test(clause.form))
      return null;
    if (/\bhow (much|many)\b/.test(clause.form) && !/\bdays?\b/.test(clause.form)) return null;
    return hasDays || /\b(days? left|overstay\w*|leave)\b/.test(clause.form)
      ? readSchengen(clause, context)
      : null;
  }),
  rule(
    /\b(visas?|visa free|evisa|e visa|passports?|enter|entry|entering|allowed|permitted|border|immigration|eta|overstay)\b/,
    (clause) => {
      const asksForPlaces =
        /\b(where|which (countries|cities|places|country)|what countries|cities|places|somewhere|countries)\b/.test(
          clause.form,
        );
      const isSearch = asksForPlaces || /\bvisa free\b/.test(clause.form);
      return isSearch && findCountry(clause) === null ? toSearch(clause) : readEntry(clause);
    },
  ),
  rule(
    /\b(how long|how many (days|weeks|months)|can (i|we|PASSPORT)|may (i|we)|could i|am i allowed|is PASSPORT|do PASSPORT)\b.*\b(stay|remain|be|visit|spend|live|go|travel)\b|\bstay(ing)? in (COUNTRY|CITY)\b.*\bPASSPORT\b|\bPASSPORT\b|\b(how long|max stay|how many days)\b/,
    (clause) => {
      const { form } = clause;
      if (
        /\b(how far|trip|pack|budget|cost|costs|train|flight|bus|coach|take|takes|fly|drive|journey)\b/.test(
          form,
        )
      )
        return null;
      const isLimit =
        /\b(how long|how many (days|weeks|months))\b/.test(form) && findCountry(clause) !== null;
      if (
        /^(where|which|what) (can|could|may|countries|cities|places|country)\b/.test(form) &&
        findCountry(clause) === null
      )
        return toSearch(clause);
      const asks =
        isLimit ||
        findMention(clause, 'PASSPORT') ||
        (/\b(can|may|could|am) (i|we)\b/.test(form) && findMention(clause, 'LENGTH'));
      return asks ? readEntry(clause) : null;
    },
  ),
];
