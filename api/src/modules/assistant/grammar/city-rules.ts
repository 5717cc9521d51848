import type { FigureTopic } from '@wanderwork/contracts';
import { listCities, listMentions, listMonths, findMention, type Clause } from './clause.js';
import { findLastCity, type TurnContext } from './context.js';
import type { Intent, Reading } from './intent.js';
import { rule, toReading, type Rule } from './rule.js';

export const MAX_COMPARED = 3;

/** Words that ask for a topic of a city, as rules see them. */
export const topicPatterns: readonly (readonly [FigureTopic, RegExp])[] = [
  [
    'rent',
    /\b(rents?|renting|rental|apartments?|flats?|housing|accommodation|one bedroom|studios?|house prices?)\b/,
  ],
  [
    'cost',
    /\b(costs?|costing|expensive|cheap|affordable|afford|costly|pric(e|es|ey)|cost of living|living costs?|expenses|bills|cost to live|spend|pay|money|budget|groceries|supermarkets?)\b/,
  ],
  [
    'internet',
    /\b(internet|wifi|wi fi|broadband|mbps|download|upload|connection|connectivity|latency|zoom|video calls?|work calls|bandwidth|fibre|fiber|internet speed|online)\b/,
  ],
  [
    'safety',
    /\b(safe|safer|safety|crime|dangerous|unsafe|danger|homicide|secure|muggings?|mugged|robbery|robberies|theft|thieves|pickpockets?|violence|violent)\b/,
  ],
  ['air', /\b(air quality|air|pollution|polluted|smog|smoggy|pm2\.5|pm25|pm|aqi|particles|smoke|smoky)\b/],
  ['english', /\b(english|languages?|speak)\b/],
  [
    'population',
    /\b(population|inhabitants|how (big|large|small|populous)|how many people|people (are )?(live|living)|residents|headcount)\b/,
  ],
  ['score', /\b(score|scores|irex|rank|ranked|rating|rated)\b/],
  ['airport', /\b(airports?)\b/],
  ['health', /\b(health|healthcare|hospitals?|life expectancy|medical care)\b/],
  ['visa', /\b(visas?|nomad visa)\b/],
];

export const WEATHER =
  /\b(weather|climate|temperatures?|rain|rains|rainy|rainfall|raining|wet|wettest|wetter|dry|drier|driest|hot|hotter|hottest|cold|colder|coldest|warm|warmer|warmest|cool|mild|sunny|humid|muggy|snow|snows|snowy|degrees|snowing|freezing|frost|monsoon|heat|chilly|winters?|summers?|springs?|autumns?|season)\b/;
export const WHEN =
  /\b(when (to|should i|should we|is it best to|is it good to|do i|can i)? ?(go|visit|travel|come|be|fly)|when is (it|the weather|CITY) (best|nicest|good|nice|pleasant|warm|hot|dry|warmest|hottest|coldest|driest)|when to go|best (time|months?|season|weather)|(which|what) months?|(good|right|nice|ideal|pleasant|worst|bad) (time|months?|season|period) (for|to|in|of)|nicest (time|months?)|ideal (time|months?))\b/;

export const listTopics = ({ form }: Clause): FigureTopic[] => {
  const topics = topicPatterns.flatMap(([topic, pattern]) => (pattern.test(form) ? [topic] : []));
  // "How many people speak English" asks for no population.
  return topics.includes('english') ? topics.filter((topic) => topic !== 'population') : topics;
};

export const asksAboutWeather = ({ form }: Clause): boolean => WEATHER.test(form) || WHEN.test(form);

/** "There", "it", "this city": the place of the context. */
const POINTS_BACK = /\b(there|it|this (city|place|one)|that (city|place|one)|the city|here)\b/;

const hasOnePlace = (clause: Clause): boolean =>
  listMentions(clause, 'CITY').length + listMentions(clause, 'COUNTRY').length === 1;

/** Whether the clause is about one place: by name, or by pointing back at the place of the context. */
const isAboutPlace = (clause: Clause): boolean =>
  hasOnePlace(clause) ||
  (listMentions(clause, 'CITY').length === 0 &&
    listMentions(clause, 'COUNTRY').length === 0 &&
    listMentions(clause, 'REGION').length === 0 &&
    POINTS_BACK.test(clause.form));

/** A question about the places of a search is none about one place: "cheap cities", "where is it warm". */
export const ASKS_FOR_PLACES =
  /\b(looking for|(a|any|some|another) (\w+ )?(city|place|town)|(best|\w+est) (city|place|town|base)|(city|place|town) (with|that|where)|cities|places|somewhere|anywhere|destinations?|towns?|countries|where (is|are|can|could|should|do|to)|which (city|cities|place|places|country|countries)|what (city|cities|places|countries)|find (me )?|list|recommend|suggest|like CITY)\b/;

