import { PRODUCT_NAME } from '@wanderwork/contracts';
import { computeEditDistance, splitPhrase, type PhraseInput, type Word } from '../../city-search/index.js';
import { firstRules, rules, spelling } from './all-rules.js';
import { asksAboutWeather, listTopics } from './city-rules.js';
import { createClause, listCities, listMonths, type Clause } from './clause.js';
import { complete } from './complete.js';
import { findLastCity, type EarlierTurn, type TurnContext } from './context.js';
import { readFollowUp, resolveOrdinal } from './follow-ups.js';
import { MAX_INTENTS, type Intent, type Reading } from './intent.js';
import { findUnknownName, readAsSearch, readNothing, readWithCare } from './fallbacks.js';
import { findMentions, matchLongName, recognizeSwapped, type PlacedMention } from './mentions.js';
import { removeRevoked } from './revoked.js';
import { applyRules, toReading } from './rule.js';

/** Several cities and a topic: one answer for each. */
const readEach = (clause: Clause): Reading[] | null => {
  const cities = listCities(clause);
  const topics = listTopics(clause).filter((topic) => topic !== 'visa');
  if (cities.length < 2 || cities.length > MAX_INTENTS) return null;
  if (topics.length > 0) return cities.map((city) => toReading({ tool: 'city.figures', city, topics }));
  return asksAboutWeather(clause)
    ? cities.map((city) => toReading({ tool: 'city.months', city, months: listMonths(clause) }))
    : null;
};

/** A question about a topic that names no place: about the city of the context. */
const readWithoutPlace = (clause: Clause): Reading | null => {
  const { form } = clause;
  const hasPlace = clause.mentions.some(({ mention }) =>
    ['CITY', 'COUNTRY', 'REGION', 'MONEY'].includes(mention.is),
  );
  const isQuestion = /^(and |so |but )*(what|whats|how|hows|is|when|does|tell me|show)\b/.test(form);
  if (
    hasPlace ||
    !isQuestion ||
    findUnknownName(clause) ||
    /\b(cities|places|city is|countries|where|somewhere|which)\b/.test(form)
  )
    return null;
  const topics = listTopics(clause).filter((topic) => topic !== 'visa' && topic !== 'score');
  if (topics.length > 0) return toReading({ tool: 'city.figures', city: null, topics });
  return asksAboutWeather(clause)
    ? toReading({ tool: 'city.months', city: null, months: listMonths(clause) })
    : null;
};

const isNotUnderstood = (reading: Reading): boolean =>
  reading.is === 'refusal' && reading.form === 'understanding';

/** "Hospitals in Lisbon and is it safe": what was asked before in the same turn is the latest. */
const addEarlier = (context: TurnContext, earlier: readonly Intent[]): TurnContext =>
  earlier.length === 0
    ? context
    : {
        ...context,
        turns: [...context.turns, { intents: [...earlier], missing: null, list: [], conditions: [] }],
      };

/** Readings by rules, or as a follow-up; null if only the fallbacks are left. */
const readByRules = (clause: Clause, context: TurnContext, earlier: readonly Intent[]): Reading[] | null => {
  const first = applyRules(firstRules, clause, context);
  if (first) return [first];
  const resolved = resolveOrdinal(clause, context);
  const own = resolved ?? clause;
  const read = (reading: Reading): Reading[] =>
    readWithCare([reading], own, context).map((one) => complete(one, context, earlier));
  const followUp = resolved ? null : readFollowUp(own, addEarlier(context, earlier));
  const continued = followUp && read(followUp);
  if (continued && !continued.every(isNotUnderstood)) return continued;
  const reading = applyRules(rules, own, context);
  if (reading) return read(reading);
  if (continued) return continued;
  const each = readEach(own);
  if (each) return readWithCare(each, own, context);
  const placeless = readWithoutPlace(own);
  if (placeless && (findLastCity(context, earlier) !== null || readAsSearch(own, context)?.is !== 'intent'))
    return readWithCare([placeless], own, context).map((one) => complete(one, context, earlier));
  return null;
};

const STARTERS = new Set(
  'what whats how hows when where which is are do does can could compare plan tell show why will should may am also who add remove swap pack'.split(
    ' ',
  ),
);

