import { monthNames } from '@wanderwork/contracts';
import { understand } from '../../city-search/index.js';
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
import { asksAboutWeather, EXPLAINS_SCORE, listTopics, MAX_COMPARED } from './city-rules.js';
import { findLastCity, findLastIntent, type EarlierTurn, type TurnContext } from './context.js';
import type { Intent, IntentOf, Reading, Slot, ZoneName } from './intent.js';
import type { MentionKind, PlacedMention } from './mentions.js';
import { toReading } from './rule.js';
import { findGoal } from './trip-rules.js';

const KINDS = 'CITY|COUNTRY|REGION|PASSPORT|MONTH|DATE|TIME|ZONE|MONEY|LENGTH|PEOPLE|NUM';
const CONNECTORS =
  'and|but|or|then|ok|okay|now|so|also|what|about|how|same|instead|if|in|for|on|with|to|from|at|it|is|its|i|we|go|stay|a|an|my|the|as|say|maybe|around|probably|please|too|though|again|only|just|during|until|until|im|am|have|hold|passport|one|both|there|by|of|would|be|that|this|question|asked|was|were|make|sorry|no|not|rather|actually|meant|mean|i mean|correction|oops|wait|long|much|many|check|try|yes|yeah|hmm|well';
const ONLY_MENTIONS = new RegExp(
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

const readPending = (clause: Clause, context: TurnContext): Reading | null => {
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

/** "With half of that": the last budget, changed. */
const readShareOfBudget = (
  { form }: Clause,
  { turn, intent }: NonNullable<ReturnType<typeof findSearch>>,
): Reading | null => {
  const factor = /\bhalf( of)? (that|it|this|the (budget|money|amount|price))\b/.test(form)
    ? 0.5
    : /\b(twice|double)( as much| that| it| this| the (budget|money|amount))\b/.test(form)
      ? 2
      : null;
  const last = turn.conditions.map(({ id }) => /^(cost<=)(\d+)/.exec(id)).find((found) => found !== null);
  if (factor === null || !last) return null;
  const phrase = `${intent.phrase.replace(/[.;?!\s]+$/, '')}. under $${Math.round(Number(last[2]) * factor)} a month`;
  return toReading({ ...intent, phrase, without: [...new Set([...intent.without, last.input])] });
};

/** What conditions the words of a person mean, by the ids of conditions. */
export const droppable: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(budget|price|prices|cost|costs|money|cheap|limit|MONEY)\b/, /^(cost|rent|cheap|cheaper)/],
  [
    /\b(weather|temperature|warm|warmth|hot|cold|rain|dry|climate|sunny|MONTH)\b/,
    /@|temp|rain|warm|hot|cold|dry|mild|cool|muggy|snow/,
  ],
  [/\b(english|language)\b/, /english/],
  [/\b(region|place|places|country|countries|continent|location)\b/, /^(in|not):/],
  [/\b(internet|speed|wifi)\b/, /speed|mbps|internet/],
  [/\b(visa|visas|entry|passport)\b/, /visa|entry|nomad|free/],
  [/\b(safety|safe)\b/, /saf/],
  [/\b(air|pollution)\b/, /air|pm/],
  [/\b(size|population)\b/, /population|size|town|city/],
  [/\b(airport)\b/, /airport/],
  [/\b(hours|time zone|timezone|overlap)\b/, /zone|hours|overlap|utc/],
];

export const DROPS =
  /\b(drop|remove|forget|ignore|without|skip|lose|clear|delete|cancel|take out|leave out|no|any|regardless|relax|widen|never mind|nevermind|dont care|do not care|doesnt matter|does not matter|isnt important|is not important|unimportant|take .* away|take away|leave .* out|stop caring|irrelevant|flexible|dont mind|dont need|do not need|not important|scrap|loosen)\b/;

const findSearch = ({
  turns,
}: TurnContext): { turn: EarlierTurn; intent: IntentOf<'cities.search'> } | null => {
  for (const turn of turns.toReversed()) {
    const intent = turn.intents.find(({ tool }) => tool === 'cities.search');
    if (intent?.tool === 'cities.search') return { turn, intent };
    if (turn.intents.length > 0) return null;
  }
  return null;
};

const readDrop = (
  clause: Clause,
  { turn, intent }: NonNullable<ReturnType<typeof findSearch>>,
): Reading | null => {
  // "Without Thailand" excludes a place, and drops no condition.
  const isExclusion = /^(?:\w+ ){0,2}(?:without|no|not|except) (?:\w+ )?(?:COUNTRY|REGION|CITY)\b/.test(
    clause.form,
  );
  if (!DROPS.test(clause.form) || isExclusion || clause.form.split(' ').length > 9) return null;
  const names = clause.mentions.flatMap(({ mention }) =>
    mention.is === 'COUNTRY' || mention.is === 'REGION' ? [mention.name.toLowerCase()] : [],
  );
  const dropped = [
    ...droppable
      .filter(([words]) => words.test(clause.form))
      .flatMap(([, ids]) => turn.conditions.filter(({ id }) => ids.test(id))),
    ...turn.conditions.filter(({ label }) => names.some((name) => label.toLowerCase().includes(name))),
  ].map(({ id }) => id);
  if (dropped.length === 0) return null;
  return toReading({ ...intent, without: [...new Set([...intent.without, ...dropped])] });
};

