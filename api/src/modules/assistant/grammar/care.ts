import { matchDemonym } from '../../trips/index.js';
import { comparisonRules, figureRules, topicPatterns, WEATHER, WHEN } from './city-rules.js';
import { listCities, type Clause } from './clause.js';
import type { TurnContext } from './context.js';
import type { Intent, IntentOf, Reading } from './intent.js';
import type { MentionKind } from './mentions.js';
import { listTokens, ORDINARY_VOCABULARY } from './spelling.js';
import { TAX_LIMIT, visaRules } from './visa-rules.js';

interface Span {
  start: number;
  end: number;
}

/** How many different mentions of a kind an answer can take into account. */
type Capacity = Partial<Record<MentionKind, number>>;

const ANY = Infinity;
const place: Capacity = { CITY: 1, COUNTRY: 1, REGION: 1 };
const dates: Capacity = { MONTH: ANY, DATE: ANY };
const numbers: Capacity = { NUM: ANY, LENGTH: ANY, MONEY: ANY, PEOPLE: ANY };
const clocks: Capacity = { CITY: 2, COUNTRY: 2, ZONE: 2 };

/**
 * A mention beyond the capacity was misread: "how was the rent in Berlin five years ago" names a length, which no
 * figure has. Tools that are missing here check their words themselves, as the search and the planner do.
 */
const capacities: Partial<Record<Intent['tool'], Capacity>> = {
  'city.figures': { ...place, MONEY: ANY },
  'city.months': { ...place, ...dates, LENGTH: 1, NUM: 1, PEOPLE: 1 },
  'irex.explain': { ...place, NUM: 1 },
  'visa.entry': { ...place, PASSPORT: ANY, ...dates, LENGTH: 2, PEOPLE: 1, NUM: 1 },
  'visa.nomad': { ...place, ...numbers, PASSPORT: ANY, DATE: 1 },
  'hours.overlap': { ...clocks, ...dates, TIME: ANY, NUM: ANY, LENGTH: 1, PEOPLE: 1 },
  'hours.convert': { ...clocks, ...dates, TIME: 1, NUM: 1, PEOPLE: 1 },
  'budget.stay': { CITY: 1, COUNTRY: 1, ...dates, ...numbers, LENGTH: 1, PEOPLE: 1 },
  'leg.estimate': { CITY: 2, COUNTRY: 2, ...dates, NUM: 1, LENGTH: 1, TIME: 1, PEOPLE: 1 },
  'packing.list': { ...place, ...dates, LENGTH: 1, NUM: 1, PEOPLE: ANY },
};

/** "On 1000 a month": an amount of money rather than a count. Years are other times. */
const MIN_AMOUNT = 100;

/** "Georgia, not the US state". */
const isDenied = (words: Clause['words'], start: number): boolean => {
  const at = words.findIndex((word) => word.start === start);
  const [first, second] = [words[at - 1]?.text, words[at - 2]?.text];
  return first === 'not' || (first === 'the' && second === 'not');
};

const listUncounted = ({ mentions, words }: Clause, tool: Intent['tool']): Span[] => {
  const capacity = capacities[tool];
  if (!capacity) return [];
  const seen = new Map<MentionKind, Set<string>>();
  return mentions.flatMap(({ mention, start, end }) => {
    // "A month" after a price is no length of a stay.
    if (mention.is === 'LENGTH' && mention.count === 1) return [];
    if (mention.is === 'DATE' && mention.date.is === 'day') return [];
    if (tool === 'city.figures' && mention.is === 'NUM' && mention.value >= MIN_AMOUNT) return [];
    if (isDenied(words, start)) return [];
    const own = seen.get(mention.is) ?? new Set();
    seen.set(mention.is, own.add(JSON.stringify(mention)));
    return own.size > (capacity[mention.is] ?? 0) ? [{ start, end }] : [];
  });
};