const COMPARES =
  /\b(compare|compared|comparing|comparison|versus|vs|or|difference|differ|differs|differences|than|which (is|one|has|of|city|offers|wins)|who (has|wins)|better|against|stack(ed|s)? up|side by side|next to each other|head to head|measure up|choose between|pick between|between CITY and CITY|best|cheapest|safest|warmest|fastest)\b/;

const POINTS_AT_BOTH =
  /\b(compare|comparison|versus|vs|difference|differ|differs|differences|which|better|both|these|them|those|two|three|side by side)\b/;

/** Comparatives that name a topic by themselves. */
const comparatives: readonly (readonly [FigureTopic, RegExp])[] = [
  ['cost', /\b(cheap(er|est)|pric(ier|iest)|costs? (less|more|least|most))\b/],
  ['internet', /\bfast(er|est)\b/],
  ['safety', /\bsafest\b/],
];

/** A comparison, of what the clause asks about: "which is safer". */
export const toComparison = (cities: string[], clause: Clause): Intent => {
  const named = comparatives.flatMap(([topic, pattern]) => (pattern.test(clause.form) ? [topic] : []));
  const topics = [...new Set([...listTopics(clause), ...named])];
  return { tool: 'city.compare', cities, ...(topics.length > 0 && { topics }) };
};

const readCompare = (clause: Clause, context: TurnContext): Reading | null => {
  if (
    /\bbest (time|months?|season)\b|\bfrom CITY to CITY\b|\b(closer|nearer|further|farther) (to|from|away)\b/.test(
      clause.form,
    )
  )
    return null;
  const named = listCities(clause);
  const cities = named.length === 0 ? context.page.cities : named;
  if (cities.length === 1 && named.length === 1) {
    const last = findLastCity(context);
    const isOpen =
      /\b(compare|versus|vs|better|cheaper|safer|warmer|than|difference|against|with)\b/.test(clause.form) &&
      clause.mentions.length === 1;
    if (last === null || last === cities[0] || !isOpen) return null;
    return toReading(toComparison([last, ...cities], clause));
  }
  // "Best of" alone asks for a city of the page only where two are named.
  if (cities.length < 2 || (named.length === 0 && !POINTS_AT_BOTH.test(clause.form))) return null;
  return toReading(toComparison(cities.slice(0, MAX_COMPARED), clause));
};

const HAS_CONDITION =
  /\b(but|cheap|cheaper|costs? less|safe|safer|warm|warmer|fast|faster|cool|cooler|clean|cleaner|less|more|bigger|smaller|english|dry|drier|under|with|better)\b/;

/** What asks for places that are alike, before or after the place itself. */
const LIKE =
  'like|similar to|alternatives? (?:to|for)|resembles|resembling|(?:same|similar) (?:vibe|feel|feeling|style|kind) (?:as|to|like)|comparable (?:to|with)|reminiscent of|reminds? me of|remind me of|another|substitutes? for|instead of|twins? (?:of|to|for)|siblings? of|sisters? of|lookalikes? of|equivalents? (?:of|to)|counterparts? (?:of|to)|close to (?:the )?(?:feel|vibe) of|in the style of|as (?:nice|good) as|akin to';

const readNear = (clause: Clause): Reading | null => {
  const cities = listCities(clause);
  if (cities.length !== 1) return null;
  const isPlain = clause.mentions.length === 1 && !HAS_CONDITION.test(clause.form);
  if (isPlain) return toReading({ tool: 'city.near', city: cities[0]!, words: '' });
  // The search understands "like".
  const { name } = listMentions(clause, 'CITY')[0]!;
  const end = clause.mentions.find(({ mention }) => mention.is === 'CITY')!.end - clause.start;
  const isLike = /\blike (the )?CITY\b/.test(clause.form);
  const words = isLike ? clause.text : `like ${name} but ${toConditions(clause.text.slice(end))}`;
  return toReading({ tool: 'city.near', city: cities[0]!, words });
};

/** "But cheaper", "that cost less": the conditions alone. */
const toConditions = (text: string): string =>
  text
    .replace(/^[\s,]*(?:but|only|just|that|which|and|is|are|with|,|\s)*/i, '')
    .replace(/\bcosts? less\b/i, 'cheaper');

/** "Same vibe as this but warmer": the place of the context. */
const readNearHere = (clause: Clause, context: TurnContext): Reading | null => {
  const city = findLastCity(context);
  if (clause.mentions.some(({ mention }) => ['CITY', 'COUNTRY', 'REGION'].includes(mention.is))) return null;
  const name = city === null ? undefined : context.vocabulary.cities.get(city)?.name;
  const [, conditions] =
    /\b(?:this|that|it|here|there)(?: (?:city|place|one))?\b[,\s]*(.*)$/i.exec(clause.text) ?? [];
  const words =
    name !== undefined && conditions && HAS_CONDITION.test(conditions)
      ? `like ${name} but ${toConditions(conditions)}`
      : '';
  return toReading({ tool: 'city.near', city, words });
};