/** Where a clause may end: at the end of a sentence, and before another question. */
const findBounds = (
  words: readonly Word[],
  mentions: readonly PlacedMention[],
): [from: number, to: number][] => {
  const bounds: [number, number][] = [];
  let from = 0;
  const isInside = (at: number) => mentions.some((one) => one.from < at && at < one.to);
  for (let at = 0; at <= words.length; at += 1) {
    const text = words[at]?.text;
    const isLink =
      (text === 'and' || text === ',') && STARTERS.has(words[at + 1]?.text ?? '') && !isInside(at);
    if (at < words.length && text !== ';' && !isLink) continue;
    if (at > from) bounds.push([from, at]);
    from = at + 1;
  }
  return bounds;
};

const getKey = (reading: Reading): string => {
  if (reading.is === 'refusal') return `refusal ${reading.form}`;
  const { intent } = reading;
  if (intent.tool === 'trip.draft') return JSON.stringify(intent);
  const subject = 'city' in intent ? intent.city : 'country' in intent ? intent.country : '';
  return `${intent.tool} ${intent.tool === 'city.figures' ? intent.topics.join() : ''} ${subject}`;
};

const isAnswer = (reading: Reading): boolean => reading.is !== 'refusal';

/** Readings of the parts of a turn, if at least two of them ask for different things. */
const readParts = (parts: readonly Clause[], context: TurnContext): Reading[] | null => {
  if (parts.length < 2) return null;
  const readings: Reading[] = [];
  for (const part of parts) {
    const earlier = readings.flatMap((reading) => (reading.is === 'intent' ? [reading.intent] : []));
    const own =
      readByRules(part, context, earlier) ??
      (readings.length > 0 || parts.length > 2 ? null : toStrongSearch(part, context));
    // What is said beside a question may be anything.
    const isSaid = own?.every(isNotUnderstood) && !STARTERS.has(part.words[0]?.text ?? '');
    if (own && !isSaid) readings.push(...own);
  }
  // "A meeting at 10 EST. What time is that in Lisbon?" is one question, about that time.
  const isNow = readings.some(
    (one) => one.is === 'intent' && one.intent.tool === 'hours.convert' && one.intent.minutes === null,
  );
  const hasTime = parts.some(({ form }) => /\bTIME\b|\bat NUM\b/.test(form));
  if (isNow && hasTime) return null;
  // "30 days in Portugal in October" beside a question about days asks for no plan.
  const isPlan = (one: Reading) => one.is === 'intent' && one.intent.tool === 'trip.propose';
  if (readings.some(isPlan) && !readings.every(isPlan)) return null;
  const unique = [...new Map(readings.map((reading) => [getKey(reading), reading])).values()];
  const tools = new Set(unique.flatMap((reading) => (reading.is === 'refusal' ? [] : [reading.intent.tool])));
  const hasIntent = unique.some(({ is }) => is === 'intent');
  // "When can I come back" beside a question that is understood asks for no city or country.
  const isIdle = (one: Reading) =>
    hasIntent && one.is === 'missing' && (one.slot === 'city' || one.slot === 'country');
  const answers = unique.filter((one) => isAnswer(one) && !isIdle(one));
  // Two sentences about days in one place are one question: "I've used 40 days. When must I leave?"
  if (answers.length >= 2 && (tools.size >= 2 || unique.every((one) => one.is === 'intent'))) {
    const isOneQuestion =
      tools.size === 1 &&
      ['visa.schengen', 'tax.days', 'visa.entry', 'hours.convert', 'trip.propose'].includes([...tools][0]!);
    if (!isOneQuestion) return answers.slice(0, MAX_INTENTS);
  }
  if (answers.length !== 1 || unique.length === 1) return null;
  // An order to the assistant beside a question is left out; what we have no data on is said.
  const others = unique.filter((one) => !(one.is === 'refusal' && one.form === 'subject') && !isIdle(one));
  return others.slice(0, MAX_INTENTS);
};

/** A question without a place after a sentence that names one: "I'm off to Porto. What is it like?". */
const readLastPart = (parts: readonly Clause[], context: TurnContext): Reading[] | null => {
  const last = parts.at(-1);
  const cities = parts.slice(0, -1).flatMap(listCities);
  if (!last || cities.length !== 1 || listCities(last).length > 0) return null;
  const place: Intent = { tool: 'city.figures', city: cities[0]!, topics: [] };
  const readings = readByRules(last, { ...context, turns: [...context.turns, toTurn(place)] }, [place]);
  return readings?.[0]?.is === 'intent' ? readings : null;
};

/** The one part that is a question, where the others keep the whole from being understood. */
const readOnlyPart = (parts: readonly Clause[], context: TurnContext): Reading[] | null => {
  if (parts.length < 2) return null;
  const readings = parts.flatMap((part) => readByRules(part, context, []) ?? []);
  const answers = [...new Map(readings.filter(isAnswer).map((one) => [getKey(one), one])).values()];
  return answers.length === 1 ? answers : null;
};

