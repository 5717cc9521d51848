import { matchDemonym, resolveDate } from '../../trips/index.js';
import { findMention, listMentions, toNights, type Clause } from './clause.js';
import type { TurnContext } from './context.js';
import type { Intent, IntentOf, Reading } from './intent.js';
import type { Mention } from './mentions.js';
import { rule, toReading, type Rule } from './rule.js';
import type { CountryStay, Day, Stay } from '@wanderwork/travel';
import {
  euCountries,
  MAX_DAYS,
  schengenCountries,
  toDateParts,
  toDay,
  WINDOW_DAYS,
} from '@wanderwork/travel';

export const SCHENGEN = 'SCHENGEN';

/** The number of days by which people mean tax residence. */
export const TAX_LIMIT = 183;

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

/** "Until 20 January, entered 1 November": the end is named first. */
const NAMES_END_FIRST =
  /\b(?:until|till|leave on|leaving|out on)(?: \w+){0,2} DATE\b.*\b(?:entered|arrived|came|since|from|got here)\b.*\bDATE\b/;

/** The dates of a clause, in order. The second of a pair is never before the first. */
export const listDays = (clause: Clause, context: TurnContext): Day[] => {
  const isEndFirst = NAMES_END_FIRST.test(clause.form);
  // The day of entry was, the day of leaving is to come.
  const isPast = IS_PAST.test(clause.form) && !isEndFirst;
  const found = listDates(clause);
  const [end, entry] = found;
  if (isEndFirst && end && entry) {
    const from = resolve(entry, context, true);
    const to = from === null ? null : resolveDate(end.date, from);
    if (from !== null && to !== null) return [from, to];
  }
  const dates = found;
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
  // "I left on 3 November after 60 days" counts backwards.
  if (
    days.length === 1 &&
    length &&
    /\b(left|returned|flew (out|home|back)|went home|exited)\b.*\bDATE\b/.test(clause.form)
  )
    return days[0]! <= context.today ? [{ entry: days[0]! - toNights(length) + 1, exit: days[0]! }] : [];
  if (days.length === 1 && length && !/\b(used|spent|left|been)\b/.test(clause.form))
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

/** Numbers of days that name the limit itself: "my 90 days", "90/180", "the ninety day limit". */
const NAMES_LIMIT = /^(?:.*\b(?:my|the|a|of|those|our|all|full)|)$/;

const SAYS_LEFT = /^(?:(?!used|spent)\w+ ){0,2}(?:left|remaining|remain)\b/;
const HAS_LEFT =
  /\b(?:left with|still have|have still|have only|remaining are|have got still|still got)(?: only)?$/;
const SAYS_USED = /\b(?:used|spent|stayed|burn\w*|gone|been|already|had|was|were)\b/;
const NONE_USED =
  /\b(?:(?:did not|didnt|have not|havent|ive not|not) (?:use|used|spent|spend|had|been)|(?:never|not yet) (?:been|used|spent|visited)|used (?:none|no|zero)|no schengen days|zero days)\b/;

interface CountedDays {
  days: number;
  /** The words since the number before it, and up to the next one. */
  before: string;
  after: string;
}

/** The numbers of days that a clause names, without those of the limit and of a stay that is only planned. */
const listCountedDays = (clause: Clause): CountedDays[] => {
  const parts = clause.form.split(/ ?\b(LENGTH(?: more)?|NUM)\b ?/);
  const numbers = clause.mentions.flatMap(({ mention }) =>
    mention.is === 'LENGTH'
      ? [{ days: toNights(mention), isMore: mention.isMore }]
      : mention.is === 'NUM'
        ? [{ days: mention.value, isMore: false }]
        : [],
  );
  const all = numbers.map((number, at) => ({
    ...number,
    before: parts[2 * at] ?? '',
    after: parts[2 * at + 2] ?? '',
  }));
  return all.filter(({ days, isMore, before, after }, at) => {
    const isRule = /^(?:days? )?(?:\w+ )?(?:limit|rule|rules|allowance|window|thing|period)\b/.test(after);
    const isOfRule =
      (days === MAX_DAYS && (isRule || all.length > 1) && (NAMES_LIMIT.test(before) || isRule)) ||
      (days === WINDOW_DAYS && at > 0);
    const isPlanned =
      isMore ||
      ((all.length > 1 || !SAYS_USED.test(clause.form)) &&
        /\b(?:(?:can|may|could|want to|like to|plan to|planning to|going to|allowed to) ?(?:i|we)?)(?: \w+){0,6}$/.test(
          before,
        ));
    return !isOfRule && !isPlanned;
  });
};

/** The days that a person has used; "several" where the words name more than one number and don't say how they add up. */
const findUsedDays = (clause: Clause, { today }: TurnContext): number | 'several' | null => {
  const counted = listCountedDays(clause);
  const [first, second] = counted;
  if (!first) return NONE_USED.test(clause.form) ? 0 : null;
  if (counted.some(({ days }) => days <= 0 || days > 400 || !Number.isInteger(days))) return null;
  if (!second) {
    const isLeft = SAYS_LEFT.test(first.after) || HAS_LEFT.test(first.before);
    if (!isLeft || (SAYS_USED.test(first.before) && !HAS_LEFT.test(first.before))) return first.days;
    return first.days <= MAX_DAYS ? MAX_DAYS - first.days : null;
  }
  // "Twelve days left, right? I used 78": the two agree, or one of them is said to be used.
  const used = counted.filter(
    ({ before, after }) =>
      /\bused(?: up)?(?: \w+)?$/.test(before) || /^(?:days? )?(?:are )?used\b/.test(after),
  );
  const left = counted.filter(({ before, after }) => SAYS_LEFT.test(after) || HAS_LEFT.test(before));
  if (used.length === 1 && left.length === 1 && counted.length === 2)
    return used[0]!.days + left[0]!.days === MAX_DAYS ? used[0]!.days : 'several';
  const isSum =
    counted.slice(1).every(({ before }) => /\b(?:and|plus|then|another)\b|^,/.test(before)) &&
    left.length === 0;
  if (!isSum) return 'several';
  // Days of months that are out of the window no longer count.
  const earliest = toDateParts(today - WINDOW_DAYS + 1);
  const isRecent = listMentions(clause, 'MONTH').every(
    ({ month, year }) =>
      toDay(year ?? getYear(today) - (month > toDateParts(today).month ? 1 : 0), month, 1) >
      toDay(earliest.year, earliest.month, 1),
  );
  const sum = counted.reduce((total, { days }) => total + days, 0);
  return isRecent && sum <= 400 ? sum : 'several';
};

/** Citizens whose days in the area do not count. */
const freeInSchengen = new Set([...euCountries, 'IS', 'LI', 'NO', 'CH']);

const IS_TRIP = /\b((my|the|this|our) (trips?|plan|itinerary|route|stays|stops)|trip (use|uses|fit|fits))\b/;

/** Earlier dates and a plan in one question: "was there 1 to 31 August, can I come for 60 days from 1 December". */
const readPastAndPlan = (clause: Clause, context: TurnContext): IntentOf<'visa.schengen'> | null => {
  const days = listDays(clause, context);
  // Several earlier stays come before the plan.
  const isLong = days.length > 4 && days.length % 2 === 1;
  const planDate = listDates(clause).at(-1);
  const planEntry = isLong && planDate ? resolveDate(planDate.date, context.today) : null;
  const [entry, exit, next, last] = planEntry === null ? days : [...days.slice(-3, -1), planEntry];
  const before = planEntry === null ? [] : days.slice(0, -3);
  const length = findMention(clause, 'LENGTH');
  const asks = /\b(can|may|could|will) i\b/.test(clause.form);
  if (!asks || !IS_PAST.test(clause.form) || entry === undefined || exit === undefined || next === undefined)
    return null;
  const planExit = last ?? (length ? next + toNights(length) - 1 : null);
  if (planExit === null || exit < entry || planExit < next) return null;
  return {
    tool: 'visa.schengen',
    used: null,
    stays: [
      ...before.flatMap((day, at) => (at % 2 === 0 ? [{ entry: day, exit: before[at + 1]! }] : [])),
      { entry, exit },
    ],
    entered: null,
    plan: { entry: next, exit: planExit },
    ofTrip: false,
    ofRule: false,
    country: null,
  };
};

const readSchengen = (clause: Clause, context: TurnContext): Reading => {
  const { form } = clause;
  const both = readPastAndPlan(clause, context);
  if (both) return toReading(both);
  const stays = listStays(clause, context);
  const isPast = IS_PAST.test(form);
  const entered =
    stays.length === 0 &&
    /\b(enter|entered|arrive|arrived|came|since|got here|been (here|in)|fly|flew|land|landed)\b/.test(form)
      ? (listDays(clause, context)[0] ?? null)
      : null;
  const isPlan =
    /\b(can i|may i|could i|will i|if i|want to|plan to|planning|going to|allowed|legal|okay|fit|fits)\b/.test(
      form,
    ) && !isPast;
  const ofTrip = IS_TRIP.test(form);
  const found = stays.length === 0 && entered === null && !ofTrip ? findUsedDays(clause, context) : null;
  const used = found === 'several' ? null : found;
  const isEmpty = stays.length === 0 && entered === null && used === null && !ofTrip;
  const intent: IntentOf<'visa.schengen'> = {
    tool: 'visa.schengen',
    used,
    stays: isPlan ? [] : stays,
    entered,
    plan: isPlan ? (stays[0] ?? null) : null,
    ofTrip,
    ofRule: isEmpty && !(ASKS_OWN.test(form) && !/\b(rules?|limits?|work|works|mean|means)\b/.test(form)),
    country: null,
  };
  // Earlier days beside a date of entry say nothing of when they were.
  const hasDate = listDates(clause).some(({ date }) => date.is !== 'day');
  const isUnclear =
    found === 'several' ||
    (used !== null && used > 0 && hasDate) ||
    (entered !== null && listCountedDays(clause).length > 0);
  return isUnclear
    ? { is: 'missing', slot: 'days', intent: { ...intent, entered: null, ofRule: false } }
    : toReading(intent);
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

/** The country that an adjective names: "the Romanian nomad visa", "the Spanish limit". */
const findCountryOfAdjective = ({ words }: Clause): string | null => {
  for (let at = 0; at < words.length; at += 1) {
    const found = matchDemonym(words, at);
    if (found) return found.code;
  }
  return null;
};

/** Asks what the rule is, rather than how somebody's days stand to it. */
const ASKS_RULE =
  /\b(rules?|threshold|thresholds|limit|limits|law|laws|how (does|do|is|are)|what (is|are|counts|makes)|whats|explain|when (do|does|am|are|would|will|can) (i|you|one|we|somebody|someone|people|nomads)|after how (long|many)|how (long|many) (days|months|weeks)?|before|does|is|do|part of|member|mean|means|work|works|matter|matters|count|counts|tax|become)\b/;

const ASKS_OWN =
  /\b((am|are|have|had|was|were) (i|we)|(i|we) (am|are|have|had|was|were|used|spent|stayed)|ive|im|my|left|remaining|so far)\b/;

const readTax = (clause: Clause, context: TurnContext): IntentOf<'tax.days'> => {
  const country = findCountry(clause) ?? findCountryOfAdjective(clause);
  const stays = listStays(clause, context);
  const length = findMention(clause, 'LENGTH');
  const isLimit = length && length.count === TAX_LIMIT;
  const days = stays.length === 0 && length && !isLimit ? toNights(length) : null;
  return {
    tool: 'tax.days',
    country: country === SCHENGEN ? null : country,
    days,
    stays: country === null ? [] : stays.map((stay): CountryStay => ({ ...stay, country })),
    ofTrip: IS_TRIP.test(clause.form),
    ofRule:
      days === null &&
      stays.length === 0 &&
      !IS_TRIP.test(clause.form) &&
      (!ASKS_OWN.test(clause.form) ||
        (ASKS_RULE.test(clause.form) && !/\b(over|left|near|remaining|so far)\b/.test(clause.form))),
  };
};

/** Of several countries, the one after "for" or "to": "German and US, which is better for Brazil". */
const findDestination = (clause: Clause): string | null => {
  const countries = listMentions(clause, 'COUNTRY');
  if (countries.length < 2) return findCountry(clause);
  const leads = [...clause.form.matchAll(/(\w+ )?\bCOUNTRY\b/g)].map(([, lead = '']) => lead.trim());
  const at = leads.findIndex((lead) => /^(for|to|into|enter|entering|visit|visiting|in)$/.test(lead));
  return (countries[at] ?? countries[0])!.code;
};

const readEntry = (clause: Clause): Intent | null => {
  const passports = listMentions(clause, 'PASSPORT').flatMap(({ codes }) => codes);
  const country = findDestination(clause);
  if (country === null && passports.length === 0 && !/\b(visas?|passport|stay|enter)\b/.test(clause.form))
    return null;
  return {
    tool: 'visa.entry',
    passports: passports.length > 0 ? [...new Set(passports)] : null,
    country,
  };
};

const ruleOfSchengen: IntentOf<'visa.schengen'> = {
  tool: 'visa.schengen',
  used: null,
  stays: [],
  entered: null,
  plan: null,
  ofTrip: false,
  ofRule: true,
  country: null,
};

const findCountryByName = (clause: Clause): string | null =>
  findMention(clause, 'COUNTRY')?.code ?? findMention(clause, 'CITY')?.country ?? null;

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
      ? { ...ruleOfSchengen, ofTrip: IS_TRIP.test(clause.form), ofRule: !IS_TRIP.test(clause.form) }
      : null;
  }),
  // "The ninety day limit" without the name of the area.
  rule(/\b(LENGTH|NUM)\b.*\b(limit|rule|rules|allowance|window)\b/, (clause, context) => {
    const length = findMention(clause, 'LENGTH');
    const days = length?.unit === 'day' ? length.count : findMention(clause, 'NUM')?.value;
    const isElsewhere =
      findCountry(clause) !== null && !isInSchengen(clause) && findCountry(clause) !== SCHENGEN;
    return days === 90 && !isElsewhere && !findMention(clause, 'PASSPORT')
      ? readSchengen(clause, context)
      : null;
  }),
  rule(
    /\b(tax|taxes|taxed|taxable|fiscal|fiscally)\b.*\b(resident|residents|residency|residence|days?|liable|pay|owe|threshold|limit|home|LENGTH)\b|\b(resident|residents|residency|residence|liable|days?|limit|threshold|how long|LENGTH)\b.*\b(tax|taxes|taxed|taxable|taxman|fiscal|hmrc|irs|hacienda|dian)\b|\b(hmrc|hacienda|the irs|taxman|tax (office|man|authorit\w+|people))\b|\b183\b|\bDATE\b.*\b(tax|taxes)\b|\b(tax|taxes)\b.*\bDATE\b|\b(become|am i|be|count as|considered|becoming) (a |an )?(tax )?resident\b/,
    (clause, context) =>
      /\b(rates?|percent|percentage|how much)\b/.test(clause.form) ||
      /\b(article|articles|read|guide|guides|anything|something)\b/.test(clause.form)
        ? null
        : readTax(clause, context),
  ),
  rule(/\b(LENGTH|NUM)\b/, (clause, context) =>
    clause.mentions.some(
      ({ mention }) =>
        (mention.is === 'LENGTH' && mention.count === TAX_LIMIT) ||
        (mention.is === 'NUM' && mention.value === TAX_LIMIT),
    )
      ? readTax(clause, context)
      : null,
  ),
  rule(/\b(limit|threshold)\b/, (clause, context) => {
    const country = findCountry(clause) ?? findCountryOfAdjective(clause);
    const isOther =
      /\b(schengen|visas?|entry|passport|PASSPORT|MONEY|budget|speed|messages?|searches|questions?)\b/;
    return country !== null && country !== SCHENGEN && !isOther.test(clause.form) && IS_TRIP.test(clause.form)
      ? readTax(clause, context)
      : null;
  }),
  rule(
    /\b(nomad|remote work|remote worker|remote workers|freelance|freelancer|freelancers|d7|d8|telework\w*|dtv)s? (visas?|permits?)\b|\bvisas? (for|as) (a |an )?(digital )?(remote|nomads?|freelancers?|digital)|\b(digital nomad visas?)\b/,
    (clause) => {
      const country = findCountry(clause) ?? findCountryOfAdjective(clause);
      if (country === null || country === SCHENGEN) {
        const isOpen = /\b(which|what|where|countries|cities|places|list|somewhere)\b/.test(clause.form);
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
    const asksRule =
      /\b(rules?|works?|mean|means|what is (the )?schengen|whats (the )?schengen|limits?|part of|member|belongs?|counts?|includes?|included|covers?|covered|inside|explain)\b|\bin (the )?schengen( area| zone)?$/;
    const named = listMentions(clause, 'COUNTRY').length + listMentions(clause, 'CITY').length;
    const hasDays =
      clause.mentions.some(({ mention }) => ['LENGTH', 'NUM', 'DATE', 'MONTH'].includes(mention.is)) ||
      USES_DAYS.test(clause.form) ||
      IS_TRIP.test(clause.form);
    if (
      asksRule.test(clause.form) &&
      !hasDays &&
      (named > 0 || !/\b(i|we)\b.*\bin (the )?schengen/.test(clause.form))
    )
      return { ...ruleOfSchengen, country: findCountryByName(clause) };
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
    if (
      !isInSchengen(clause) ||
      isFree ||
      /\b(hours|time|pack|trip|plan|tax|taxes|resident|rent|cost)\b/.test(clause.form)
    )
      return null;
    const isStay =
      listDays(clause, context).length >= 2 &&
      /\b(stay|stayed|be|been|was|spend|spent|legal|allowed|visit|left|fit|ok|okay|too long)\b/.test(
        clause.form,
      );
    const isOpen = /\b(entered|arrived|came|since)\b/.test(clause.form);
    return isStay || isOpen ? readSchengen(clause, context) : null;
  }),
  // "How long can I stay in Greece, I've already had 70 days in Italy".
  rule(/\b(already|used|spent|have had|ive had|have been|been|stayed)\b.*\bLENGTH\b/, (clause, context) =>
    isInSchengen(clause) &&
    findMention(clause, 'LENGTH')?.unit !== 'year' &&
    findMention(clause, 'PASSPORT') === null &&
    /\b(left|stay|remain|remaining|leave|more|can|may|allowed|still)\b/.test(clause.form) &&
    !/\b(tax|cost|costs|rent|trip|budget|hours|pack|resident)\b/.test(clause.form)
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
    /\b(visas?|visa free|evisa|e visa|passports?|enter|entry|entering|allowed|permitted|border|immigration|eta)\b/,
    (clause) => {
      const asksForPlaces =
        /\b(where|which (countries|cities|places|country)|what countries|cities|places|somewhere|countries)\b/.test(
          clause.form,
        );
      return asksForPlaces && findCountry(clause) === null ? toSearch(clause) : readEntry(clause);
    },
  ),
  // "What do I need to get into Kenya".
  rule(
    /\b(need|needs|needed|required?|requirements?|papers|paperwork|documents?|rules)\b.*\b(get|go|travel|enter|come|fly|visit|entry|for|to|in|into)\b.*\b(COUNTRY|CITY)\b|\b(get|getting|let|lets|allowed|admitted|welcome|go|come) (me |us |PASSPORT )?(in|into)( to)? COUNTRY\b|\bCOUNTRY (let|lets|admit|admits|accept|accepts|allow|allows)\b/,
    (clause) => {
      const { form } = clause;
      const isOther =
        /\b(how (much|far)|cost|costs|budget|money|income|pack|wear|bring|jacket|clothes|wifi|internet|english|car|speak|language|sim|insurance|vaccin\w*|trip|plan|add|hours|time|tax|rent|cities|places)\b/;
      return isOther.test(form) ||
        (findMention(clause, 'COUNTRY') === null && !/\b(get into|enter|entry)\b/.test(form))
        ? null
        : readEntry(clause);
    },
  ),
  rule(
    /\b(how long|how many (days|weeks|months)|can (i|we|PASSPORT)|may (i|we)|could i|am i allowed|is PASSPORT|do PASSPORT)\b.*\b(stay|remain|be|visit|spend|live|go|travel)\b|\bstay(ing)? in (COUNTRY|CITY)\b.*\bPASSPORT\b|\bPASSPORT\b/,
    (clause) => {
      const { form } = clause;
      if (/\b(how far|trip|pack|budget|cost|costs)\b/.test(form)) return null;
      const isOpen =
        /^(?:(?:and|so|but) )*(how long|how many days) (can|may|could|am) (i|we)( allowed to)? (stay|remain|be)( there| here| in the country)?$/;
      const isLimit =
        isOpen.test(form) ||
        (/\b(how long|how many (days|weeks|months))\b/.test(form) && findCountry(clause) !== null);
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