const readPlace = (clause: Clause): Reading | null => {
  if (!isAboutPlace(clause) || ASKS_FOR_PLACES.test(clause.form)) return null;
  const city = listCities(clause)[0] ?? null;
  const country = findMention(clause, 'COUNTRY')?.code;
  // "Italy, rent below 950" is a search.
  if (
    country !== undefined &&
    clause.mentions.some(({ mention }) => mention.is === 'NUM' || mention.is === 'MONEY')
  )
    return null;
  const topics = listTopics(clause).filter((topic) => topic !== 'visa');
  const isWeather = asksAboutWeather(clause);
  if (topics.length === 0 && !isWeather) return null;
  const intent =
    topics.length === 0
      ? ({ tool: 'city.months', city, months: listMonths(clause) } as const)
      : ({ tool: 'city.figures', city, topics } as const);
  return country === undefined ? toReading(intent) : { is: 'missing', slot: 'city', intent, country };
};

const SCORES = 'scores?|scored|irex|ranks?|ranked|ranking|rated|rating';
const EXPLAINS =
  'why|explain|how come|what (?:makes|drives|determines|influences|hurts|helps|lowers|raises|pulls|drags)|reasons?|how is|how was|what is behind|whats behind|break ?down|broken down|made up|calculated|composed|composition|parts?|components?|dimensions?|factors?|weakest|strongest|weakness\\w*|strengths?|hurts?|drags?|pulls?|contributes|behind|good about|bad about|(?:so|that|this|too|only|rather|surprisingly) (?:low|high|good|bad|poor)|strong|poorly|badly|adds? up|consists?|based on|comes? (?:from|about)|justif\\w*|accounts? for|loses?|lost';

/** Asks for the parts of a score rather than for the score. */
export const EXPLAINS_SCORE = new RegExp(
  `\\b(?:${EXPLAINS})\\b.*\\b(?:${SCORES})\\b|\\b(?:${SCORES})\\b.*\\b(?:${EXPLAINS})\\b`,
);

