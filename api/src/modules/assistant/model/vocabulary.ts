import { cityTerms, createVocabulary, plainVocabulary } from '../../analysis/index.js';

interface Term {
  /** Words that name the figure, next to its number. */
  words: string;
  /** One of these must be among them. */
  required?: readonly string[];
  /** Whether its number may stand without a name: "Dakar is 2,800 km from Lisbon". */
  isUnnamed?: boolean;
  /** What the number counts, where the card shows it without a unit. */
  unit?: string;
  /** A part of the figure's label, where one key has several meanings. */
  label?: string;
}

/**
 * What sentences may say of the figures that our tools compute, by tool and key. A figure of a tool that is missing here
 * is only shown on its card.
 */
export const computedTerms: Readonly<Record<string, Term>> = {
  'cities.search/total': { words: 'fit fits match matches', isUnnamed: true, unit: 'cities' },
  'visa.entry/entry': { words: 'entry stay stays visit visits' },
  'visa.schengen/used': { words: 'used', label: 'Days used' },
  'visa.schengen/left': { words: 'left' },
  'visa.schengen/leave_by': { words: 'leave by', required: ['leave'], label: 'Leave by' },
  'visa.schengen/return_from': { words: 'again available', required: ['again'], label: 'available again' },
  'visa.schengen/limit': { words: 'most limit', label: 'At most' },
  'visa.schengen/window': { words: 'period window', required: ['window', 'period'] },
  'tax.days/days': { words: 'spent counted' },
  'tax.days/left': { words: 'left' },
  'tax.days/limit': { words: 'rules begin begins', required: ['begin', 'begins'] },
  'hours.overlap/both': { words: 'share shared' },
  'hours.overlap/both_here': { words: '', isUnnamed: true },
  'hours.overlap/both_there': { words: '', isUnnamed: true },
  'hours.overlap/day': { words: '', isUnnamed: true },
  'hours.convert/from': { words: '', isUnnamed: true },
  'hours.convert/to': { words: '', isUnnamed: true },
  'hours.convert/day': { words: '', isUnnamed: true },
  'budget.stay/total': { words: '', isUnnamed: true },
  'budget.stay/month': { words: '', isUnnamed: true },
  'budget.stay/months': { words: '', isUnnamed: true },
  'budget.stay/people': { words: '', isUnnamed: true },
  'leg.estimate/km': { words: 'away distance', isUnnamed: true },
  'leg.estimate/hours_plane': { words: 'plane journey', required: ['plane'] },
  'leg.estimate/hours_train': { words: 'train journey', required: ['train'] },
  'leg.estimate/hours_coach': { words: 'coach journey', required: ['coach'] },
  'leg.estimate/hours_ferry': { words: 'ferry journey', required: ['ferry'] },
  'packing.list/days': { words: 'pack packing' },
  'packing.list/coldest': { words: 'coldest' },
  'packing.list/warmest': { words: 'warmest' },
  'packing.list/wettest': { words: 'wettest' },
  'articles.find/total': { words: '', isUnnamed: true, unit: 'articles' },
  'trip.read/from': { words: 'trip starts begins', required: ['starts', 'begins'] },
  'trip.read/to': { words: 'trip ends', required: ['ends'] },
  'trip.read/nights': { words: 'trip' },
  'trip.read/cost': { words: 'trip' },
  'trip.read/stops': { words: 'trip', unit: 'stops' },
  'trip.read/stop': { words: 'stay stays', isUnnamed: true },
  'trip.check/conflicts': { words: 'trip', unit: 'conflicts' },
  'trip.draft/cost': { words: 'draft' },
  'trip.draft/nights': { words: 'draft' },
  'trip.draft/before_cost': { words: 'instead', required: ['instead'] },
  'trip.draft/stop': { words: 'stay stays draft', required: ['draft'] },
  'trip.propose/cost': { words: 'plan' },
  'trip.propose/nights': { words: 'plan' },
  'trip.propose/stops': { words: 'plan', unit: 'stops' },
  'account/messages_left': { words: 'left', unit: 'questions' },
  'account/count': { words: '', isUnnamed: true, label: 'Trips', unit: 'trips' },
  'about/pro_month': { words: 'pro' },
  'about/pro_year': { words: 'pro' },
  'about/premium_month': { words: 'premium' },
  'about/premium_year': { words: 'premium' },
};

/** Keys of cards that the figures of cities call otherwise. */
const nomadVisaIncome = cityTerms.topics['nomad_visa_income_usd']!;

const entries = Object.entries(computedTerms);
const terms = {
  topics: {
    ...cityTerms.topics,
    nomad_visa_income: nomadVisaIncome,
    rank: 'rank ranks',
    ...Object.fromEntries(entries.flatMap(([key, { words }]) => (words === '' ? [] : [[key, words]]))),
  },
  requiredTerms: {
    ...cityTerms.requiredTerms,
    nomad_visa_income: cityTerms.requiredTerms['nomad_visa_income_usd']!,
    ...Object.fromEntries(entries.flatMap(([key, { required }]) => (required ? [[key, required]] : []))),
  },
  unnamed: new Set([
    ...cityTerms.unnamed,
    ...entries.flatMap(([key, { isUnnamed }]) => (isUnnamed ? [key] : [])),
  ]),
};

/** Words that say nothing without a figure. */
const plain = [...plainVocabulary, ...`we this them then among schengen area passport`.split(' ')];

export const claimTerms = [...new Set(plain)];
export const claimVocabulary = createVocabulary(terms, plain);

/** The only words of questions back to the person, besides names of places and months. */
export const questionTerms: ReadonlySet<string> = new Set(
  `which what when where who how do does did are is would will should can could have has shall may for from in into
  with without to and or the a an your you it there this that they of on at by as about any some more less other else
  another same i me my we be been go going stay staying travel travelling live living work working leave leaving arrive
  arriving start starting end ending begin need want like prefer mean plan add change keep choose look see know tell
  country city cities place places passport passports visa nomad trip stop stops month months week weeks year day days
  date dates night nights time hours zone clock budget rent cost costs money people person alone weather climate warm
  cool cold dry internet safety english taxes schengen area journey plane train coach ferry airport region capital
  last next longer shorter cheaper warmer open many much long old already spent planning`.split(/\s+/),
);
