import { asksAboutWeather, EXPLAINS_SCORE, listTopics, MAX_COMPARED, toComparison } from './city-rules.js';
import { findMention, listCities, listMentions, listMonths, type Clause } from './clause.js';
import { findLastCity, findLastIntent, type TurnContext } from './context.js';
import type { Intent, Reading } from './intent.js';
import type { PlacedMention } from './mentions.js';
import { findSearch, LEAD, MAX_PHRASE, readChangedSearch, readRefinement } from './refine-search.js';
import { ONLY_MENTIONS, readPending, replaceParts } from './replace-parts.js';
import { toReading } from './rule.js';
import { findGoal } from './trip-rules.js';

/** Words that repeat the last question about one of its figures: "income requirement?", "how much a month". */
const repeats: readonly (readonly [(intent: Intent) => boolean, RegExp])[] = [
  [
    ({ tool }) => tool === 'visa.nomad',
    /\b(income|requirements?|earn|salary|fees?|price|costs?|how (long|much|many)|duration|months|renew\w*|valid|conditions?|apply|page|link)\b/,
  ],
  [
    (intent) => intent.tool === 'about' && intent.topic === 'plans',
    /\b(how much|price|prices|cost|costs|fee|month|monthly|year|yearly|include[sd]?|pro|premium|free|difference|cancel)\b/,
  ],
  [
    ({ tool }) => tool === 'visa.entry',
    /^(and |so )*(how (long|many days)|for how long|days|do i need a visa|a visa)\b/,
  ],
  [
    ({ tool }) => tool === 'trip.check' || tool === 'trip.read',
    /^(and |so )*(why|details|explain)( (it|that))?$/,
  ],
];

const readRepeat = (last: Intent, { form, mentions }: Clause): Reading | null => {
  const isShort = form.split(' ').length <= 7 && mentions.every(({ mention }) => mention.is === 'LENGTH');
  return isShort && repeats.some(([isIt, pattern]) => isIt(last) && pattern.test(form))
    ? toReading(last)
    : null;
};

const EXPLAIN_IT =
  /^(?:(?:and|ok|but|so|please|can you|could you|,) )*(explain|why|how come|break|what is behind|whats behind|how)\b( (it|that|this|down|so|is|the|score|number|low|high|good|bad|only|like|made|calculated|come|comes|about|up))*$/;

/** "Explain it" after a score. */
const readExplain = (last: Intent, { form, mentions }: Clause): Reading | null => {
  const isScore =
    (last.tool === 'city.figures' && last.topics.includes('score')) || last.tool === 'irex.explain';
  return isScore && mentions.length === 0 && EXPLAIN_IT.test(form)
    ? toReading({ tool: 'irex.explain', city: last.city })
    : null;
};

/** "And add Chiang Mai" after a comparison. */
const readAddition = (last: Intent, clause: Clause): Reading | null => {
  const added = listCities(clause);
  const isAddition =
    /^(?:(?:and|also|now|please|can you|could you|,) )*(add|include|plus|throw in|put in|with|bring in)\b/;
  const hasOther = clause.mentions.some(({ mention }) => mention.is !== 'CITY');
  if (last.tool !== 'city.compare' || added.length === 0 || hasOther || !isAddition.test(clause.form))
    return null;
  const cities = [...new Set([...last.cities, ...added])];
  return toReading({ ...last, cities: cities.slice(-MAX_COMPARED) });
};

/** "Put them side by side": the first cities of the last list. */
const readComparisonOfList = ({ form, mentions }: Clause, { turns }: TurnContext): Reading | null => {
  const list = turns.findLast((turn) => turn.list.length > 0)?.list ?? [];
  const asks =
    /\b(compare|side by side|against each other|next to each other|head to head|versus|comparison)\b/.test(
      form,
    ) && /\b(them|these|those|both|two|three|all|list|results|ones|each other)\b/.test(form);
  if (!asks || list.length < 2 || mentions.some(({ mention }) => mention.is === 'CITY')) return null;
  const count = /\b(both|two|first two)\b/.test(form) ? 2 : MAX_COMPARED;
  return toReading({ tool: 'city.compare', cities: list.slice(0, count) });
};

