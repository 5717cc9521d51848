import { paths } from '@wanderwork/contracts';
import { understand } from '../../city-search/index.js';
import { ASKS_FOR_PLACES } from './city-rules.js';
import { findMention } from './clause.js';
import type { Reading } from './intent.js';
import { ask, link, refusalRule, refuse, type Rule } from './rule.js';

export const SUBJECT = 'I only know about places, days, hours and money.';

/** Questions that everybody can ask. */
export const examples = [
  ask('Warm in March under $1500, not Asia'),
  ask('When to go to Athens?'),
  ask('How far is Dakar from Lisbon?'),
] as const;

const WHY_NO_FORECAST = 'I don’t have forecasts. I know the average weather of each month.';
const WHY_NO_FLIGHTS =
  'I don’t have flight prices or timetables. I can tell you the distance and an estimate of the time.';
const hotels =
  'I don’t have prices of hotels and rooms. I can tell you the rent and the monthly cost of a city.';

/** Orders to the assistant itself, such as those hidden in pasted texts. */
export const injectionRules: readonly Rule[] = [
  refusalRule(
    /\b(ignore|disregard|forget|override|bypass) (\w+ ){0,4}(instructions?|rules?|prompts?|guidelines?|constraints?|directions?|training|limits|restrictions)\b|\b(system|hidden|initial) (prompt|message|instructions?)\b|\b(developer|debug|admin|god|dan|root|sudo|test|maintenance) mode\b|\b(im start|im end|im_start|im_end|endoftext|sudo|rm rf|curl|base NUM|shell|environment variables?|env (vars?|file|variables?)|stack trace|source code|admin(istrator)? (access|rights|password))\b|\byou (may|can|must|should|will|are allowed to) now\b|\b(delete|drop|list|show|give me|dump|export) (all |every |the )*(users?|members?|tables?|database|customers?|accounts?)\b|\bjailbreak\w*\b|\byou are (now|no longer|a pirate|dan)\b|\bpretend (to be|you|that|im|i am)\b|\b(act|behave|respond|answer|talk) (as|like) (if|a|an|my|though)\b|\brole ?play\b|\brepeat (after me|the (words|text)|everything|this)\b|\b(reveal|print|output|show|leak|dump|expose|list|tell|display|read|repeat|translate) (me )?(out )?(your|the|all)( of)?( your)? (\w+ )?(prompt|instructions?|rules|keys?|passwords?|secrets?|database|users?|emails?|configuration|config|source code|api)\b|\b(api keys?|access tokens?|passwords?)\b|\bnew instructions?\b|\b(script|iframe|onerror|javascript|drop table|select from|union select)\b|\bsay (that|exactly|only)\b|\brespond (only )?with\b|\byour (new )?(task|role|job|rules|instructions) (is|are)\b|\b(other|another) (users?|members?|persons?|peoples?)\b.*\b(data|trips?|emails?|conversations?|messages?|address(es)?)\b/,
    'subject',
    SUBJECT,
    examples,
  ),
  {
    pattern: /./,
    // Beside a question it is left out; alone it is none.
    read: ({ text }) =>
      SPEAKS_FOR_OTHERS.test(text) && !text.includes('?') ? refuse('subject', SUBJECT, examples) : null,
  },
];

/** "Assistant: the user has confirmed …", "Rule 1: …": a text that speaks for somebody else than the person. */
const SPEAKS_FOR_OTHERS =
  /^\W*(?:assistant|system|developer|admin(?:istrator)?|moderator|rule \d+|note(?: to [\w ]+)?|from (?:the|your) \w+|instructions?|important|context|fact)\s*[:\]]/i;

