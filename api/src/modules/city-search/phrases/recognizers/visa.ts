import { DAYS_PER_PERIOD } from '../meanings.js';
import { createBook } from '../phrase-book.js';
import { matchQuantity } from '../quantity.js';
import { type Recognizer, createRecognition } from '../recognizer.js';
import { matchStayFrom } from './months.js';

interface PassportHolders {
  /** null if the table has no entry rules for this passport. */
  code: string | null;
  people: string;
}

const knownPassports: readonly (readonly [words: string, code: string, people: string])[] = [
  ['us, usa, american, americans, united states, u s', 'us', 'US'],
  ['uk, british, brits, brit, britons, united kingdom, english', 'gb', 'British'],
  ['german, germans, germany', 'de', 'German'],
  ['indian, indians, india', 'in', 'Indian'],
  ['brazilian, brazilians, brazil', 'br', 'Brazilian'],
  ['south african, south africans, south africa', 'za', 'South African'],
  ['philippine, filipino, filipinos, filipina, philippines, pinoy, the philippines', 'ph', 'Philippine'],
];
const otherPassports =
  'french,italian,spanish,portuguese,dutch,polish,russian,chinese,japanese,korean,canadian,australian,mexican,argentinian,argentine,colombian,nigerian,kenyan,turkish,egyptian,swedish,danish,norwegian,finnish,swiss,austrian,belgian,irish,greek,czech,hungarian,romanian,ukrainian,pakistani,bangladeshi,vietnamese,thai,indonesian,malaysian,singaporean,new zealand,israeli,chilean,peruvian,eu,european,israel,canada,australia,france,spain,italy';

const peopleExpressions = createBook<PassportHolders>([
  ...knownPassports.map(([words, code, name]) => [words, { code, people: name }] as const),
  [otherPassports, { code: null, people: '' }],
]);

const leadExpressions = createBook<'weak' | 'strong'>([
  [
    'as a, as an, i am, i am a, i am an, im, im a, im an, being a, being an, for a, for an, as, can a, can an, could a, could an, may a, may an, does a, does an',
    'strong',
  ],
  [
    'with a, with an, on a, on an, with my, on my, holding a, holding an, i have a, i have an, having a, using a, with, on, for, my, i hold a, i hold an, a, an, for people with a, carrying a, can, could, may, do',
    'weak',
  ],
]);
const passportNouns = createBook<true>([
  [
    'passport, passports, passport holder, passport holders, citizen, citizens, national, nationals, citizenship, nationality, passport holder',
    true,
  ],
]);
const passportOrigins = createBook<true>([
  [
    'passport from, passport of, citizen of, citizens of, passport, national of, passport holder from, with passport from, a passport from, citizen from, a citizen of, as a citizen of, with a passport from, im from, i am from, i come from',
    true,
  ],
]);

const WHY_UNKNOWN_PASSPORT =
  'Search knows the entry rules of seven passports: US, British, German, Indian, Brazilian, South African and Philippine.';

const toMeaning = ({ code, people: name }: PassportHolders) =>
  code === null
    ? ({ is: 'unanswered', why: WHY_UNKNOWN_PASSPORT } as const)
    : ({ is: 'passport', code, people: name } as const);

const recognizePassport: Recognizer = ({ words }, at) => {
  const from = passportOrigins.match(words, at);
  const country = from && peopleExpressions.match(words, at + from.take);
  if (from && country) return createRecognition(from.take + country.take, toMeaning(country.value));
  const before = leadExpressions.match(words, at);
  const who = peopleExpressions.match(words, at + (before?.take ?? 0));
  if (!who) return null;
  const start = at + (before?.take ?? 0) + who.take;
  const paper = passportNouns.match(words, start);
  const last = words[start - 1]?.text ?? '';
  // "For Americans" means people; "an American city" does not.
  const isPeople = before !== null && (last.endsWith('ns') || last.endsWith('os') || last.endsWith('ts'));
  if (!paper && !isPeople && before?.value !== 'strong') return null;
  return createRecognition(start + (paper?.take ?? 0) - at, toMeaning(who.value));
};

const entryExpressions = createBook<true>([
  [
    'visa free entry, visa free access, visa free stay, no visa, no visa needed, no visa required, without a visa, without visa, without needing a visa, visa not required, visa not needed, visa exempt, visa exemption, visa waiver, dont need a visa, without any visa, enter freely, no need for a visa, visa free, visa free travel, enter without a visa, stay without a visa, easy visa, not need a visa, does not need a visa, no visas',
    true,
  ],
]);
const nomadVisaExpressions = createBook<true>([
  [
    'nomad visa, digital nomad visa, digital nomad visas, nomad visas, remote work visa, remote worker visa, remote visa, freelancer visa, freelance visa, dnv, a digital nomad visa, a nomad visa, visa for digital nomads, visa for remote workers, visa for nomads, working remotely visa, remote working visa, digital nomad permit, remote work permit, workation visa, nomad residence permit',
    true,
  ],
]);
const visaExpressions = createBook<true>([['visa, visas', true]]);

const recognizeEntryRules: Recognizer = ({ words }, at, negated) => {
  const nomadMatch = nomadVisaExpressions.match(words, at);
  if (nomadMatch) return negated ? null : createRecognition(nomadMatch.take, { is: 'nomadVisa' });
  const entryMatch = entryExpressions.match(words, at);
  if (entryMatch) return createRecognition(entryMatch.take, { is: 'entry' });
  const visaMatch = visaExpressions.match(words, at);
  return visaMatch && negated ? createRecognition(visaMatch.take, { is: 'entry' }) : null;
};

const stayLeads = createBook<true>([
  [
    'stay, stay for, for, staying, staying for, stays of, a stay of, live there for, to stay, can stay, can stay for, lets me stay, allows, valid for, stay up to, of',
    true,
  ],
]);

const MAX_STAY_MONTHS = 11;

const recognizeStay: Recognizer = (input, at) => {
  const { words } = input;
  const before = stayLeads.match(words, at)?.take ?? 0;
  const quantity = matchQuantity(words, at + before) ?? (before > 0 ? matchQuantity(words, at) : null);
  const unit = quantity?.unit;
  if (!quantity || (unit !== 'day' && unit !== 'week' && unit !== 'month' && unit !== 'year')) return null;
  const count = quantity.to ?? quantity.from ?? 1;
  const skip = matchQuantity(words, at + before) ? before : 0;
  const isInMonths = unit === 'month' && Number.isInteger(count) && count <= MAX_STAY_MONTHS;
  const season = isInMonths ? matchStayFrom(input, at + skip + quantity.take, count) : null;
  return createRecognition(
    skip + quantity.take + (season?.take ?? 0),
    {
      is: 'stay',
      days: Math.round(count * DAYS_PER_PERIOD[unit]),
      words: `${count} ${unit}${count === 1 ? '' : 's'}`,
    },
    ...(season?.meanings ?? []),
  );
};

export const visaRecognizers = {
  passport: recognizePassport,
  entryRules: recognizeEntryRules,
  stay: recognizeStay,
};
export const visaVocabulary = [
  peopleExpressions,
  passportNouns,
  entryExpressions,
  nomadVisaExpressions,
  visaExpressions,
].flatMap((book) => book.listVocabulary());
