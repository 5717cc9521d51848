import type { FigureTopic } from '@wanderwork/contracts';
import { understand, type Word } from '../../city-search/index.js';
import { spelling } from './all-rules.js';
import { asksOtherTimes, listUnread } from './care.js';
import { ASKS_FOR_PLACES, asksAboutWeather, listTopics } from './city-rules.js';
import { listCities, listMentions, listMonths, type Clause } from './clause.js';
import type { TurnContext } from './context.js';
import type { Reading } from './intent.js';
import { examples, SUBJECT, unknownPlace } from './refusal-rules.js';
import { ask, refuse, toReading } from './rule.js';

/** The search's order without conditions. */
const DEFAULT_ORDER = 'first:-irex';

const toFigureTopic: Readonly<Record<string, FigureTopic>> = {
  cost: 'cost',
  rent: 'rent',
  internet: 'internet',
  safety: 'safety',
  air: 'air',
  english: 'english',
  airport: 'airport',
  health: 'health',
  time: 'time',
};

/** Words that only lead to a place by name. */
const placeLeads = new Set([
  'in',
  'to',
  'of',
  'from',
  'for',
  'about',
  'like',
  'visit',
  'near',
  'is',
  'than',
  'or',
  'and',
  'with',
  'at',
  'does',
  'compare',
]);

/** With so few words, a capitalized first word can be a name: "Santorini in July". */
const MAX_BARE_NAME = 3;

/** "In timbuktu", at the end of a question or before a month. */
const isNameInLowerCase = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.text === 'in' &&
  /^\p{L}{4,}$/u.test(words[at]!.text) &&
  /^(|,|;|in|during|for|or|and)$/.test(words[at + 1]?.text ?? '');

/** A word after "in" or "to" that no rule, no search and no table knows. */
export const findUnknownName = ({ words, mentions }: Clause): Word | null => {
  const named = new Set(
    mentions.flatMap(({ start, end }) => words.filter((word) => word.start >= start && word.end <= end)),
  );
  return (
    words.find(
      (word, at) =>
        word.value === null &&
        !named.has(word) &&
        !spelling.isKnown(word) &&
        (word.capital
          ? at > 0
            ? placeLeads.has(words[at - 1]!.text)
            : words.length <= MAX_BARE_NAME
          : isNameInLowerCase(words, at)),
    ) ?? null
  );
};

const nearestQuestions = (clause: Clause, { vocabulary }: TurnContext) => {
  const [slug] = listCities(clause);
  const name = slug === undefined ? undefined : vocabulary.cities.get(slug)?.name;
  if (name !== undefined) return [ask(`What does a month in ${name} cost?`), ask(`When to go to ${name}?`)];
  const country = listMentions(clause, 'COUNTRY')[0]?.name;
  if (country !== undefined) return [ask(`How long may I stay in ${country}?`), ask(`Cities in ${country}`)];
  return examples.slice(0, 2);
};

const ASKS =
  /^(what|whats|who|whos|why|how|when|where|which|is|are|do|does|can|could|should|would|will|write|tell|give|explain|make|show|say|sing|help|calculate|solve)\b/;

const isTopical = (clause: Clause): boolean =>
  clause.words.length === 1 ||
  listMentions(clause, 'MONTH').length > 0 ||
  listTopics(clause).length > 0 ||
  asksAboutWeather(clause) ||
  /\b(visa|stay|pack|hours|time|far|trip|like|go|about)\b/.test(clause.form);

/** Words of "list the 3 cheapest places" that are no conditions. */
const LEADS_TO_LIST =
  /^(?:list|show|give|tell|name|find|get|me|us|the|top|my|all|some|please|pls|can|could|you|i|want|need|would|like|to|\d|ten|two|three|four|five|\s|,)+$/i;