const findTokens = (clause: Clause, pattern: RegExp): Span[] => {
  const { words, mentions } = clause;
  return words.flatMap(({ text, start, end }) =>
    pattern.test(text) && !mentions.some((one) => start >= one.start && end <= one.end)
      ? [{ start, end }]
      : [],
  );
};

/** Conditions, alternatives and denials: no command of a trip can carry them out. */
const UNCERTAIN =
  /^(?:if|unless|or|not|dont|didnt|doesnt|wont|cant|never|neither|nor|whether|except|but|because|worth)$/;

/** The stops and values of an edit, as a clause names them. */
const listUnedited = (clause: Clause, { edit }: IntentOf<'trip.draft'>, { trip }: TurnContext): Span[] => {
  const text = JSON.stringify(edit);
  // Between two stops is after the first of them.
  const isBetween = /\bbetween\b/.test(clause.form) && edit.kind === 'add' && edit.where !== null;
  // To arrive on a day changes the stop before.
  const arrival =
    edit.kind === 'start'
      ? trip?.cities[0]
      : edit.kind === 'stay' && edit.until !== undefined && edit.stop && 'city' in edit.stop
        ? trip?.cities[trip.cities.indexOf(edit.stop.city) + 1]
        : undefined;
  const cities = listCities(clause).filter(
    (slug) => !text.includes(`"${slug}"`) && slug !== arrival && !(isBetween && trip?.cities.includes(slug)),
  );
  const isUsed = (kind: MentionKind): boolean => {
    switch (kind) {
      case 'LENGTH':
        return 'nights' in edit ? edit.nights !== null : 'by' in edit;
      case 'DATE':
        return 'until' in edit || 'on' in edit;
      case 'MONEY':
        return edit.kind === 'budget';
      case 'PEOPLE':
        return edit.kind === 'people';
      case 'NUM':
        return edit.kind === 'swap' || edit.kind === 'budget' || edit.kind === 'people';
      case 'CITY':
        return true;
      case 'MONTH':
      case 'COUNTRY':
      case 'REGION':
      case 'PASSPORT':
      case 'TIME':
      case 'ZONE':
        return false;
    }
  };
  // "The first and the last stop" are two.
  const ordinals = clause.form.match(/\b(?:first|second|third|fourth|last|final|1st|2nd|3rd)\b/g) ?? [];
  const isOne = edit.kind === 'remove' || edit.kind === 'replace' || edit.kind === 'stay';
  if (isOne && ordinals.length > 1) return [{ start: clause.start, end: clause.start + clause.text.length }];
  const counts = new Map<MentionKind, number>();
  return clause.mentions.flatMap(({ mention, start, end }) => {
    if (mention.is === 'DATE' && mention.date.is === 'day' && !isUsed('DATE')) return [];
    const count = (counts.get(mention.is) ?? 0) + 1;
    counts.set(mention.is, count);
    const isLost =
      mention.is === 'CITY'
        ? cities.includes(mention.slug)
        : !isUsed(mention.is) || (count > 1 && (mention.is === 'LENGTH' || mention.is === 'DATE'));
    return isLost ? [{ start, end }] : [];
  });
};

/** Other times than ours: figures are of today, and scores of this release. */
const OTHER_TIMES =
  /\b(ago|used to|back (in|then)|years? earlier|last (year|summer|winter|decade|century)|next (year|decade)|(go|going|went|gone) (up|down)|rise|rising|rose|falling|fell|increas\w*|decreas\w*|trends?|predict\w*|than it (was|used)|before (covid|the (war|pandemic|crisis)))\b|\b(?:in|since|by|until|before|after) (?:19|20)\d\d\b/;

/** Whether figures of another time are asked for, which we don't have. */
export const asksOtherTimes = (reading: Reading, { text }: Clause): boolean =>
  reading.is === 'intent' &&
  ['city.figures', 'irex.explain', 'city.compare'].includes(reading.intent.tool) &&
  OTHER_TIMES.test(text.toLowerCase());