/** "Any on Mexico City" after articles. */
const readOtherArticles = (last: Intent, { form, text }: Clause): Reading | null => {
  const isOther =
    /^(?:(?:and|or|ok|what|how|is|there) )*(?:(?:any|anything|something|one|some|another|ones|more) )*(?:on|about|for)\b/;
  if (last.tool !== 'articles.find' || !isOther.test(form) || form.split(' ').length > 9) return null;
  const words = /\b(?:on|about|for)\s+(.+?)[?.!\s]*$/i.exec(text)?.[1] ?? '';
  return words === '' ? null : toReading({ ...last, words });
};

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\b(?:the )?(?:first|1st)(?: (?:one|city|place|option|result))?\b/, 0],
  [/\b(?:the )?(?:second|2nd)(?: (?:one|city|place|option|result))?\b/, 1],
  [/\b(?:the )?(?:third|3rd)(?: (?:one|city|place|option|result))?\b/, 2],
  [/\b(?:the )?(?:fourth|4th)(?: (?:one|city|place|option|result))?\b/, 3],
  [/\b(?:the )?(?:fifth|5th)(?: (?:one|city|place|option|result))?\b/, 4],
  [/\b(?:the )?last(?: (?:one|city|place|option|result))\b/, -1],
];

/** "The second one": the clause with the city of the last list in its place; null if it means none. */
export const resolveOrdinal = (clause: Clause, { turns, vocabulary }: TurnContext): Clause | null => {
  const list = turns.findLast((turn) => turn.list.length > 0)?.list;
  if (!list || listCities(clause).length > 0) return null;
  const number = findMention(clause, 'NUM')?.value;
  const numbered = /\b(?:number|option|no|result) NUM\b/.exec(clause.form);
  const found = ordinals.find(([pattern]) => pattern.test(clause.form));
  const pair = /\b(?:the )?(?:first|top) (?:two|three|NUM)\b/.exec(clause.form);
  const index = pair ? 0 : numbered && number !== undefined ? number - 1 : found?.[1];
  const first = index === undefined ? undefined : list.at(index);
  const pattern = pair ? pair[0] : numbered ? numbered[0] : found && found[0].exec(clause.form)![0];
  if (first === undefined || !pattern) return null;
  const slugs = pair ? list.slice(0, number ?? (/three/.test(pattern) ? 3 : 2)) : [first];
  const mentions = slugs.flatMap((slug): PlacedMention[] => {
    const city = vocabulary.cities.get(slug);
    if (!city) return [];
    const mention = { is: 'CITY' as const, slug, name: city.name, country: city.countryCode };
    return [{ mention, from: 0, to: 0, start: clause.start, end: clause.start }];
  });
  if (mentions.length === 0) return null;
  const form = clause.form.replace(pattern, mentions.map(() => 'CITY').join(' and '));
  const others = clause.mentions.filter(({ mention }) => mention.is !== 'NUM');
  return { ...clause, form, mentions: [...mentions, ...others] };
};

const ASKS_MORE =
  /^(and |ok |please )*(tell me more|more|more (about|on) (it|that|this|there)|details|more details|go on|what else)$/;
const TURNS_AROUND =
  /\b(other way (a?round)?|vice versa|the way back|and back|return|reverse[d]?|the opposite)\b/;

/** "The other way round" of a journey or a clock. */
const turnAround = (intent: Intent): Intent | null => {
  if (intent.tool === 'leg.estimate' || intent.tool === 'hours.convert') {
    const { from, to } = intent;
    return { ...intent, from: to, to: from } as Intent;
  }
  return null;
};

