import type { PlanGoal } from '@wanderwork/contracts';
import { resolveDate } from '../../trips/index.js';
import { findMention, listCities, listMentions, toNights, type Clause } from './clause.js';
import type { TurnContext } from './context.js';
import type { Intent, StopRef, TripEdit } from './intent.js';
import { rule, type Rule } from './rule.js';

/** What may come before a command. */
const POLITE =
  '^(?:(?:please|pls|can you|could you|can we|could we|can i|could i|should we|should i|actually|sorry|we could|what if we|what if i|how about we|why dont we|we want to|we would like to|we need to|i think|would you|will you|lets|let us|id like to|id rather|id prefer to|i would like to|i would rather|i want to|i want you to|i need to|also|and|then|ok|okay|now|just|maybe|hey|hi|wanderwork|,) )*';

const command = (rest: string): RegExp => new RegExp(POLITE + rest);

const places: readonly (readonly [RegExp, number])[] = [
  [/\b(first|1st|NUM st)\b/, 0],
  [/\b(second|2nd)\b/, 1],
  [/\b(third|3rd)\b/, 2],
  [/\b(fourth|4th)\b/, 3],
  [/\b(last|final)\b/, -1],
];

const findPlace = (form: string): StopRef | null => {
  const found = places.find(([pattern]) => pattern.test(form));
  return found ? { at: found[1] } : null;
};

/** The stop that a clause names: by city, or by its place in the order. */
const findStop = (clause: Clause): StopRef | null => {
  const [city] = listCities(clause);
  return city === undefined ? findPlace(clause.form) : { city };
};

/** "Before Athens", "after the second stop", "at the end", "between Lisbon and Athens". */
const findWhere = (
  clause: Clause,
  city: string | null,
  { trip }: Pick<TurnContext, 'trip'>,
): Extract<TripEdit, { kind: 'add' }>['where'] => {
  const { form } = clause;
  const named = listCities(clause).filter((slug) => slug !== city);
  // "Between Athens and Valencia" is after the one that comes first.
  const cities =
    trip && /\bbetween\b/.test(form)
      ? named.toSorted((one, other) => trip.cities.indexOf(one) - trip.cities.indexOf(other))
      : named;
  if (/\b(at|to|in) the (start|beginning|front)\b|\bbefore everything\b/.test(form))
    return { side: 'before', stop: { at: 0 } };
  if (/\b(at|to|in) the end\b/.test(form)) return { side: 'after', stop: { at: -1 } };
  const side = /\bbefore\b/.test(form)
    ? 'before'
    : /\b(after|between|behind|following)\b/.test(form)
      ? 'after'
      : null;
  if (!side) return null;
  const [other] = cities;
  const stop =
    other === undefined ? findPlace(form.slice(form.search(/\b(before|after)\b/))) : { city: other };
  return stop && { side, stop };
};

/** The city to add: none of those that only say where it goes. */
const findAddedCity = (clause: Clause): string | null => {
  const places = clause.mentions.flatMap(({ mention }) => (mention.is === 'CITY' ? [mention.slug] : []));
  const parts = clause.form
    .replace(/\bbetween CITY and CITY\b/g, 'PLACE PLACE')
    .replace(/\b(before|after|behind|following) (the )?CITY\b/g, 'PLACE')
    .split(/\b(CITY|PLACE)\b/)
    .filter((part) => part === 'CITY' || part === 'PLACE');
  return places[parts.indexOf('CITY')] ?? null;
};

const readAdd = (clause: Clause, context: TurnContext): TripEdit => {
  const city = findAddedCity(clause);
  const length = findMention(clause, 'LENGTH');
  return {
    kind: 'add',
    city,
    nights: length ? toNights(length) : null,
    where:
      findWhere(clause, city, context) ??
      // "Put Porto first".
      (/\bCITY (?:at )?(?:the )?(?:very )?first\b/.test(clause.form)
        ? { side: 'before', stop: { at: 0 } }
        : null),
  };
};