/** People of a country that the reading does not know of: "can an American and a Brit both stay". */
const listUnknownPeople = (
  { words, mentions }: Clause,
  { passports, country }: IntentOf<'visa.entry'>,
): Span[] =>
  words.flatMap((word, at) => {
    const { start, end } = word;
    const isNamed = mentions.some((one) => start >= one.start && end <= one.end);
    const people = isNamed ? null : matchDemonym(words, at);
    return passports && people && people.code !== country && !passports.includes(people.code)
      ? [{ start, end }]
      : [];
  });

/** Words of questions that change nothing of what is asked. */
const COMMON_VOCABULARY =
  `i me my we our us you your he she they them his her their this that these those a an the and or but if so as at by for
  from in into of on to up with over under about after before during since until than then too very also just only still
  even ever already yet again once maybe perhaps possibly probably actually really basically honestly currently usually
  generally normally typically roughly approximately exactly be am is are was were been being have has had having do does
  did doing done will would shall should can could may might must get got getting gets go goes going went gone come comes
  coming came make makes made take takes took want wants wanted need needs needed like likes liked love loves think thinks
  thought thinking know knows known knowing wonder wondering guess hope hear heard hearing say says said tell told tells ask
  asked asking see saw seen look looks looking find finds found plan plans planning planned consider considering decide
  deciding move moves moved moving live lives lived living stay stays stayed staying work works worked working travel visit
  visiting spend spending arrive arriving leave leaving start starting end return keep keeps keeping let lets give gives
  given show mean means meant matter matters worry worried worrying bother care expect expected expecting help check explain
  remind run raving talking saying friend friends sister brother mum mom mother dad father wife husband partner family kids
  colleague colleagues boss manager team client clients company coworker guy guys people person someone somebody everybody
  everyone anybody anyone folks nomads digital remote freelancer developer designer engineer writer teacher student good bad
  great nice decent fine ok okay better best worse worst high low higher lower big bigger small smaller large little much
  many more most less least few enough lot lots bit kind sort quite pretty super extremely true right wrong real sure fair
  normal average typical usual common monthly yearly weekly daily annual overall total whole entire full exact rough recent
  current latest general specific certain different same other another next last first second third new early late long
  short far near close thing things stuff place places city town area country zone world home base life year years month
  months week weeks day days time times hour hours question answer info information figure figures number numbers detail
  details idea chance option options situation picture case reason reasons point part side way ways example level amount
  value sense term terms please pls thanks thank hi hello hey yes no yeah well oh um hmm btw lol tbh imo kinda gonna wanna
  what whats which who whom whose when where why how hows ive im id ill youre youve thats its theres dont doesnt didnt isnt
  arent wasnt werent cant couldnt wont wouldnt shouldnt havent hasnt hadnt not never none s t d ll re ve m per each every
  all any some both either one two three there here now today it out back around instead rather though because while per
  usd dollars euros bucks budget offer offers offered income salary earn price prices cost costs fee fees requirement
  requirements require required valid renew tourist tourists holiday vacation business document documents anywhere badly
  arrival transit esta eta state considering curious exactly thanks ballpark quick quickly roughly user clean dirty sounds seems seem supposed apparently avoid food fast slow stable
  reliable strong weak heavy light steady breathable healthy unhealthy fresh terrible horrible awful amazing lovely
  comfortable steep crazy insane ridiculous bearable tolerable manageable pleasant boiling scorching freezing walk walking
  manage survive cope count set pay paying paid charge charged lease stream streaming call calling breathe breathing
  understand understood spoken communicate feel feels felt deal handle bring rely depend measure locals local solo single
  couple alone bedroom bedrooms room rooms central level levels index rate rates speed speeds quality standard standards
  bill bills evening night nights daytime traveler travelers traveller travellers foreigner foreigners moment present
  condition conditions concern concerns concerned issue issues problem problems risk risks risky statistics stats celsius
  fahrenheit mm max min maximum minimum highs lows outside outdoors stamp holder holders national nationals born carry
  carrying tourism duration legal legally officially simply show border card hold holding entering cup ends meet website
  broke damage lowdown overview profile summary brief briefly single`.split(/\s+/);