/** A topic without a place, after a question about a city: "and the rent?". */
const readTopic = (clause: Clause, context: TurnContext): Reading | null => {
  const city = findLastCity(context);
  const isShort = clause.form.split(' ').length <= 7 && listCities(clause).length === 0;
  if (
    city === null ||
    !isShort ||
    listMentions(clause, 'COUNTRY').length + listMentions(clause, 'REGION').length > 0
  )
    return null;
  const topics = listTopics(clause).filter((topic) => topic !== 'visa');
  const isQuestion =
    /^(and|but|what|whats|how|hows|is|are|does|do|can|will|ok|so|the|about)\b/.test(clause.form) ||
    clause.form.split(' ').length <= 2;
  if (!isQuestion || /\b(trip|plan|pack|schengen|tax|cities|places)\b/.test(clause.form)) return null;
  if (EXPLAINS_SCORE.test(clause.form)) return toReading({ tool: 'irex.explain', city });
  if (topics.length > 0) return toReading({ tool: 'city.figures', city, topics });
  return asksAboutWeather(clause)
    ? toReading({ tool: 'city.months', city, months: listMonthsMeant(clause, context) })
    : null;
};

/** The months of a clause; those of the last question for "then". */
const listMonthsMeant = (clause: Clause, context: TurnContext): number[] => {
  const own = listMonths(clause);
  const last = findLastIntent(context);
  const isThen = /\b(then|(that|the same) (time|month))\b/.test(clause.form);
  return own.length === 0 && isThen && last?.tool === 'city.months' ? last.months : own;
};

const BETTER =
  /\b(cheaper|safer|warmer|cooler|hotter|colder|drier|faster|bigger|smaller|larger|cleaner|better|less|more|fewer|rent|cost|internet|safety|weather|air|english)\b/;

/** "Which is cheaper?" after a comparison, "cheaper please" after similar cities. */
const readBetter = (last: Intent, clause: Clause, { vocabulary }: TurnContext): Reading | null => {
  const { form, text } = clause;
  if (!BETTER.test(form) || clause.mentions.length > 0 || form.split(' ').length > 8) return null;
  if (last.tool === 'city.compare') return toReading(toComparison(last.cities, clause));
  if (last.tool !== 'city.near' || last.city === null || /^(which|what|how|is|are)\b/.test(form)) return null;
  const name = vocabulary.cities.get(last.city)?.name ?? last.city;
  return toReading({ ...last, words: `like ${name} but ${text.replace(LEAD, '')}` });
};

/** A change of the plan that was proposed: "make it cheaper", "and under 1500". */
const readPlanChange = (last: Intent, { form, text }: Clause, { trip }: TurnContext): Reading | null => {
  if (last.tool !== 'trip.propose' || trip !== null || form.split(' ').length > 10) return null;
  const goal = findGoal(form);
  if (goal) return toReading({ ...last, goal });
  const isMore =
    ONLY_MENTIONS.test(form) || /^(and|but|with|without|under|only|not|make it|starting|from)\b/.test(form);
  const whole = `${last.text}, ${text.replace(LEAD, '')}`;
  return isMore && whole.length <= MAX_PHRASE ? toReading({ ...last, text: whole }) : null;
};

const overview = (city: string): Reading =>
  toReading({ tool: 'city.figures', city, topics: ['score', 'cost', 'internet', 'safety'] });

/** Reads a clause that only means something after an earlier turn, or on a page; null if it stands alone. */
export const readFollowUp = (clause: Clause, context: TurnContext): Reading | null => {
  const last = findLastIntent(context);
  const pending = readPending(clause, context);
  if (pending) return pending;
  const city = findLastCity(context);
  if (ASKS_MORE.test(clause.form) && city !== null) return overview(city);
  if (!last) return context.page.cities.length > 0 ? readTopic(clause, context) : null;
  const search = findSearch(context);
  const ofSearch = search && readChangedSearch(clause, search);
  if (ofSearch) return ofSearch;
  const same =
    readComparisonOfList(clause, context) ??
    readAddition(last, clause) ??
    readExplain(last, clause) ??
    readRepeat(last, clause) ??
    readOtherArticles(last, clause);
  if (same) return same;
  const turned = TURNS_AROUND.test(clause.form) ? turnAround(last) : null;
  if (turned) return toReading(turned);
  const changed = replaceParts(last, clause, context);
  if (changed) return toReading(changed);
  const refined = readBetter(last, clause, context) ?? readPlanChange(last, clause, context);
  if (refined) return refined;
  if (search) return readRefinement(clause, context, search);
  return last.tool.startsWith('trip.') ? null : readTopic(clause, context);
};