const toTurn = (intent: Intent): EarlierTurn => ({
  intents: [intent],
  missing: null,
  list: [],
  conditions: [],
});

const toStrongSearch = (part: Clause, context: TurnContext): Reading[] | null => {
  // "My clients are in Berlin" says where they are.
  const hasClock = part.mentions.some(({ mention }) => mention.is === 'TIME' || mention.is === 'ZONE');
  const reading = listCities(part).length > 0 || hasClock ? null : readAsSearch(part, context);
  return reading?.is === 'intent' && reading.intent.tool === 'cities.search' ? [reading] : null;
};

/** How many typos lie between a word and the nearest name; infinite if none is near. */
const measureName = (word: Word, { vocabulary }: TurnContext): number => {
  const found = vocabulary.names.matchWithTypos([word], 0, () => false);
  if (!found) return Infinity;
  const names = [found.place.name, found.place.key.split('-')[0]!];
  return Math.min(...names.map((name) => computeEditDistance(word.text, name.toLowerCase(), 2)));
};

interface Correction {
  text: string;
  /** Where the words of the corrected text were typed. */
  typed: ReadonlyMap<number, { start: number; end: number }>;
}

/** The text with typos in words of questions corrected. Names are left to the recognition of places. */
const correctTypos = (text: string, context: TurnContext): Correction => {
  const { vocabulary, now } = context;
  const words = splitPhrase(text);
  const input = { text, words, vocabulary, now };
  const typed = new Map<number, { start: number; end: number }>();
  let corrected = '';
  let [end, inName] = [0, 0];
  for (const [at, word] of words.entries()) {
    const long = matchLongName(input, at, (one) => spelling.isKnown(one));
    if (long) inName = Math.max(inName, at + long.take);
    const isName = at < inName || vocabulary.names.match(words, at) !== null;
    const meant = isName || recognizeSwapped(input, at) ? null : spelling.correct(word);
    const mayReplace =
      meant !== null &&
      // A capital letter inside a sentence more probably begins a name.
      !(word.capital && at > 0 && measureName(word, context) < Infinity) &&
      !(measureName(word, context) <= computeEditDistance(word.text, meant, 2));
    corrected += text.slice(end, word.start);
    const start = corrected.length;
    corrected += mayReplace ? meant : text.slice(word.start, word.end);
    typed.set(start, { start: word.start, end: word.end });
    end = word.end;
  }
  return { text: corrected + text.slice(end), typed };
};

const trimEnds = (words: readonly Word[]): Word[] => {
  let end = words.length;
  while (end > 0 && [';', ','].includes(words[end - 1]!.text)) end -= 1;
  return words.slice(0, end);
};

/** Readings of a text without typos. */
const readText = (text: string, context: TurnContext): Reading[] => {
  const { vocabulary, now } = context;
  const words = trimEnds(splitPhrase(text));
  const input: PhraseInput = { text, words, vocabulary, now };
  const mentions = findMentions(input, (word) => spelling.isKnown(word));
  const rest = removeRevoked(input, mentions, context);
  if (rest !== null) return readText(rest, context);
  const whole = createClause(input, mentions, 0, words.length);
  const parts = findBounds(words, mentions).map(([from, to]) => createClause(input, mentions, from, to));
  const several = readParts(parts, context);
  if (several) return several;
  const order = [whole, ...parts].flatMap((part) => applyRules(firstRules, part, context) ?? []);
  if (order[0]) return [order[0]];
  const reading = readByRules(whole, context, []) ?? readLastPart(parts, context);
  if (reading?.every(isNotUnderstood)) return readOnlyPart(parts, context) ?? reading;
  if (reading) return reading.slice(0, MAX_INTENTS);
  const last = [readAsSearch(whole, context) ?? readNothing(whole, context)];
  return (last.every(isNotUnderstood) ? readOnlyPart(parts, context) : null) ?? last;
};

/**
 * Reads a turn: at most three questions, in their order. Pure: the same words, context and day give the same readings.
 */
export const readTurn = (text: string, context: TurnContext): Reading[] => {
  const { text: corrected, typed } = correctTypos(text, context);
  // What is marked are words as typed.
  return readText(corrected, context).map((reading) =>
    reading.is === 'refusal'
      ? { ...reading, marked: reading.marked.map((mark) => typed.get(mark.start) ?? mark) }
      : reading,
  );
};

/** The name under which the assistant without a model answers. */
export const EMBEDDED_NAME = `${PRODUCT_NAME}’s assistant`;
