/**
 * The words that a claim may use besides names, numbers and units. Words that say more than the figures (superlatives,
 * spelled-out numbers, denials, judgments) are in no list, and a claim with an unlisted word is dropped.
 */
export const plainVocabulary: readonly string[] =
  `a an the this that these those it its they their there here you your one's and or with of in on at for from to as
  per about around roughly is are was were be has have had lies lie stands stand comes come costs cost takes take asks
  ask gives give reaches reach runs run measures mean means amounts allows allow lets let pays pay needs need counts
  count shows show puts put makes make estimated estimate estimates rough guess median middle figure figures country country’s city
  city’s region region’s national which who where when while against compared but so also somebody person people`.split(
    /\s+/,
  );

/** Words that name a figure, including those of its label. A claim that uses one must cite one of its figures. */
const topics: Record<string, string> = {
  monthly_cost: 'living budget monthly one',
  rent: 'rent flat bedroom one one-bedroom apartment',
  food: 'food groceries eating',
  transport: 'transport transit getting',
  utilities_internet: 'utilities bills internet',
  leisure: 'leisure',
  other: 'everything else other',
  download: 'internet speed download downloads line connection test tests',
  fixed_speed: 'internet speed fixed lines line scaled',
  tests: 'speed test tests behind',
  upload: 'internet upload uploads line speed test tests calls',
  latency: 'internet latency line answers answer delay test tests',
  broadband: 'broadband fixed lines line',
  internet_users: 'internet use users',
  safety_index: 'safety index composite',
  safety: 'safety dimension scores score',
  homicide_rate: 'homicide homicides rate',
  political_stability: 'political stability',
  rule_of_law: 'rule law',
  health_coverage: 'health services coverage index uhc cover',
  air_pm25: 'air fine particles particulate pm2.5',
  life_expectancy: 'life expectancy',
  health_spending: 'health spending gdp',
  population: 'population inhabitants home',
  english_share: 'english use speak speaks share',
  temperature: 'temperature warm weather climate degrees',
  temperature_year: 'temperature climate',
  rain: 'rain rainfall falls fall weather climate',
  rain_year: 'rain rainfall falls fall climate',
  nomad_visa_months: 'nomad visa stay stays renewals longest',
  nomad_visa_income_usd: 'nomad visa income asked required approximate',
  nomad_visa_fee: 'nomad visa fee',
  open_passports: 'passports enter freely share',
  airport_nearest_km: 'airport nearest away distance straight',
  airport_large_km: 'airport nearest away distance straight large',
  perdiem_lodging: 'hotel rate official us',
  perdiem_meals: 'meals rate official us',
  irex: 'irex score scores',
  internet: 'internet dimension scores score',
  affordability: 'affordability dimension scores score',
  climate: 'climate dimension scores score',
  work_setup: 'work setup set-up dimension scores score',
  visa_access: 'visa access dimension scores score',
  health_air: 'health air dimension scores score',
  community: 'community dimension scores score',
};

/** A number of this figure needs one of these words, because its other words also name better-known figures. */
const requiredTerms: Record<string, readonly string[]> = {
  utilities_internet: ['utilities', 'bills'],
  other: ['else', 'other'],
  fixed_speed: ['fixed'],
  tests: ['test', 'tests'],
  upload: ['upload', 'uploads'],
  internet_users: ['internet'],
  safety_index: ['safety'],
  homicide_rate: ['homicide', 'homicides'],
  health_coverage: ['health', 'coverage', 'uhc'],
  english_share: ['english'],
  nomad_visa_months: ['nomad', 'visa'],
  nomad_visa_income_usd: ['income', 'asked'],
  nomad_visa_fee: ['fee'],
  open_passports: ['passports'],
  airport_nearest_km: ['airport'],
  airport_large_km: ['large'],
  perdiem_lodging: ['hotel'],
  perdiem_meals: ['official', 'us'],
  internet: ['internet'],
  affordability: ['affordability'],
  safety: ['safety'],
  climate: ['climate'],
  work_setup: ['work', 'set-up'],
  visa_access: ['visa', 'access'],
  health_air: ['health', 'air'],
  community: ['community'],
};

/** Figures that need not be named: "Lisbon costs $1,800 a month", "it has 517,802 people". */
const unnamed = new Set(
  `monthly_cost irex download latency tests population broadband temperature temperature_year rain
  rain_year`.split(/\s+/),
);