const readSwap = (clause: Clause, { trip }: TurnContext): TripEdit | null => {
  const { form } = clause;
  const [one, other] = listCities(clause);
  // "Trade Valencia for Granada": Granada is no stop yet.
  if (
    one !== undefined &&
    other !== undefined &&
    trip &&
    trip.cities.includes(one) !== trip.cities.includes(other)
  )
    return trip.cities.includes(one) ? { kind: 'replace', stop: { city: one }, city: other } : null;
  if (one !== undefined && other !== undefined)
    return { kind: 'swap', one: { city: one }, other: { city: other } };
  if (/\b(first (two|NUM)|first (and|with) (the )?second|NUM and NUM)\b/.test(form))
    return { kind: 'swap', one: { at: 0 }, other: { at: 1 } };
  if (/\blast (two|NUM)\b|\bsecond (and|with) (the )?(third|last)\b/.test(form))
    return { kind: 'swap', one: { at: -2 }, other: { at: -1 } };
  if (/\bfirst (and|with) (the )?last\b/.test(form))
    return { kind: 'swap', one: { at: 0 }, other: { at: -1 } };
  if (/\bfirst (and|with) (the )?third\b/.test(form))
    return { kind: 'swap', one: { at: 0 }, other: { at: 2 } };
  return null;
};

/** "Remove the stop after Lisbon". */
const removeBeside = (clause: Clause, step: 1 | -1, { trip }: TurnContext): TripEdit | null => {
  const [city] = listCities(clause);
  const at = city === undefined ? -1 : (trip?.cities.indexOf(city) ?? -1);
  const stop = at < 0 ? undefined : trip?.cities[at + step];
  return stop === undefined ? null : { kind: 'remove', stop: { city: stop } };
};

const readMove = (clause: Clause, context: TurnContext): TripEdit | null => {
  const [city] = listCities(clause);
  // "Put Málaga after Valencia" adds a city that is no stop yet.
  if (city !== undefined && context.trip !== null && !context.trip.cities.includes(city))
    return readAdd(clause, context);
  const stop = findStop(clause);
  if (!stop) return null;
  const where =
    findWhere(clause, city ?? null, context) ??
    (/\bfirst\b/.test(clause.form)
      ? { side: 'before' as const, stop: { at: 0 } }
      : /\b(last|end)\b/.test(clause.form)
        ? { side: 'after' as const, stop: { at: -1 } }
        : null);
  return where && { kind: 'move', stop, where };
};

const readStay = (clause: Clause, { today }: TurnContext): TripEdit | null => {
  const { form } = clause;
  const stop = findStop(clause);
  const length = findMention(clause, 'LENGTH');
  const date = findMention(clause, 'DATE');
  if (!length && date && /\b(until|till|til|to)\b/.test(form)) {
    const until = resolveDate(date.date, today);
    return until === null ? null : { kind: 'stay', stop, until };
  }
  if (!length) return null;
  const nights = toNights(length);
  if (/\b(shorter|less|fewer|earlier|shorten|cut|reduce|off)\b/.test(form) && !/\bto LENGTH\b/.test(form))
    return { kind: 'stay', stop, by: -nights };
  if (
    /\b(longer|more|extra|additional|later|extend|lengthen|another|add)\b/.test(form) &&
    !/\bto LENGTH\b/.test(form)
  )
    return { kind: 'stay', stop, by: nights };
  return { kind: 'stay', stop, nights };
};

export const goals: readonly (readonly [RegExp, PlanGoal])[] = [
  [
    /\b(cheaper|less expensive|costs? less|spend(ing)? less|pay(ing)? less|less money|save (some |more )?money|(lower|cut|reduce|bring down|shrink) (the |my |its |our )?(costs?|prices?|budget|spending|bill|total)|bring (the |my |its )?(costs?|price|budget) down|cheapest|too expensive|more affordable)\b/,
    'cheaper',
  ],
  [/\b(warmer|less cold|hotter|not so cold|more sun|sunnier|avoid the cold)\b/, 'warmer'],
  [
    /\b(fewer (moves|stops|journeys|flights|changes)|less (moving|travel|travelling|traveling)|move less|slower)\b/,
    'fewer-moves',
  ],
  [
    /\b(better hours( \w+){0,3} calls?|better (call|calls|working|work|meeting) ?(hours|times)?|fewer (night|late) calls|calls? (earlier|at better)|my calls fit)\b/,
    'better-calls',
  ],
  [
    /\b(less (co NUM|co2|co2e|carbon|emissions?|flying)|greener|lower emissions?|fewer emissions?|more sustainable|fly less)\b/,
    'less-carbon',
  ],
  [/\b(no visas?|without (a )?visas?|visa free|avoid (the )?visas?|fewer visas)\b/, 'no-visa'],
];