const findSearchReading = (clause: Clause, context: TurnContext): Reading | null => {
  const { vocabulary, now } = context;
  const { understood, notUnderstood: rest, topics } = understand(clause.text, vocabulary, now);
  const notUnderstood = rest.filter(({ text, why }) => why !== null || !LEADS_TO_LIST.test(text));
  const conditions = understood.filter(({ id }) => id !== DEFAULT_ORDER);
  const isPlace = ({ kind }: { kind: string }) => kind === 'place';
  const cities = listCities(clause);
  const marked = notUnderstood.map(({ start, end }) => ({
    start: clause.start + start,
    end: clause.start + end,
  }));
  const why = notUnderstood.find((one) => one.why !== null)?.why;
  if (cities.length === 0 && conditions.every(isPlace) && findUnknownName(clause) && isTopical(clause))
    return null;
  if (cities.length === 1 && why === undefined && !ASKS_FOR_PLACES.test(clause.form)) {
    const figureTopics = [
      ...new Set([...listTopics(clause), ...topics.flatMap((topic) => toFigureTopic[topic] ?? [])]),
    ].filter((topic) => topic !== 'visa');
    if (figureTopics.length > 0)
      return toReading({ tool: 'city.figures', city: cities[0]!, topics: figureTopics });
    if (topics.includes('climate') || asksAboutWeather(clause))
      return toReading({ tool: 'city.months', city: cities[0]!, months: listMonths(clause) });
  }
  // "Is Grenoble safe" asks about a place that we lack, not for safe places.
  if (
    findUnknownName(clause) &&
    isTopical(clause) &&
    cities.length === 0 &&
    !ASKS_FOR_PLACES.test(clause.form)
  )
    return null;
  const others = conditions.filter((one) => !isPlace(one));
  // A question about a named city that no rule reads is no search for others.
  const isAboutCity =
    /^(how (long|far|often|old|tall)|who|why)\b/.test(clause.form) ||
    (cities.length > 0 &&
      /^(what|whats|how|hows|when|is|are|do|does|did|can|could|would|should|will|why|who|may|must)\b/.test(
        clause.form,
      ) &&
      !ASKS_FOR_PLACES.test(clause.form));
  // "How is safety measured", "where do I change my passport", "and in 2020": none asks for cities.
  const asksForNone =
    (/^(and )?(what (is|does)|whats|how (is|are|do|does|did|was)|why|who)\b/.test(clause.form) &&
      !ASKS_FOR_PLACES.test(clause.form) &&
      listMentions(clause, 'COUNTRY').length + listMentions(clause, 'REGION').length === 0) ||
    /\bmy (passport|account|settings|plan|name|password)\b/.test(clause.form) ||
    /\b(in|since|by|until) (19|20)\d\d\b/.test(clause.text);
  const isWhole = notUnderstood.every((one) => one.why !== null);
  // "The best city for remote work" has no condition but the order itself.
  const isBest = understood.length > 0 && ASKS_FOR_PLACES.test(clause.form);
  const isSearch = others.length > 0 || ((conditions.length > 0 || isBest) && notUnderstood.length === 0);
  if (
    isSearch &&
    !isAboutCity &&
    !asksForNone &&
    (cities.length === 0 || others.length > 0) &&
    (isWhole || others.length >= notUnderstood.length)
  )
    return toReading({ tool: 'cities.search', phrase: clause.text, without: [] });
  if (why !== undefined && why !== null)
    return refuse('data', why, nearestQuestions(clause, context), marked);
  return null;
};

const WHY_NO_OTHER_TIME = 'I only have figures of today, none of the past or the future.';

/** Says which words were not understood, with the nearest questions. */
const refuseSpans = (
  clause: Clause,
  context: TurnContext,
  marked: readonly { start: number; end: number }[],
): Reading =>
  refuse(
    'understanding',
    'I don’t understand that. Did you mean one of these?',
    nearestQuestions(clause, context),
    marked,
  );

/** Says that a clause is not understood, or not about travel. */
export const readNothing = (clause: Clause, context: TurnContext): Reading => {
  const name = findUnknownName(clause);
  if (name && isTopical(clause)) return unknownPlace(name.text.charAt(0).toUpperCase() + name.text.slice(1));
  const unknown = clause.words.filter(
    (word) =>
      word.value === null &&
      /^\p{L}/u.test(word.text) &&
      !spelling.isKnown(word) &&
      !clause.mentions.some(({ start, end }) => word.start >= start && word.end <= end),
  );
  const marked = (unknown.length > 0 ? unknown : clause.words).map(({ start, end }) => ({ start, end }));
  const isTravel = isTopical(clause) || clause.mentions.some(({ mention }) => mention.is !== 'NUM');
  if (!isTravel && ASKS.test(clause.form) && clause.words.length >= 3)
    return refuse('subject', SUBJECT, examples);
  return refuseSpans(clause, context, marked);
};

/** A reading that leaves out a part of its clause would answer another question. */
export const readWithCare = (
  readings: readonly Reading[],
  clause: Clause,
  context: TurnContext,
): Reading[] => {
  const [first] = readings;
  if (first && asksOtherTimes(first, clause))
    return [refuse('data', WHY_NO_OTHER_TIME, nearestQuestions(clause, context))];
  const unread = readings.map((reading) => listUnread(reading, clause, context));
  const marked = unread.every((spans) => spans.length > 0) ? unread[0]! : [];
  return marked.length > 0 ? [refuseSpans(clause, context, marked)] : [...readings];
};

/** What the parser of the search makes of a clause that no rule reads; null if it makes nothing of it. */
export const readAsSearch = (clause: Clause, context: TurnContext): Reading | null => {
  const reading = findSearchReading(clause, context);
  return reading && readWithCare([reading], clause, context)[0]!;
};