/** Which words name which figures. */
interface FigureTerms {
  topics: Readonly<Record<string, string>>;
  requiredTerms: Readonly<Record<string, readonly string[]>>;
  unnamed: ReadonlySet<string>;
}

/** The words of the figures of cities. */
export const cityTerms: FigureTerms = { topics, requiredTerms, unnamed };

/** The words that claims may use. */
export interface Vocabulary {
  isPlain(word: string): boolean;
  /** The keys that a word may name; null if it names none. */
  keysOfWord(word: string): ReadonlySet<string> | null;
  /** Whether words name a figure and not a better-known one. */
  isNamedBy(key: string, words: readonly string[]): boolean;
  goesUnnamed(key: string): boolean;
}

export const createVocabulary = (terms: FigureTerms, plain: readonly string[]): Vocabulary => {
  const plainVocabulary = new Set(plain);
  const keysByWord = new Map<string, Set<string>>();
  for (const [key, words] of Object.entries(terms.topics))
    for (const word of words.split(' ')) keysByWord.set(word, (keysByWord.get(word) ?? new Set()).add(key));
  return {
    isPlain: (word) => plainVocabulary.has(word),
    keysOfWord: (word) => keysByWord.get(word) ?? null,
    isNamedBy: (key, words) => terms.requiredTerms[key]?.some((word) => words.includes(word)) ?? true,
    goesUnnamed: (key) => terms.unnamed.has(key),
  };
};

const byWord: Record<string, { keys: readonly string[]; more: boolean }> = {
  cheaper: { keys: ['monthly_cost'], more: false },
  dearer: { keys: ['monthly_cost'], more: true },
  costlier: { keys: ['monthly_cost'], more: true },
  pricier: { keys: ['monthly_cost'], more: true },
  faster: { keys: ['download'], more: true },
  slower: { keys: ['download'], more: false },
  safer: { keys: ['safety_index', 'safety'], more: true },
  warmer: { keys: ['temperature', 'temperature_year'], more: true },
  cooler: { keys: ['temperature', 'temperature_year'], more: false },
  colder: { keys: ['temperature', 'temperature_year'], more: false },
  wetter: { keys: ['rain', 'rain_year'], more: true },
  drier: { keys: ['rain', 'rain_year'], more: false },
  cleaner: { keys: ['air_pm25'], more: false },
  larger: { keys: ['population'], more: true },
  smaller: { keys: ['population'], more: false },
};

/** Comparisons that can be checked: of which keys, and whether the first has more. */
export const comparatives: ReadonlyMap<string, (typeof byWord)[string]> = new Map(Object.entries(byWord));

/** The units that a number may carry, longest first, and those of the figures that they stand for. */
export const units: readonly (readonly [said: string, of: string])[] = [
  ['per 100,000 people', 'per 100,000 people'],
  ['lines per 100 people', 'lines per 100 people'],
  ['tests in a month', 'tests in a month'],
  ['% of GDP', '% of GDP'],
  ['of 100', 'of 100'],
  ['µg/m³', 'µg/m³'],
  ['Mbps', 'Mbps'],
  ['articles', 'articles'],
  ['questions', 'questions'],
  ['conflicts', 'conflicts'],
  ['months', 'months'],
  ['people', 'people'],
  ['nights', 'nights'],
  ['cities', 'cities'],
  ['years', 'years'],
  ['hours', 'hours'],
  ['trips', 'trips'],
  ['stops', 'stops'],
  ['days', 'days'],
  ['article', 'articles'],
  ['question', 'questions'],
  ['conflict', 'conflicts'],
  ['person', 'people'],
  ['month', 'months'],
  ['night', 'nights'],
  ['city', 'cities'],
  ['hour', 'hours'],
  ['trip', 'trips'],
  ['stop', 'stops'],
  ['day', 'days'],
  ['min', 'min'],
  ['km', 'km'],
  ['kg', 'kg'],
  ['mm', 'mm'],
  ['ms', 'ms'],
  ['°C', '°C'],
  ['°F', '°F'],
  ['h', 'hours'],
  ['%', '%'],
  // Of these there is no figure: a bare number before them would be taken for a score.
  ...['week', 'year', 'time', 'point', 'percent', 'countries'].flatMap((noun) =>
    [`${noun}s`, noun].map((word) => [word, `no figure: ${noun}`] as const),
  ),
];