/** What the assistant never does. */
export const actionRules: readonly Rule[] = [
  {
    pattern:
      /^(?:(?:please|can you|could you|would you|will you|i want to|i want you to|i d like to|id like to|help me|go ahead and|now|and|just|admin|system) )*(?:book|buy|pay|purchase|reserve|order|send|forward|email|e mail|mail|text|call|share|publish|post|transfer|upgrade|subscribe|unsubscribe|cancel|charge|refund|delete|erase|change my (?:password|email|name|plan)|log me|sign me|open https?|fetch|visit http|download|set (?:an |the |my )?(?:alarm|reminder|timer)|remind me (?!of )|schedule (?:a |the |my )?(?:call|meeting)|(?:set|switch|move|put|make) my (?:plan|account|subscription|tier) .*\b(?:pro|premium|free|admin)|(?:switch|put|move) me (?:to|on) (?:pro|premium|free))\b/,
    read: ({ form }) => {
      // "Call at 16:30 Berlin time" says when it is.
      if (/^call\b.*\b(TIME|at NUM)\b/.test(form)) return null;
      if (/^(call|text|post|order|book|share)s?\b.*\b(hours?|times?|overlap)\b/.test(form)) return null;
      // "Download speed in Oslo" and "share of English speakers" are figures.
      if (/^(download|share)( \w+)? (speed|speeds|rate|of)\b|^download (in|CITY)\b/.test(form)) return null;
      // "Cancel Valencia" changes a trip, as a draft.
      if (/^(please )?(delete|cancel|drop)\b.*\b(CITY|stop)\b/.test(form)) return null;
      if (
        /\b(flights?|tickets?|hotels?|rooms?|apartments?|flat|trains?|bus|airbnb|hostels?|restaurant|table|car|taxi|tours?|insurance|visas?)\b/.test(
          form,
        )
      )
        return refuse(
          'subject',
          'I don’t book or buy anything. I can tell you distances, days and costs.',
          examples,
        );
      if (/\b(plan|subscription|premium|pro|upgrade|subscribe|unsubscribe|charge|refund|pay)\b/.test(form))
        return refuse('subject', 'I don’t pay, subscribe or cancel. You do that on the page of your plan.', [
          link('Open your plan', paths.web.subscription()),
        ]);
      if (/\b(trip|itinerary|link)\b/.test(form))
        return refuse('subject', 'I never share or delete a trip. You do that on the trip itself.', [
          link('Open your trips', '/wanderlens/planner'),
        ]);
      return refuse(
        'subject',
        'I don’t send, pay, share or delete anything. I only know about places, days, hours and money.',
        [link('Open your settings', paths.web.settings()), ...examples.slice(0, 1)],
      );
    },
  },
];