const patternsOf: Partial<Record<Intent['tool'], readonly RegExp[]>> = {};
for (const tool of ['city.figures', 'city.months', 'irex.explain'] as const)
  patternsOf[tool] = [
    ...[...comparisonRules, ...figureRules].map(({ pattern }) => pattern),
    ...topicPatterns.map(([, pattern]) => pattern),
    WEATHER,
    WHEN,
  ];
for (const tool of ['visa.entry', 'visa.nomad'] as const)
  patternsOf[tool] = visaRules.map(({ pattern }) => pattern);

const vocabularies = new Map<Intent['tool'], ReadonlySet<string>>();

/** The words that the rules of a tool know, and those that are harmless. */
const getVocabulary = (tool: Intent['tool']): ReadonlySet<string> => {
  const found = vocabularies.get(tool);
  if (found) return found;
  const created = new Set([
    ...COMMON_VOCABULARY,
    ...ORDINARY_VOCABULARY,
    ...listTokens(patternsOf[tool] ?? []),
  ]);
  vocabularies.set(tool, created);
  return created;
};

/** Words of another subject: "credit score", "rent a bike". */
const listForeign = ({ words, mentions }: Clause, tool: Intent['tool']): Span[] => {
  const vocabulary = getVocabulary(tool);
  return words.flatMap((word, at) => {
    const { text, start, end } = word;
    const isKnown =
      !/^\p{L}/u.test(text) ||
      mentions.some((one) => start >= one.start && end <= one.end) ||
      vocabulary.has(text) ||
      vocabulary.has(text.replace(/(?:s|ly|ed|ing)$/, '')) ||
      matchDemonym(words, at) !== null;
    return isKnown ? [] : [{ start, end }];
  });
};

const COMPANIONS = /^(?:partner|wife|husband|girlfriend|boyfriend|spouse|kids?|children|family)$/;

/** Parts of a clause that a reading leaves out although they change what is asked. */
export const listUnread = (reading: Reading, clause: Clause, context: TurnContext): Span[] => {
  if (reading.is === 'refusal') return [];
  const { intent } = reading;
  const uncounted = listUncounted(clause, intent.tool);
  // One time, as a time or as a bare hour.
  const times = clause.mentions.filter(({ mention }) => mention.is === 'TIME' || mention.is === 'NUM');
  if (intent.tool === 'hours.convert' && times.length > 1) return times.slice(1);
  if (intent.tool === 'budget.stay' && intent.people === 1)
    return [...uncounted, ...findTokens(clause, COMPANIONS)];
  // A search knows the passport of one person.
  if (intent.tool === 'cities.search' && /\b(visas?|passports?)\b/.test(clause.form))
    return findTokens(clause, COMPANIONS);
  if (intent.tool === 'city.months')
    uncounted.push(...findTokens(clause, /^(?:until|till|arrive|arriving|leave)$/));
  if (intent.tool === 'trip.draft')
    return [...listUnedited(clause, intent, context), ...findTokens(clause, UNCERTAIN)];
  // The days of one country, beside the number of the rule.
  if (intent.tool === 'tax.days' && intent.stays.length === 0) {
    const counts = clause.mentions.filter(
      ({ mention }) =>
        (mention.is === 'LENGTH' && mention.count !== TAX_LIMIT && mention.count !== 1) ||
        (mention.is === 'NUM' && mention.value !== TAX_LIMIT),
    );
    if (counts.length > 1) return counts;
  }
  // Several passports are one person's, unless the words say otherwise.
  if (
    intent.tool === 'visa.entry' &&
    (intent.passports?.length ?? 0) > 1 &&
    !/\bpassports?\b/i.test(clause.text)
  )
    uncounted.push(...findTokens(clause, /^both$/));
  const foreign = patternsOf[intent.tool] ? listForeign(clause, intent.tool) : [];
  const people = intent.tool === 'visa.entry' ? listUnknownPeople(clause, intent) : [];
  return [...uncounted, ...foreign, ...people];
};