/** "Asia is ok too": a place that was excluded comes back. */
const readReadmission = (
  clause: Clause,
  { turn, intent }: NonNullable<ReturnType<typeof findSearch>>,
): Reading | null => {
  const isBack =
    /\b(ok|okay|fine|too|also|again|back|after all|include|allowed|welcome|good as well)\b/.test(
      clause.form,
    ) && !/\b(not|no|without|except)\b/.test(clause.form);
  const names = clause.mentions.flatMap(({ mention }) =>
    mention.is === 'COUNTRY' || mention.is === 'REGION' || mention.is === 'CITY'
      ? [mention.name.toLowerCase()]
      : [],
  );
  const excluded = turn.conditions.filter(
    ({ id, label }) => id.startsWith('not:') && names.some((name) => label.toLowerCase().includes(name)),
  );
  if (!isBack || excluded.length === 0 || clause.form.split(' ').length > 8) return null;
  return toReading({
    ...intent,
    without: [...new Set([...intent.without, ...excluded.map(({ id }) => id)])],
  });
};

const MAX_PHRASE = 480;
const LEAD =
  /^(?:(?:and|but|ok|okay|now|only|just|make it|make them|what about|how about|also|even|please|something|somewhere|ones?|with)\b|,|\s)+/i;

/** The kind of a condition by its id: "cost<=1500" and "cost<=1200" are about one thing. */
const getSubject = (id: string): string => id.split(/[<>=@:]/)[0]!;

const readRefinement = (
  clause: Clause,
  context: TurnContext,
  { turn, intent }: NonNullable<ReturnType<typeof findSearch>>,
): Reading | null => {
  if (
    /^(what|whats|how|when|where|why|is|are|tell|show|compare|plan|who)\b/.test(clause.form) &&
    !/^(what|how) about\b/.test(clause.form)
  )
    return null;
  const isExcluded = /^(but )?(not|no|without|except|exclude|excluding|anything but|remove|drop|skip)\b/.test(
    clause.form,
  );
  const cityNames = listMentions(clause, 'CITY').map(({ name }) => name);
  if (clause.form.split(' ').length > 14 || (listCities(clause).length > 0 && !isExcluded)) return null;
  const { vocabulary, now } = context;
  // "Below 1200" is a budget; "rent below 800" and "Europe below 1200" say more.
  const isBareAmount =
    /^(?:\w+ ){0,4}NUM$/.test(clause.form) &&
    clause.mentions.length === 1 &&
    listTopics(clause).every((topic) => topic === 'cost');
  const words =
    isBareAmount && (findMention(clause, 'NUM')?.value ?? 0) >= 200
      ? `under $${findMention(clause, 'NUM')!.value}`
      : isExcluded && cityNames.length > 0
        ? `not ${cityNames.join(' or ')}`
        : clause.text;
  const { understood } = understand(words, vocabulary, now);
  const added = understood.filter(
    ({ filters, ranking, id }) => (filters.length > 0 || ranking) && id !== 'first:-irex',
  );
  if (added.length === 0) return null;
  const isPlace = ({ id }: { id: string }) => id.startsWith('in:');
  const replaced = turn.conditions.filter(
    (old) =>
      !added.some(({ id }) => id === old.id) &&
      added.some(
        (one) =>
          getSubject(one.id) === getSubject(old.id) &&
          !old.id.startsWith('not:') &&
          (!isPlace(old) || isPlace(one)),
      ),
  );
  const phrase = `${intent.phrase.replace(/[.;?!\s]+$/, '')}. ${words.replace(LEAD, (lead) => (/\bwith\b/i.test(lead) ? 'with ' : ''))}`;
  if (phrase.length > MAX_PHRASE) return null;
  const without = [
    ...intent.without.filter((id) => !added.some((one) => one.id === id)),
    ...replaced.map(({ id }) => id),
  ];
  return toReading({ tool: 'cities.search', phrase, without: [...new Set(without)] });
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
  if (last.tool === 'city.compare') return toReading(last);
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

/** Another month for the search: "and in March?". */
const readMonthOfSearch = (
  clause: Clause,
  { intent }: NonNullable<ReturnType<typeof findSearch>>,
): Reading | null => {
  const [month] = listMonths(clause);
  if (month === undefined || !ONLY_MENTIONS.test(clause.form) || clause.mentions.length !== 1) return null;
  const name = monthNames[month - 1]!;
  const named = new RegExp(`\\b(?:${monthNames.join('|')})\\b`, 'i');
  const phrase = named.test(intent.phrase)
    ? intent.phrase.replace(named, name)
    : `${intent.phrase}. in ${name}`;
  return toReading({ ...intent, phrase });
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
  const ofSearch =
    search &&
    (readDrop(clause, search) ??
      readReadmission(clause, search) ??
      readShareOfBudget(clause, search) ??
      readMonthOfSearch(clause, search));
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
  const patched =
    ONLY_MENTIONS.test(clause.form) && isContinued(last, clause) ? patch(last, clause, context) : null;
  const changed = patched ?? patchUnnamed(last, clause);
  if (changed) return toReading(changed);
  const refined = readBetter(last, clause, context) ?? readPlanChange(last, clause, context);
  if (refined) return refined;
  if (search) return readRefinement(clause, context, search);
  return last.tool.startsWith('trip.') ? null : readTopic(clause, context);
};