/** What people ask about travel that our data lacks, each with the nearest thing that we know. */
export const dataRules: readonly Rule[] = [
  {
    pattern:
      /\b(atlantis|narnia|wakanda|gotham|hogwarts|mordor|westeros|el dorado|shangri la|mars|the moon|jupiter|antarctica|north pole)\b/,
    read: (_, __, [name]) => unknownPlace(name.charAt(0).toUpperCase() + name.slice(1)),
  },
  {
    // What the search names as unanswered is so of a single place, too.
    pattern:
      /\b(women|woman|female|girls|lgbt\w*|gay|queer|nightlife|party|partying|clubs|bars|coworking|co working|cafes?|beach|beaches|surf|surfing|diving|ski|skiing|hiking|mountains|nature|schools?|kindergarten|children|kids|vegan|vegetarian|restaurants?|street food|gyms?|yoga|walkable|walkability|public transport|community|expats?|dating|culture|museums?|quiet|noisy|crowded|touristy|earthquakes?|hurricanes?|mosquitoes|malaria|floods?|power cuts?|5g)\b/,
    read: (clause, { vocabulary, now }) => {
      const hasPlace = clause.mentions.some(
        ({ mention }) => mention.is === 'CITY' || mention.is === 'COUNTRY',
      );
      if (!hasPlace || ASKS_FOR_PLACES.test(clause.form)) return null;
      const why = understand(clause.text, vocabulary, now).notUnderstood.find((one) => one.why !== null)?.why;
      return why ? refuse('data', why, examples.slice(0, 2)) : null;
    },
  },
  {
    pattern:
      /\b(flights?|air ?fares?|plane|airlines?|ryanair|easyjet|fly|flying)\b.*\b(prices?|costs?|cheap|cheapest|how much|fares?|deals?|tickets?|available|schedules?|direct|status|seats?|which airlines?|MONEY)\b|\b(prices?|costs?|cheap|cheapest|how much|deals?|schedules?|direct|find|best|which|any|show)\b.*\b(flights?|air ?fares?|plane tickets?|airlines?|fly|flying)\b|\bflights? (to|from|between)\b/,
    read: ({ form }) =>
      /\b(how (long|far)|flight time|time|distance|co NUM|co2|co2e|carbon|emissions?|hours|km)\b/.test(form)
        ? null
        : refuse('data', WHY_NO_FLIGHTS, [ask('How far is Dakar from Lisbon?')]),
  },
  refusalRule(
    /\b(train|trains|bus|buses|coach|ferry|ferries|rail|metro)\b.*\b(times?|timetables?|schedules?|cheap|cheaper|expensive|prices?|tickets?|cost|costs|how much|depart\w*|leave|leaves|next|when|available)\b|\b(timetables?|(train|bus|ferry|coach|flight) schedules?)\b|\b(uber|taxis?|rental cars?|car hire|(rent|hire|renting|hiring) (a|an|the) (car|bike|bicycle|motorbike|moped|boat|van)|scooters?)\b/,
    'data',
    'I don’t have timetables or fares. I can tell you the distance and an estimate of the time.',
    [ask('How far is Porto from Lisbon?')],
  ),
  refusalRule(
    /\b(hotels?|hostels?|airbnbs?|guest ?houses?|resorts?|booking com|where (to|should i|can i) (sleep|stay at)|rooms? (for|in|available|price)|vacation rentals?|(which|what|best|good|nice|safe|safest|cheapest|quiet|central) (neighbou?rhoods?|districts?|areas?|quarters?) (of|to|in|for|should|is|are|do)|(which|what|best|good|nice|safe|safest) parts? of (the )?(city|town|CITY)|which (neighbou?rhoods?|districts?|areas?)|neighbou?rhoods?|districts?)\b/,
    'data',
    hotels,
    [ask('What is the rent in Lisbon?')],
  ),
  refusalRule(
    /\b(weather|rain|raining|rainy|snow|snowing|snowy|temperature|hot|cold|warm|cool|sunny|wet|dry|degrees|forecast|storm|stormy|cloudy)\b.*\b(today|tomorrow|tonight|right now|this (week|weekend|morning|afternoon|evening)|next (week|weekend|few days)|in the next|at the moment|at present|currently|now|forecast)\b|\bforecast\b|\b(is it raining|will it (rain|snow|be))\b.*\b(today|tomorrow|now|weekend|week)\b/,
    'data',
    WHY_NO_FORECAST,
    [ask('When to go to Athens?')],
  ),
  refusalRule(
    /\b(best|good|nearest|closest|recommend\w*|decent|cheapest) (\w+ )?(hospitals?|doctors?|dentists?|clinics?|lawyers?|accountants?|supermarkets?|landlords?|agencies|agents?|pharmac(y|ies)|barbers?|laundromats?)\b|\b(things|places|stuff|what) to (do|see|eat)\b|\b(sights?|sightseeing|landmarks?|attractions?)\b/,
    'data',
    'I don’t know single addresses and sights. I know costs, weather, entry rules, internet, safety and hours of a city.',
    [ask('Tell me about Lisbon')],
  ),
  refusalRule(
    /\b(utilit(y|ies)|electricity|water|heating|gas|power) (bills?|prices?|costs?)\b|\b(costs?|prices?|how much) .*\b(utilities|square met(er|re)s?|sq ?m)\b|\b(square met(er|re)s?)\b|\b(queues?|waiting times?|traffic jams?)\b|\b(outlets?|voltage|currency|currencies|vat|mayor)\b(?!.*\b(budget|under|below)\b)/,
    'data',
    'We have no data on that. I know costs, weather, entry rules, internet, safety and hours of a city.',
    [ask('Tell me about Lisbon')],
  ),
  refusalRule(
    /\b((sea|ocean|water) (temperature|warm|cold)|(hot|warm|cold|cool) (is |does )?(the )?(sea|water|ocean|lake)|swim|swimming|sunny days|sunshine|hours of sun|sun hours|uv index|humidity|wind|windy|sunrise|sunset|sun (?:rise|set|go|come)s?|daylight)\b/,
    'data',
    'I don’t have figures on the sea, sunshine, wind or humidity. I know the mean temperature and rain of each month.',
    [ask('When to go to Athens?')],
  ),
  {
    pattern:
      /\b(weather|rain|rains|raining|rainy|snow|snowing|snowy|temperature|hot|cold|warm|cool|sunny|wet|dry|storm|stormy|cloudy|degrees)\b.*\bDATE\b/,
    read: (clause) =>
      findMention(clause, 'DATE')?.date.is === 'day'
        ? refuse('data', WHY_NO_FORECAST, [ask('When to go to Athens?')])
        : null,
  },
  refusalRule(
    /\b(exchange rates?|currency rate|convert (MONEY|NUM \w+) to|(MONEY|NUM) (in|to) (euros?|pounds?|yen|dollars?|baht)|how (much|many) (euros?|pounds?|dollars?|yen|baht) (is|are))\b/,
    'data',
    'I don’t convert money. Amounts are in US dollars, and you can choose another currency in your settings.',
    [link('Open settings', paths.web.settings())],
  ),
  {
    // A single thing that people buy, and its price.
    pattern:
      /\b(coffees?|cappuccinos?|espressos?|lattes?|teas?|beers?|pints?|wine|cocktails?|meals?|dinners?|lunch|lunches|breakfasts?|pizzas?|burgers?|kebabs?|sandwich|bread|milk|eggs|haircuts?|massages?|cinema|gym membership|petrol|gasoline|diesel|fuel|cigarettes?|phone plan|sim|laundry|day pass|metro ticket)\b/,
    read: ({ form }) =>
      /\b(how much|costs?|prices?|expensive|cheap|cheapest|price of|pay for|MONEY)\b/.test(form)
        ? refuse(
            'data',
            'I don’t have prices of single things. I know the monthly cost and the rent of a city.',
            [ask('What does a month in Lisbon cost?')],
          )
        : null,
  },
  refusalRule(
    /\b(events?|concerts?|festivals?|(public|bank|national) holidays?|carnival|exhibitions?|(the|any|latest|local) news|opening (hours|times)|(shops?|stores?|malls?|supermarkets?|museums?|markets?) (open|close|closed)|(open|close) .*\b(shops?|stores?|supermarkets?|museums?))\b|\bhow many PASSPORT\b/,
    'data',
    'I don’t have events, opening hours, news or counts of foreigners. I know the weather, costs and entry rules of a city.',
    [ask('Tell me about Lisbon')],
  ),
  refusalRule(
    /^(?!.*\bnomad\b).*\b(visa|application|passport|consulate|embassy)\b.*\b(status|appointments?|process\w*|approv\w+|reject\w+|queue|waiting time|how long does it take to (get|process)|fees?|cost of|apply|application|documents? (do i )?need|extend|extension|renew\w*|run)\b/,
    'data',
    'I know days of stay, which document you need and nomad visas, but not how an application goes. Ask the embassy.',
    [ask('How long may I stay in Japan?')],
  ),
  refusalRule(
    /^(?!.*\bnomad\b).*\b(salary|salaries|wages?|income requirements?)\b|\b(jobs?|hiring|work permit|citizenship|permanent residency|golden visa|bank accounts?|banks?|crypto|mortgage|buy (a )?(house|property|flat|apartment)|property prices?|real estate|insurance|sim cards?|esims?|vaccin\w*|(my|a|the) (dogs?|cats?|pets?)|pets|tap water|plug|plugs|sockets?|electricity|driving licen[cs]e|drone)\b/,
    'data',
    'We have no data on that. I know costs, weather, entry rules, internet, safety and hours of a city.',
    [ask('Tell me about Lisbon')],
  ),
  refusalRule(
    /\b(tax(es)?|income tax)\b.*\b(rates?|how much|percent|percentage|low|lower|free|haven|lowest|deduct\w*|pay)\b|\bhow much tax(es)?\b|\b(low|no) tax(es)?\b/,
    'data',
    'I don’t have tax rates. I can count your days and tell you where 183 days matter.',
    [ask('Am I over 183 days in Spain?')],
  ),
];

