import type { FigureTopic } from '@wanderwork/contracts';
import { listCities, listMentions, listMonths, findMention, type Clause } from './clause.js';
import { findLastCity, type TurnContext } from './context.js';
import type { Reading } from './intent.js';
import { rule, toReading, type Rule } from './rule.js';

const MAX_COMPARED = 3;

/** Words that ask for a topic of a city, as rules see them. */
export const topicPatterns: readonly (readonly [FigureTopic, RegExp])[] = [
  [
    'rent',
    /\b(rents?|renting|rental|apartments?|flats?|housing|accommodation|one bedroom|studios?|house prices?)\b/,
  ],
  [
    'cost',
    /\b(costs?|costing|expensive|cheap|affordable|costly|pric(e|es|ey)|cost of living|living costs?|expenses|spend|pay|money|budget|groceries|supermarkets?)\b/,
  ],
  [
    'internet',
    /\b(internet|wifi|wi fi|broadband|mbps|download|upload|connection|connectivity|latency|zoom|video calls?|work calls|bandwidth)\b/,
  ],
  ['safety', /\b(safe|safer|safety|crime|dangerous|unsafe|danger|homicide|secure|muggings?)\b/],
  ['air', /\b(air quality|air|pollution|polluted|smog|smoggy|pm2\.5|pm25|pm|aqi|particles|smoke|smoky)\b/],
  ['english', /\b(english|languages?|speak)\b/],
  [
    'population',
    /\b(population|inhabitants|size of|how (big|large|small|populous)|how many people|people live|residents)\b/,
  ],
  ['score', /\b(score|scores|irex|rank|ranked|rating|rated)\b/],
  ['airport', /\b(airports?)\b/],
  ['health', /\b(health|healthcare|hospitals?|life expectancy|medical care)\b/],
  ['visa', /\b(visas?|nomad visa)\b/],
];

export const WEATHER =
  /\b(weather|climate|temperatures?|rain|rains|rainy|rainfall|raining|wet|wettest|wetter|dry|drier|driest|hot|hotter|hottest|cold|colder|coldest|warm|warmer|warmest|cool|mild|sunny|humid|muggy|snow|snows|snowy|degrees|freezing|monsoon|winters?|summers?|springs?|autumns?|season)\b/;
export const WHEN =
  /\b(when (to|should i|should we|is it best to|is it good to|do i|can i)? ?(go|visit|travel|come|be|fly)|when is (it|the weather|CITY) (best|nicest|good|nice|pleasant|warm|hot|dry|warmest|hottest|coldest|driest)|when to go|best (time|months?|season|weather)|(which|what) months?|good time|right time|nicest (time|months?)|ideal (time|months?))\b/;

export const listTopics = ({ form }: Clause): FigureTopic[] =>
  topicPatterns.flatMap(([topic, pattern]) => (pattern.test(form) ? [topic] : []));

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
  /\b(looking for|(a|any|some|another) (\w+ )?(city|place|town)|(city|place|town) (with|that|where)|cities|places|somewhere|something|anywhere|destinations?|towns?|countries|where (is|are|can|could|should|do|to)|which (city|cities|place|places|country|countries)|what (city|cities|places|countries)|find (me )?|list|recommend|suggest|like CITY)\b/;

const COMPARES =
  /\b(compare|compared|comparing|comparison|versus|vs|or|difference|differ|differs|differences|than|which is|which one|better|against|similar|closer|nearer|bigger)\b/;

const readCompare = (clause: Clause, context: TurnContext): Reading | null => {
  const named = listCities(clause);
  const cities = named.length === 0 ? context.page.cities : named;
  if (cities.length === 1 && named.length === 1) {
    const last = findLastCity(context);
    const isOpen =
      /\b(compare|versus|vs|better|cheaper|safer|warmer|than|difference|against|with)\b/.test(clause.form) &&
      clause.mentions.length === 1;
    if (last === null || last === cities[0] || !isOpen) return null;
    return toReading({ tool: 'city.compare', cities: [last, ...cities] });
  }
  if (cities.length < 2) return null;
  return toReading({ tool: 'city.compare', cities: cities.slice(0, MAX_COMPARED) });
};