export const findGoal = (form: string): PlanGoal | null =>
  goals.find(([pattern]) => pattern.test(form))?.[1] ?? null;

const TRIP = /\b((my|the|this|our) (\w+ )?(trip|plan|itinerary|route|journey|stops?|stays?)|it)\b/;
const NAMES_TRIP = /\b(my|the|this|our) (\w+ )?(trip|itinerary|route|stops?)\b/;

/** "Make it cheaper" can only mean a trip, where nothing else was asked for. */
const isGoalOfTrip = ({ form }: Clause, { turns, page }: TurnContext): boolean =>
  /^(?:(?:please|can you|could you|and|,) )*(make|get|keep) (it|this|that)( all)? (a bit |much |even )?\w+( \w+)?$/.test(
    form,
  ) &&
  turns.every(({ intents }) => intents.length === 0) &&
  page.cities.length === 0;

const edit = (change: TripEdit | null): Intent | null => change && { tool: 'trip.draft', edit: change };

/** A command that can only mean a trip, so that without one the answer asks which. */
const isPlainEdit = ({ form }: Clause): boolean =>
  command(
    '(?:(?:add|insert) (?:LENGTH|CITY|a stop)\\b|(?:swap|reverse) the (?:first|last|order|stops?)\\b|replace CITY (?:with|by) CITY|(?:remove|drop|delete|skip|replace|extend|shorten|move) the (?:\\w+ )?stops?\\b|(?:extend|lengthen|shorten) (?:CITY|my stay)|swap CITY (?:and|with) CITY|move CITY (?:before|after) CITY)',
  ).test(form);

/** Whether commands can mean a trip: one is open, or the clause names it. */
const hasTrip = (clause: Clause, context: TurnContext): boolean =>
  context.trip !== null ||
  NAMES_TRIP.test(clause.form) ||
  isPlainEdit(clause) ||
  (findGoal(clause.form) !== null && isGoalOfTrip(clause, context));

const editRule = (pattern: RegExp, read: (clause: Clause, context: TurnContext) => TripEdit | null): Rule =>
  rule(pattern, (clause, context) => (hasTrip(clause, context) ? edit(read(clause, context)) : null));

const isInTrip = (clause: Clause, { trip }: TurnContext): boolean =>
  trip !== null && listCities(clause).some((slug) => trip.cities.includes(slug));

const isCountryOfTrip = (clause: Clause, { trip, vocabulary }: TurnContext): boolean =>
  trip !== null &&
  listMentions(clause, 'COUNTRY').some(({ code }) =>
    trip.cities.some((slug) => vocabulary.cities.get(slug)?.countryCode === code),
  );