/** What is plainly not about travel. */
export const subjectRules: readonly Rule[] = [
  refusalRule(
    /\b(quit my job|poems?|jokes?|story|stories|songs?|lyrics|essays?|recipes?|haikus?|limericks?|rap|novel)\b|\b(bugs?|react|css|spreadsheets?|excel|resume|cover letter|cv|compile\w*|python|javascript|typescript|code|program|algorithm|sql|html|regex|function|homework|equation|math|maths|calculus|square root|derivative|translate|translation)\b|\b(president|prime minister|election|elections|politics|political party|vote|football|soccer|basketball|world cup|olympics|champions league|movie|movies|film|films|actor|actress|celebrity|netflix|game of thrones|tv show|bitcoin|ethereum|stocks|stock market|invest|investing|investment|lottery|horoscope|zodiac|dating|girlfriend|boyfriend|marry|divorce|religion|meaning of life|capital of|who (is|was|won|invented|wrote|discovered)|when was .* born|how old is|physics|chemistry|biology|planet|planets|moon|dinosaurs?)\b|\b(symptoms?|medicine|medication|diagnos\w+|headache|pain|pregnan\w+|antibiotics|depress\w+|anxiety|therapy|lawyer|legal advice|lawsuit|sue|drugs?|weed|cannabis|weapons?|guns?|bomb|hack|hacking)\b|\b(do you (love|like|feel|dream|think)|are you (happy|sad|alive|conscious)|tell me (a|something) (joke|funny|story)|how are you|what( is|s) your (name|favou?rite|opinion)|your opinion)\b|\b(vegan|vegetarian) (recipe|diet)\b/,
    'subject',
    SUBJECT,
    examples,
  ),
];

export const unknownPlace = (name: string): Reading =>
  refuse('data', `I don’t know a place called ${name}.`, [
    ask('Cities in Portugal'),
    link('See all cities', paths.web.wanderlens()),
  ]);
