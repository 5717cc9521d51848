import { findMention, listCities, listMonths, toNights, type Clause } from './clause.js';
import { rule, type Rule } from './rule.js';

/** What an article should be about: the words after "on", "about" or "for". */
const findArticleTerms = (clause: Clause): string => {
  const found = /\b(?:about|on|for|regarding|covering|of)\s+(.+?)[?.!\s]*$/i.exec(clause.text);
  const words =
    found?.[1] ??
    clause.text.replace(
      /\b(any|an|a|the|do you have|have you|is there|are there|show me|find|articles?|guides?|posts?|blog|read|something|anything|to|i can|can i|please|me|you|wrote|written|got|what)\b/gi,
      ' ',
    );
  return words
    .replace(/[?!.,"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
};

export const ABOUT: readonly (readonly [RegExp, string])[] = [
  [
    /\b(your|the) scores? (include|includes|consider|count|cover|measure|weigh|depend)\b|\b(what|how|explain|define|mean|means|meaning)\b.*\b(irex|the score|your score|scores)\b|\birex\b/,
    'irex',
  ],
  [
    /\b(where|what|which|how)\b.*\b(your|the|these|this|you|wanderwork s?)\b.*\b(figures?|data|numbers?|sources?|information|prices)\b|\b(sources?|data) (come|from|do you use)\b|\bhow (old|fresh|recent|accurate|reliable|current) (is|are)\b.*\b(data|figures?|numbers?)\b|\b(can i|should i) trust\b/,
    'sources',
  ],
  [
    /\b(are you|is this)\b.*\b(ai|a bot|bot|human|robot|model|chatgpt|gpt|llm|real person|person|machine)\b|\bwho (are you|made you|wrote|writes)\b|\bwhat are you\b|\bhow do you (work|know|answer)\b/,
    'assistant',
  ],
  [
    /\b(delete|remove|erase|close|deactivate|export|download) .*\b(account|profile|(my|our|all|personal) data)\b/,
    'account',
  ],
  [
    /\b(privacy|private|(delete|remove|erase|export|download) .*\b(conversations?|history|chats?)|do you (store|keep|save|remember|share|sell)|what do you (know|store|keep) about me|stored|retention|who (can )?(see|read)s?|how long .*\b(kept|keep|stored?)\b)/,
    'privacy',
  ],
  [
    /\b(what|whats|how|which)\b.*\b(pro|premium|free|plans?|subscriptions?|membership|upgrade|tiers?)\b.*|\b(pro|premium|subscriptions?|membership|paid plans?)\b.*\b(prices?|costs?|fees?|include[sd]?|features?|benefits?|worth|per month|a month|a year|yearly|monthly)\b|\b(prices?|costs?|fees?) (of|for) (the )?(pro|premium|subscriptions?|membership|plans?)\b|\b(pricing|upgrade)\b|\bdifference between .*\b(free|pro|premium)\b/,
    'plans',
  ],
  [
    /\b(offline|without (internet|connection|wifi)|install|(an|the|your|this|mobile|phone|android|iphone|ios|desktop|wanderwork) app|app (store|for))\b/,
    'offline',
  ],
  [
    /\b(voice|microphone|talk (to|with) you|speak (to|with) you|out loud|hands free|dictat\w+|speech|read (it|this|that) (out|aloud))\b/,
    'voice',
  ],
  [/\b(wanderquest|the game|quest)\b/, 'quest'],
  [/\b(wanderhub|tools?|calculators?)\b/, 'tools'],
  [/\b(what|how)\b.*\b(planner|planning|plan a trip|trip planner)\b/, 'planner'],
  [/\b(what|how|where)\b.*\b(compare|comparison)\b.*\b(work|works|do i|can i)\b/, 'compare'],
  [/\b(wanderwork|wanderlens|this (site|website|product|page))\b/, 'wanderwork'],
  [
    /\b(what (can|do|could) (you|i|this)( \w+)? ?(do|answer|help|ask|know|offer)|help( me)?$|how can you help|what (should|can) i ask|what questions|what else can you)\b/,
    'assistant',
  ],
];

/** Words that ask for nothing. */
const GREETING =
  /^(?:(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|there|again|,) ?)+$/;
const THANKS =
  /^(?:(?:ok|okay|great|perfect|cool|nice|awesome|wonderful|many|thanks|thank you|thx|ty|cheers|a lot|so much|very much|again|bye|goodbye|see you|that is all|thats all|for (?:that|your help|the help)|,) ?)+$/;

export const packingRules: readonly Rule[] = [
  rule(
    /\b(pack|packing|wear|bring(?! up)|clothes|clothing|luggage|suitcase|backpack|wardrobe|outfits?|jackets?|coats?|umbrellas?|sandals|boots|gloves|scarf|scarves|sweaters?|jumpers?|shorts|swimsuits?|swimwear|raincoats?|sunscreen|sun ?hat|shoes|thermals|checklist|what do i need (to take|for the trip)|take (with|along)|(things|stuff|what|anything) (to|should i|do i|do we|shall i|must i|i should|can i|should we) (take|carry|have with me))\b/,
    (clause) => {
      const [city] = listCities(clause);
      const length = findMention(clause, 'LENGTH');
      const months = listMonths(clause);
      const date = findMention(clause, 'DATE')?.date;
      const all = months.length > 0 ? months : date && date.is !== 'day' ? [date.month] : [];
      return {
        tool: 'packing.list',
        city: city ?? null,
        months: all.length > 0 ? all : null,
        days: length ? toNights(length) : null,
        ofTrip: city === undefined,
      };
    },
  ),
];

export const articleRules: readonly Rule[] = [
  rule(
    /\b(articles?|guides?|posts?|blog|wanderhub|(anything|something|what (have|do) you( have| got)?|have you (got |written )?(anything|something)?) (written |to read )?(on|about)|to read|reading|read (about|on|up on)|written (on|about)|tips (on|about|for)|advice (on|about))\b/,
    (clause) => {
      const words = findArticleTerms(clause);
      return words === '' ? null : { tool: 'articles.find', words };
    },
  ),
];

export const accountRules: readonly Rule[] = [
  rule(
    /\b((questions?|messages?|searches|asks?) .*\b(left|remain|remaining|today|a day|per day|per month|have|limit)\b|(left|remaining|how many|limit|quota|allowance) .*\b(questions?|messages?|searches)\b|(cap|caps|max|maximum|limits?|limited|restrictions?) .*\b(questions?|messages?|searches|asking)\b|(questions?|messages?|searches) .*\b(cap|caps|max|maximum|limited|restricted)\b|how (often|much|many times) can i (ask|search)|my (limits?|quota|allowance)|daily limit)\b/,
    () => ({ tool: 'account', topic: 'limits' }),
  ),
  rule(
    /\b((what|which) (plan|tier|subscription|membership) (am|do|have) (i|we)|my (plan|subscription|tier|membership|account)|am i (on )?(a )?(pro|premium|free|paying|subscribed)|do i have (pro|premium)|(what|which) plan is mine)\b/,
    (clause) =>
      /\b(wrong|problem|check|cheaper|trip|missing)\b|\bin my plan\b|\bhow (do|can|to|would)\b|\b(cancel|change|end|stop|pause|upgrade|downgrade) my\b/.test(
        clause.form,
      )
        ? null
        : { tool: 'account', topic: 'plan' },
  ),
  rule(
    /\b(favou?rites?|saved (cities|places)|cities (have i|i have|i) saved|bookmarked|my (saved|cities|wish ?list)|my list)\b/,
    () => ({ tool: 'account', topic: 'favourites' }),
  ),
  rule(
    /\b(my (\w+ )?trips|trips (do i|have i|i have|can i)|how many trips|saved trips|list (of )?(my )?trips|which trips)\b/,
    ({ form }) => (/\b(schengen|tax|days)\b/.test(form) ? null : { tool: 'account', topic: 'trips' }),
  ),
];

/** Asks for the meaning of the score, even while the conversation is about a city. */
export const definitionRules: readonly Rule[] = [
  rule(
    /^(?:(?:and|so|but|ok) )?(?:what is|whats|what s|what does|explain|define) irex(?: (?:mean|stand for))?$/,
    () => ({
      tool: 'about',
      topic: 'irex',
    }),
  ),
];

export const aboutRules: readonly Rule[] = [
  rule(/./, (clause) => {
    if (clause.mentions.some(({ mention }) => ['CITY', 'COUNTRY', 'REGION', 'MONEY'].includes(mention.is)))
      return null;
    // "Which city has the highest IREX" is a search.
    if (/^(which|what) (city|cities|place|places|country|countries)\b/.test(clause.form)) return null;
    if (GREETING.test(clause.form)) return { tool: 'about', topic: 'hello' };
    if (THANKS.test(clause.form)) return { tool: 'about', topic: 'thanks' };
    const found = ABOUT.find(([pattern]) => pattern.test(clause.form));
    return found ? { tool: 'about', topic: found[1] } : null;
  }),
];
