import { findMention, listCities, listMentions, toMonths, type Clause } from './clause.js';
import { findLastCity, type TurnContext } from './context.js';
import type { Intent } from './intent.js';
import { rule, type Rule } from './rule.js';

const formatPhrase = (usd: number): string => `under $${Math.round(usd)} a month`;

/** Words of a question about money that are no conditions of a search. */
const MONEY_VOCABULARY =
  /\b(what|where|which (cities|places)|which|can|could|i|we|live|afford|get|gets|buys?|with|on|for|have|a month|per month|monthly|my|budget|is|of|dollars|usd|bucks|only|me)\b/gi;

/** What is left of a question about money after its amount: places, months and other conditions of a search. */
const toSearchRest = (clause: Clause): string => {
  const amount = clause.mentions.find(({ mention }) => mention.is === 'MONEY' || mention.is === 'NUM');
  if (!amount) return clause.text;
  const [start, end] = [amount.start - clause.start, amount.end - clause.start];
  return `${clause.text.slice(0, start)} ${clause.text.slice(end)}`
    .replace(MONEY_VOCABULARY, ' ')
    .replace(/[?$]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
};

const findMonths = (clause: Clause): number => {
  const length = findMention(clause, 'LENGTH');
  return length ? toMonths(length) : 1;
};

const readBudget = (clause: Clause): Intent => ({
  tool: 'budget.stay',
  city: listCities(clause)[0] ?? null,
  months: findMonths(clause),
  people: findMention(clause, 'PEOPLE')?.count ?? 1,
});

const readLeg = (clause: Clause, { trip, page }: TurnContext): Intent | null => {
  const parts = clause.form.split(' ');
  const places = listMentions(clause, 'CITY').map(({ slug }) => slug);
  const leads = parts.flatMap((part, at) => (part === 'CITY' ? [parts[at - 1] ?? ''] : []));
  const [first, second] = places;
  if (first !== undefined && second !== undefined) {
    // "How far is Dakar from Lisbon" begins in Lisbon.
    const isReversed = leads[1] === 'from' && leads[0] !== 'from';
    return { tool: 'leg.estimate', from: isReversed ? second : first, to: isReversed ? first : second };
  }
  if (first === undefined) return null;
  const here =
    page.cities.find((slug) => slug !== first) ??
    (trip ? trip.cities.findLast((slug) => slug !== first) : undefined) ??
    null;
  return leads[0] === 'from'
    ? { tool: 'leg.estimate', from: first, to: here }
    : { tool: 'leg.estimate', from: here, to: first };
};

const ASKS_MONEY =
  /\b(costs?|costing|budget|how much|spend|spending|expenses|expensive|need|afford|total|money|price|prices|pay|bill|sum|cost of living|live|living|work out|calculate|estimate|figure out|add up)\b/;

export const moneyRules: readonly Rule[] = [
  rule(/^((for|and) )*(LENGTH|PEOPLE)( (for )?(LENGTH|PEOPLE))*( (here|there))?$/, (clause, context) =>
    findLastCity(context) === null ? null : readBudget(clause),
  ),
  rule(
    /^(?:(?:and|then|ok|what about|how about|from|the|trip|journey|way|,) )*CITY to CITY\b( (by|with|on) (a |the )?\w+)?$/,
    readLeg,
  ),
  // "How long does the train take" asks between which places.
  rule(
    /\bhow (long|much time) (does|do|will|would) (it|(the|a) (train|bus|coach|flight|plane|ride|journey|trip|drive|ferry))\b.*\b(take|last|need)\b/,
    (clause, context) =>
      readLeg(clause, context) ??
      (/\b(visas?|application|consulate|embassy|process\w*|passport)\b/.test(clause.form) ||
      clause.mentions.length > 0
        ? null
        : { tool: 'leg.estimate', from: null, to: null }),
  ),
  rule(
    /\b(how far|distance|(fastest|quickest|best|easiest|shortest|simplest) (way|route) (from|to|between)|how long (does it take|would it take|is the (flight|journey|trip|train|ride|way|drive)|to (get|fly|travel))|travel time|flight time|how (do|can|would) (i|we) (get|travel|go)|get (from|to) |fly (from|to)|flying (from|to)|co NUM|co2|co2e|carbon|emissions?|km (from|to|between)|kilomet(er|re)s|miles (from|to|between)|far (is|from|away)|get there|door to door|journey (from|to|between))\b/,
    (clause, context) => {
      if (/\bairport\b/.test(clause.form) && listCities(clause).length < 2) return null;
      const isOpen = clause.mentions.length === 0 && /\b(how far|distance)\b/.test(clause.form);
      return readLeg(clause, context) ?? (isOpen ? { tool: 'leg.estimate', from: null, to: null } : null);
    },
  ),
  rule(
    /\b(afford|live (on|with|for)|get (for|with)|where .*\b(live|stay)\b.*\b(MONEY|NUM)\b|(MONEY|NUM) (get|gets|buy|buys) me)\b/,
    (clause) => {
      const money = findMention(clause, 'MONEY')?.usd ?? findMention(clause, 'NUM')?.value;
      if (money === undefined || money < 100 || listCities(clause).length > 0) return null;
      const rest = toSearchRest(clause);
      return {
        tool: 'cities.search',
        phrase: [formatPhrase(money), rest].filter((part) => part !== '').join(', '),
        without: [],
      };
    },
  ),
  rule(/\bCITY\b/, (clause) => {
    const { form } = clause;
    const hasPeople = findMention(clause, 'PEOPLE') !== null;
    const hasLength = findMention(clause, 'LENGTH') !== null;
    if (listCities(clause).length !== 1 || (!hasPeople && !hasLength)) return null;
    if (
      /\b(rent|visa|hot|cold|rain|warm|weather|safe|pack|add|hours?|trip|plan|extend|move|tax|PASSPORT)\b/.test(
        form,
      )
    )
      return null;
    const isBare =
      /^(and |what about |how about )?((for )?(LENGTH|PEOPLE)|in CITY|CITY|(for )?LENGTH in CITY)( |,|;|in CITY|CITY|PEOPLE|for|LENGTH)*$/.test(
        form,
      );
    if (hasLength && !isBare && !ASKS_MONEY.test(form)) return null;
    if (/\b(schengen|tax|183|stay legally|allowed)\b/.test(form)) return null;
    // "How much a month is Lisbon" asks for the plain figure.
    const { count, unit } = findMention(clause, 'LENGTH') ?? { count: 0, unit: 'month' };
    if (
      !hasPeople &&
      count === 1 &&
      unit === 'month' &&
      !isBare &&
      !/\b(for|spend|spending) LENGTH\b/.test(form)
    )
      return null;
    return isBare || ASKS_MONEY.test(form) ? readBudget(clause) : null;
  }),
  rule(
    /\b(budget|how much (would|will|do|does|is)|costs?)\b.*\b(LENGTH|PEOPLE)\b|\b(LENGTH|PEOPLE)\b.*\b(there|it) (costs?|cost)\b/,
    (clause) =>
      listCities(clause).length === 0 &&
      !/\b(trip|plan|questions|COUNTRY|REGION|cities|places)\b/.test(clause.form)
        ? readBudget(clause)
        : null,
  ),
];