export const tripRules: readonly Rule[] = [
  rule(
    /\b(what( is|s)? (wrong|the problems?|not right)|(any|what|which|are there|show|list) (\w+ )?(problems?|conflicts?|issues?|warnings?|mistakes?)|(check|verify|review|validate) (my|the|this|our|it)|problems? (with|in|of)|conflicts? (with|in|of)|is (my|the|this|our|it) (trip )?(ok|okay|fine|legal|possible|feasible|valid|good)|(does|do|will|would|can) (my|the|this|our|it)( trip| plan| itinerary| route)? (work|fit|work out|be done|hold)|(everything|anything|something) (ok|okay|fine|wrong|right)|(it all|everything|all of it) (fit|fits|work|works)|what (does not|doesnt|do not) (fit|work)|(do|does|will) (all )?my (calls|visas?|dates|budget) (fit|work|hold|overlap))\b/,
    (clause, context) => {
      const { form } = clause;
      if (/\bschengen\b|\b(NUM|LENGTH)\b.*\b(limit|rule)\b/.test(form)) return null;
      const namesTrip = NAMES_TRIP.test(form) || /\b(my|the|this) plan\b/.test(form);
      return namesTrip ||
        (context.trip !== null &&
          listCities(clause).length === 0 &&
          !/\b(weather|account|subscription)\b/.test(form))
        ? { tool: 'trip.check' }
        : null;
    },
  ),
  // "Do I need a visa anywhere on this trip".
  rule(
    /\bvisas?\b.*\b(trip|itinerary|route|stops|plan)\b|\b(trip|itinerary|route|stops|plan)\b.*\bvisas?\b/,
    (clause, context) =>
      (context.trip !== null || NAMES_TRIP.test(clause.form)) &&
      !/\b(nomad|schengen|no visas?|without|visa free|avoid|fewer)\b/.test(clause.form) &&
      !clause.mentions.some(({ mention }) => ['CITY', 'COUNTRY', 'LENGTH', 'MONTH'].includes(mention.is))
        ? { tool: 'trip.check' }
        : null,
  ),
  rule(
    /\bcalls?\b.*\b(late|early|night|evening|outside|work|fall|ok|okay|fine|clash\w*|conflicts?|overlap\w*|bad|wrong|problem\w*|awkward|hours)\b|\b(late|early|night|clash\w*|conflict\w*|bad) .*\bcalls?\b/,
    (clause, { trip }) =>
      trip !== null &&
      /\b(my|the|any|which|what|all|those|our)\b/.test(clause.form) &&
      findGoal(clause.form) === null &&
      listMentions(clause, 'COUNTRY').length + listMentions(clause, 'ZONE').length === 0 &&
      listCities(clause).every((slug) => trip.cities.includes(slug))
        ? { tool: 'trip.check' }
        : null,
  ),
  editRule(
    command(
      '(?:add|ad|insert|include|append|squeeze(?: in)?|put in|fit in|throw in|(?:put|slot|slip|place|stick|sneak)(?: in)? LENGTH)\\b.*',
    ),
    (clause, context) => {
      const [city] = listCities(clause);
      // "Add a week to Lisbon" makes a stay longer.
      if (/\bLENGTH (to|in|at)? ?(CITY|the)\b/.test(clause.form) && /\bLENGTH to\b/.test(clause.form))
        return readStay(clause, { today: 0 } as TurnContext);
      return city === undefined && !/\b(stop|city|place|LENGTH)\b/.test(clause.form)
        ? null
        : readAdd(clause, context);
    },
  ),
  editRule(
    command('(?:replace|exchange|substitute|change|swap)\\b.*\\bCITY\\b.* (?:with|by|for|to|into) CITY'),
    (clause, context) => {
      const [from, to] = listCities(clause);
      const areBoth =
        context.trip !== null && context.trip.cities.includes(from!) && context.trip.cities.includes(to!);
      return areBoth
        ? { kind: 'swap', one: { city: from! }, other: { city: to! } }
        : { kind: 'replace', stop: { city: from! }, city: to ?? null };
    },
  ),
  // "Scrap Athens, I'd rather go to Sofia instead".
  editRule(
    command(
      '(?:remove|drop|skip|scrap|scratch|forget|cancel|ditch|leave out)\\b.* CITY\\b.*\\b(?:instead|rather|replace|go to)\\b.*\\bCITY\\b.*',
    ),
    (clause, { trip }) => {
      const [from, to, ...others] = listCities(clause);
      const isReplaced =
        trip?.cities.includes(from!) && to !== undefined && !trip.cities.includes(to) && others.length === 0;
      return isReplaced ? { kind: 'replace', stop: { city: from! }, city: to } : null;
    },
  ),
  // "Arrive in Valencia on 15 February": the trip begins, or the stop before ends, on that day.
  editRule(
    command('(?:arrive|be|get|land|reach|start)\\b.*\\bCITY\\b.*\\bon (?:the )?DATE\\b.*'),
    (clause, { trip, today }) => {
      const [city, ...others] = listCities(clause);
      const date = findMention(clause, 'DATE');
      const on = date && resolveDate(date.date, today);
      const at = trip?.cities.indexOf(city!) ?? -1;
      if (!on || at < 0 || others.length > 0) return null;
      return at === 0
        ? { kind: 'start', on }
        : { kind: 'stay', stop: { city: trip!.cities[at - 1]! }, until: on };
    },
  ),
  editRule(
    command(
      '(?:replace|exchange|substitute|change|swap)\\b.*\\b(?:first|second|third|fourth|last|final)\\b.* (?:with|by|for|to|into) CITY',
    ),
    (clause) => {
      const stop = findPlace(clause.form);
      return stop && { kind: 'replace', stop, city: listCities(clause)[0] ?? null };
    },
  ),
  editRule(
    /\bCITY (?:\w+ )?(?:instead of|rather than|in place of|over) CITY\b|\brather\b.*\bCITY than (?:\w+ ){0,2}CITY\b/,
    (clause, { trip }) => {
      const [to, from] = listCities(clause);
      if (trip === null || !trip.cities.includes(from!) || trip.cities.includes(to!)) return null;
      return { kind: 'replace', stop: { city: from! }, city: to! };
    },
  ),
  editRule(command('(?:swap|switch|exchange|trade|flip)\\b.*'), readSwap),
  editRule(
    command(
      '(?:reverse|turn (?:\\w+ ){0,3}around|flip the order|invert)\\b.*|.*\\b(?:the other way round|in reverse|opposite order)\\b',
    ),
    () => ({ kind: 'reverse' }),
  ),
  editRule(
    command(
      '(?:(?:remove|drop|delete|skip|take out|leave out|cut out|get rid of|cancel|kick out|forget|scratch|scrap|ditch|lose|without)\\b.*\\b(?:CITY|stop|first|second|third|last|one)\\b|(?:take|leave|cut|kick|throw) .*\\b(?:CITY|stop|first|second|third|last|one)\\b.* out\\b)',
    ),
    (clause, context) => {
      const beside = /\b(?:stop|one|city) (after|before) (?:the )?CITY\b/.exec(clause.form)?.[1];
      if (beside !== undefined) return removeBeside(clause, beside === 'after' ? 1 : -1, context);
      const stop = findStop(clause);
      const [city] = listCities(clause);
      if (city !== undefined && context.trip !== null && !context.trip.cities.includes(city)) return null;
      return stop && { kind: 'remove', stop };
    },
  ),
  editRule(
    command(
      '(?:move|put|shift|place|visit|go to|do|bring|have)\\b.*\\b(?:before|after|between|first|last|to the (?:start|end|beginning|front)|at the (?:start|end))\\b.*',
    ),
    readMove,
  ),
  // "Can Athens come before Lisbon", "Athens first".
  editRule(
    command(
      '(?:can|could|should|shall|may|what if|how about|make)? ?CITY (?:to |should |could |can |must |needs to )?(?:come|go|be|move|happen|comes|goes|is)? ?(?:right |directly )?(?:before|after|first|last|at the (?:start|end))\\b.*',
    ),
    (clause, context) =>
      isInTrip(clause, context) && listMentions(clause, 'DATE').length === 0
        ? readMove(clause, context)
        : null,
  ),
  editRule(
    /\b(start|begin|leave|depart|shift|move|push|postpone|delay|set off)\b.*\b(LENGTH|DATE)\b/,
    (clause, { today }) => {
      const { form } = clause;
      if (listCities(clause).length > 0) return null;
      const isStart =
        /\b(start|begin|leave|depart|shift|postpone|delay|push|set off|move) (my |the |this |our |it |everything |whole )*(trip )?(start |back |off )?/.test(
          form,
        );
      if (!isStart || /\b(must|when)\b/.test(form)) return null;
      const date = findMention(clause, 'DATE');
      const length = findMention(clause, 'LENGTH');
      if (date) {
        const on = resolveDate(date.date, today);
        return on === null ? null : { kind: 'start', on };
      }
      return (
        length && {
          kind: 'start',
          by: /\b(earlier|sooner|forward)\b/.test(form) ? -toNights(length) : toNights(length),
        }
      );
    },
  ),
  rule(
    /\b(later|earlier|longer|shorter|more|less|extend|lengthen|shorten|stay|spend|make|only|cut|reduce)\b.*\b(LENGTH|DATE)\b|\bLENGTH (later|earlier|longer|shorter|more|less|in CITY)\b|\bLENGTH\b.*\bCITY\b/,
    (clause, context) => {
      const { form } = clause;
      if (!hasTrip(clause, context)) return null;
      const isAbout = isInTrip(clause, context) || findPlace(form) !== null;
      const isChange =
        /\b(stay|spend|later|earlier|longer|shorter|more|less|fewer|extend|lengthen|shorten|cut|reduce|only|instead|make|until|till)\b/.test(
          form,
        );
      if (
        !isAbout ||
        !isChange ||
        /\b(cost|costs|how much|hours|budget|visa|PASSPORT|when|what|how)\b/.test(form)
      )
        return null;
      return edit(readStay(clause, context));
    },
  ),
  editRule(
    /\b(stay|be)\b.*\b(until|till|til)\b.*\bDATE\b|^CITY (until|till|til)\b.*\bDATE\b/,
    (clause, context) => (isInTrip(clause, context) ? readStay(clause, context) : null),
  ),
  editRule(
    /\b(make|get|find|can|could|is there|want|need|prefer|plan|optimi[sz]e|improve|with|change|rather|something|a|please|)\b/,
    (clause) => {
      const goal = findGoal(clause.form);
      const isOther = listMentions(clause, 'CITY').length > 0 || listMentions(clause, 'REGION').length > 0;
      const isQuestion = /^(where|which|what|how|when|why|is|are|does)\b/.test(clause.form);
      const asksHow = /\b(make|get|find|way|save|reduce|spend|cut|lower)\b/.test(clause.form);
      if ((isQuestion && !asksHow) || /\b(budget|limit)\b.*\b(MONEY|NUM)\b/.test(clause.form)) return null;
      const isCommand = TRIP.test(clause.form) || (!isQuestion && clause.form.split(' ').length <= 8);
      return goal && !isOther && isCommand ? { kind: 'improve', goal } : null;
    },
  ),
  editRule(/\bPEOPLE\b/, (clause) =>
    /\b(make|change|set|trip|now)\b/.test(clause.form) &&
    !/\b(how much|cost|plan|pack)\b/.test(clause.form) &&
    listCities(clause).length === 0
      ? { kind: 'people', people: findMention(clause, 'PEOPLE')!.count }
      : null,
  ),
  editRule(
    command(
      '(?:set|change|raise|lower|reduce|increase|make)\\b.*\\b(?:budget|limit)\\b.*\\b(?:MONEY|NUM)\\b.*',
    ),
    (clause) => ({
      kind: 'budget',
      usdMonth: findMention(clause, 'MONEY')?.usd ?? findMention(clause, 'NUM')?.value ?? null,
    }),
  ),
  rule(
    command(
      '(?:plan|propose|suggest|organi[sz]e|create|build|make|draft|design|arrange|put together|work out|map out|give)\\b.*',
    ),
    (clause) => {
      const { form } = clause;
      const isPlan = command('plan\\b').test(form);
      const isTrip =
        /\b(trip|itinerary|route|tour|journey|plan|year|months?|weeks?|LENGTH|winter|summer|spring|autumn)\b/.test(
          form,
        );
      const isOwn = /\b(my|the|this) (trip|plan|itinerary)\b/.test(form) && !isPlan;
      // "Organize three months in Asia" needs no word for a trip.
      const isStay = command(
        '(?:organi[sz]e|arrange|put together|map out|design|suggest|propose|draft) (?:me |us )?(?:a )?LENGTH\\b',
      ).test(form);
      if (
        isOwn ||
        (!isPlan && !isStay && !/\b(trip|itinerary|route|tour|journey|plan)\b/.test(form)) ||
        !isTrip
      )
        return null;
      return { tool: 'trip.propose', text: clause.text };
    },
  ),
  // "I want four months in Latin America from April, under 1500".
  rule(
    /^(?:(?:i|we|id|i d|would|want|wanna|need|like|am|im|looking|for|to|thinking|of|give|me|us|have|got|spend|spending|do|travel|take|hi|hello|so|,) )*LENGTH\b.*\b(in|around|through|across|somewhere|anywhere|starting|from)\b/,
    (clause, { trip }) => {
      const { form } = clause;
      const isWide =
        listMentions(clause, 'REGION').length + listMentions(clause, 'COUNTRY').length > 0 ||
        /\b(somewhere|anywhere)\b/.test(form);
      const hasCondition =
        clause.mentions.some(({ mention }) => ['MONTH', 'DATE', 'MONEY'].includes(mention.is)) ||
        /\b(warm|cheap|under|below|safe|moves?|stops?|then|calls?|PASSPORT)\b/.test(form);
      const isOther =
        /\b(schengen|used|visas?|costs?|how|pack|packing|what|when|why|is|does|show|tax|left|stay|allowed|overlap|cities|places|resident)\b/;
      return trip === null && isWide && hasCondition && !isOther.test(form)
        ? { tool: 'trip.propose', text: clause.text }
        : null;
    },
  ),
  // "I'd like to do Tbilisi, Yerevan, three weeks each, from 1 April".
  rule(
    /^(?:(?:i|we|id|i d|would|want|wanna|need|like|love|to|thinking|of|do|visit|travel|go|hi|hello|so|,) )*CITY\b.*\bCITY\b.*\bLENGTH each\b/,
    (clause, { trip }) => (trip === null ? { tool: 'trip.propose', text: clause.text } : null),
  ),
  rule(
    /\b(itinerary|trip|route|plan)\b.*\b(for|of|from|through|in|with)\b.*\b(LENGTH|MONTH|REGION|COUNTRY|CITY)\b|^LENGTH (from|starting|in|of)\b.*\b(MONTH|DATE)\b.*/,
    (clause, context) => {
      if (
        NAMES_TRIP.test(clause.form) ||
        /\b(schengen|used|visa|cost|how|pack|packing|what|when|why|is|does|show)\b/.test(clause.form)
      )
        return null;
      const isLong = listMentions(clause, 'LENGTH').length > 0 || listMentions(clause, 'MONTH').length >= 2;
      return isLong && context.trip === null ? { tool: 'trip.propose', text: clause.text } : null;
    },
  ),
  rule(
    /\b(show|open|read|describe|summari[sz]e|summary|what( is|s)? in|what( is|s)|whats on|tell me about|list|overview|details|how (long|many|much|expensive|far)|is .* expensive|when|where|(which|what) (day|date)|arrive|arriving|which|is|total|cost|price|costs|co2|carbon|cities|stops|nights|days|next stop|how big)\b/,
    (clause, context) => {
      const { form } = clause;
      const namesTrip =
        /\b(my|the|this|our) (\w+ )?(trip|itinerary|route|plan|next (stop|city)|stops|journey)\b/.test(
          form,
        ) && !/\bplan (am|do|are)\b|\b(subscription|pro|premium|membership)\b/.test(form);
      const isStayDate =
        context.trip !== null &&
        (isInTrip(clause, context) || isCountryOfTrip(clause, context)) &&
        /\b((when|(on |at )?(which|what) (day|date)) (do|am|will|are) (i|we)|how (long|many nights|many days) (am|are|do|will) (i|we)|^is CITY (before|after)( or (before|after))? CITY)\b/.test(
          form,
        ) &&
        !/\b(leave schengen|must)\b/.test(form) &&
        listMentions(clause, 'PASSPORT').length === 0 &&
        !/\b(may|can|allowed)\b/.test(form);
      const isWhere =
        context.trip !== null &&
        /\b(where (am|are|will) (i|we)|(how many|which|what) (cities|city|countries|country|places|place|stops?) (am|are|do|will) (i|we)|which stops?|what( is|s) (my|the) (next|first|second|third|last) stop|total (cost|price|budget)|how much (does|will|is) it( all)? (cost|in total)?|how (many|long|much)\b.*\b(in total|altogether|overall|all in all))\b/.test(
          form,
        ) &&
        listCities(clause).length === 0;
      if (/\b(my trips|how many trips|pack|packing|wear|schengen|tax|183|overlap|shared)\b/.test(form))
        return null;
      return namesTrip || isStayDate || isWhere ? { tool: 'trip.read' } : null;
    },
  ),
];