const readNear = (clause: Clause): Reading | null => {
  const cities = listCities(clause);
  if (cities.length !== 1) return null;
  const isPlain =
    clause.mentions.length === 1 &&
    !/\b(but|cheap|cheaper|safe|safer|warm|warmer|fast|faster|cool|cooler|clean|cleaner|less|more|bigger|smaller|english|dry|drier|under|with)\b/.test(
      clause.form,
    );
  return toReading({ tool: 'city.near', city: cities[0]!, words: isPlain ? '' : clause.text });
};

const readPlace = (clause: Clause): Reading | null => {
  if (!isAboutPlace(clause) || ASKS_FOR_PLACES.test(clause.form)) return null;
  const city = listCities(clause)[0] ?? null;
  const country = findMention(clause, 'COUNTRY')?.code;
  const topics = listTopics(clause).filter((topic) => topic !== 'visa');
  const isWeather = asksAboutWeather(clause);
  if (topics.length === 0 && !isWeather) return null;
  const intent =
    topics.length === 0
      ? ({ tool: 'city.months', city, months: listMonths(clause) } as const)
      : ({ tool: 'city.figures', city, topics } as const);
  return country === undefined ? toReading(intent) : { is: 'missing', slot: 'city', intent, country };
};

/** Rules that hold before those on cities' figures. */
export const comparisonRules: readonly Rule[] = [
  {
    pattern:
      /\b(why|explain|how come|what( is|s) behind|what (lowers|raises|hurts|makes|drives|determines|influences)|reasons?|how is|how was|what is behind|break ?down|made up|calculated|composed)\b.*\b(score|scores|scored|irex|rank|ranks|ranked|rated|rating)\b/,
    read: (clause) => {
      const city = listCities(clause)[0] ?? null;
      // Without a place, "how is the score calculated" asks about the score itself.
      if (city === null && !POINTS_BACK.test(clause.form) && !/\bwhy\b/.test(clause.form)) return null;
      return toReading({ tool: 'irex.explain', city });
    },
  },
  rule(
    /\b(like|similar to|alternatives? (to|for)|resembles?|loved|liked|enjoyed|same vibe as|comparable to|reminiscent of|another|substitutes? for|instead of) (the )?CITY\b|\bsimilar\b.*\bCITY\b|\bCITY (but|only) \w+/,
    (clause) => {
      const found = readNear(clause);
      return found?.is === 'intent' ? found.intent : null;
    },
  ),
  rule(/\b(similar|like (it|this|that|there)|alternatives?)\b/, (clause) =>
    clause.mentions.length === 0 &&
    /\b(similar (cities|places|ones|to (it|this|that|there))|cities like (it|this|that)|places like (it|this|that)|alternatives?|(somewhere|anything|something|places?|cities) (similar|like (it|this|that|there)))\b/.test(
      clause.form,
    )
      ? { tool: 'city.near', city: null, words: '' }
      : null,
  ),
  { pattern: COMPARES, read: readCompare },
];

export const figureRules: readonly Rule[] = [
  { pattern: /./, read: readPlace },
  // One city and its months, whatever else is said: "should I avoid Bangkok in April".
  rule(/\bCITY\b.*\bMONTH\b|\bMONTH\b.*\bCITY\b/, (clause) => {
    const isOnly = clause.mentions.every(({ mention }) => mention.is === 'CITY' || mention.is === 'MONTH');
    const [city, other] = listCities(clause);
    return isOnly &&
      city !== undefined &&
      other === undefined &&
      /\b(should|avoid|go|going|visit|travel|come|fly|nice|good|bad|crowded|worth|there|better)\b/.test(
        clause.form,
      )
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
  rule(
    /^(tell me (more )?about |what is |whats |what about |how about |how is |hows |show me |show |info on |information on |facts about |figures for |figures of |and |give me |describe |what do you know about |what can you tell me about |overview of |about )?(life in |living in |the city of )?CITY( like| like to live in| as a place to live| to live| overview| figures| facts| info)?$/,
    (clause) => ({
      tool: 'city.figures',
      city: listCities(clause)[0]!,
      topics: ['score', 'cost', 'internet', 'safety'],
    }),
  ),
];