/** Rules that hold before those on cities' figures. */
export const comparisonRules: readonly Rule[] = [
  {
    pattern: EXPLAINS_SCORE,
    read: (clause) => {
      const city = listCities(clause)[0] ?? null;
      // Without a place, "how is the score calculated" asks about the score itself.
      if (city === null && !POINTS_BACK.test(clause.form) && !/\bwhy\b/.test(clause.form)) return null;
      return toReading({ tool: 'irex.explain', city });
    },
  },
  {
    pattern:
      /\b(why|how come|explain|reasons? (for|behind|of)|where does|what is behind|whats behind)\b.*\b(this|that|the|its) (number|value|points|result|grade|mark)\b/,
    read: (clause, context) => {
      const city = listCities(clause)[0] ?? findLastCity(context);
      return city === null ? null : toReading({ tool: 'irex.explain', city });
    },
  },
  {
    // The nearest on the map: "places near Kraków".
    pattern:
      /\b(near|nearby|close to|around|closest to|nearest to|next to|not far from|a short (?:trip|ride|hop) from|within reach of)( to)? CITY\b|\bneighbou?rs of CITY\b/,
    read: (clause) => {
      const [city, ...others] = listCities(clause);
      const asks =
        /\b(cities|places|towns?|somewhere|anywhere|anything|what|which|where|else|options?|neighbou?rs)\b/.test(
          clause.form,
        );
      const isElse = /\b(airport|beach|hotels?|rent|visa|time|hours)\b/.test(clause.form);
      if (city === undefined || others.length > 0 || clause.mentions.length > 1 || !asks || isElse)
        return null;
      return toReading({ tool: 'city.near', city, words: '', by: 'distance' });
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:${LIKE}) (?:the )?CITY\\b|\\bsimilar\\b.*\\bCITY\\b|\\bCITY (?:but|only) \\w+|\\bCITY (?:like|lookalikes?|alternatives?|twins?)$`,
    ),
    read: (clause) =>
      // "Like" also asks for an impression: "what is it like in Porto".
      /\b(what is|whats|what s|how is|hows) (it|life|the weather|living|CITY|the city) like\b|\b(dont|do not|didnt|not|never|doesnt) (?:\w+ )?(?:like|love|enjoy)\b/.test(
        clause.form,
      )
        ? null
        : readNear(clause),
  },
  {
    pattern: new RegExp(`\\b(?:${LIKE}) (?:it|this|that|there|here)\\b|\\bsimilar\\b|\\balternatives?\\b`),
    read: (clause, context) =>
      /\b(similar (cities|places|ones|to (it|this|that|there|here))|(cities|places|somewhere|anything|something|place|city|towns?) (similar|like (it|this|that|there|here))|alternatives?|(vibe|feel|feeling|style|kind) (as|to|like)|twins?|lookalikes?|another|comparable)\b/.test(
        clause.form,
      )
        ? readNearHere(clause, context)
        : null,
  },
  { pattern: COMPARES, read: readCompare },
];

/** Words of a question about a city as a whole. */
const OVERVIEW_VOCABULARY =
  'tell|me|us|more|about|what|whats|is|s|do|you|know|can|could|please|pls|how|hows|show|give|info|information|facts?|figures?|data|details?|basics?|overview|summary|summari[sz]e|lowdown|rundown|profile|essentials|numbers|stats|statistics|key|main|quick|short|brief|briefly|general|all|everything|something|anything|of|on|for|in|at|a|an|the|i|id|we|im|am|want|need|to|learn|hear|see|get|would|should|like|describe|introduce|city|town|place|living|life|live|lives|work|working|works|there|it|as|base|good|great|nice|any|nomads?|remote|remotely|digital|workers?|working|idea|worth|visit|visiting|going|go|moving|move|considering|thinking|think|heard|hearing|looking|at|into|now|and|so|ok|okay|hey|hi|hello|choice|fit|suitable|suit|someone|who|works|from|home|my|thoughts?|check|up|look|facts|does|your|have|got|say|new|next|right|really|much|interested|curious|recommend|sum|nutshell|snapshot|being|sort|kind|suited|convince|sell|might|developer|deal|with|intro|introduction|verdict|page|pull|bring';
const OVERVIEW = new RegExp(`^(?:(?:${OVERVIEW_VOCABULARY}|,|;) )*CITY(?: (?:${OVERVIEW_VOCABULARY}|,|;))*$`);

const overview = (city: string): Extract<Intent, { tool: 'city.figures' }> => ({
  tool: 'city.figures',
  city,
  topics: ['score', 'cost', 'internet', 'safety'],
});

export const figureRules: readonly Rule[] = [
  { pattern: /./, read: readPlace },
  // "Should I avoid Bangkok in April".
  rule(/\bCITY\b.*\bMONTH\b|\bMONTH\b.*\bCITY\b/, (clause) => {
    const isOnly = clause.mentions.every(({ mention }) => mention.is === 'CITY' || mention.is === 'MONTH');
    const [city, ...others] = listCities(clause);
    return isOnly &&
      city !== undefined &&
      others.length === 0 &&
      /\b(should|avoid|go|going|visit|travel|come|nice|good|bad|worth|better|pleasant)\b/.test(clause.form)
      ? { tool: 'city.months', city, months: listMonths(clause) }
      : null;
  }),
  // A city and a month, and nothing else that asks: "Lisbon in May".
  rule(
    /^(and |what about |how about |how is |hows |what is |whats )?(CITY (in|during|around|for) )?(MONTH)?( (in|for) CITY)?( like)?$/,
    (clause) => {
      const [city] = listCities(clause);
      const months = listMonths(clause);
      return city !== undefined && months.length > 0 ? { tool: 'city.months', city, months } : null;
    },
  ),
  // "What is Porto like", and not what is like Porto.
  rule(/^(?:(?:and|so|ok|hi|hello|,) )*(?:what is|whats|what s|how is|hows) CITY like$/, (clause) =>
    overview(listCities(clause)[0]!),
  ),
  rule(OVERVIEW, (clause) => {
    const [city, ...others] = listCities(clause);
    // "Can I go to …" and "what to do in …" ask for something else.
    // "I live in Bali" only says where somebody is.
    if (
      /^(?:(?:and|so|hi|hello|hey|ok|,) )*(i|we|im|i am|i m|we are)( live| work| am| now| working| living| stay)*( now)? (in|at|from) (the )?CITY\b/.test(
        clause.form,
      )
    )
      return null;
    if (
      /^(can|could|may) (i|we) (?!know|get|have|see|hear)|\bto (do|see|get)\b|\bhow (do|can) (i|we)\b|\bwhat( time)? is it in\b/.test(
        clause.form,
      )
    )
      return null;
    return city !== undefined && others.length === 0 ? overview(city) : null;
  }),
  rule(
    /\b(what is|whats|what s|how is|hows|what was) (it|life|living|that|the city)( like)?( to (live|work|be)( and (live|work))?)?( (there|here|in that city))?$|\b(tell me|more|info|facts|figures) (more |everything )?about (it|this|that|there|here|(this|that|the) (city|place))( (im|i am|i m) (looking at|on))?$/,
    (clause) => (clause.mentions.length === 0 ? { ...overview(''), city: null } : null),
  ),
];
