import { passportCodes, type PassportCode } from '@wanderwork/contracts';
import {
  countryNames,
  createBook,
  demonyms,
  joinText,
  splitPhrase,
  type Word,
} from '../../../city-search/index.js';

/** Adjectives and people of countries that have no city in the table, and other words for those that have one. */
const moreDemonyms: Readonly<Record<string, string>> = {
  AD: 'andorran',
  AE: 'emirati, uae',
  AF: 'afghan',
  AG: 'antiguan, barbudan',
  AO: 'angolan',
  BB: 'barbadian, bajan',
  BD: 'bangladeshi',
  BF: 'burkinabe',
  BH: 'bahraini',
  BI: 'burundian',
  BJ: 'beninese',
  BN: 'bruneian',
  BS: 'bahamian',
  BT: 'bhutanese',
  BW: 'botswanan, motswana',
  BY: 'belarusian, belarussian',
  BZ: 'belizean',
  CD: 'congolese',
  CF: 'central african',
  CI: 'ivorian',
  CM: 'cameroonian',
  CU: 'cuban',
  CV: 'cape verdean, cabo verdean',
  DE: 'german',
  DJ: 'djiboutian',
  DK: 'dane, danish',
  DM: 'dominica',
  DZ: 'algerian',
  ER: 'eritrean',
  ES: 'spaniard',
  FI: 'finn',
  FM: 'micronesian',
  FR: 'frenchman, frenchwoman',
  GA: 'gabonese',
  GB: 'british, briton, brit, english, scottish, welsh, uk',
  GD: 'grenadian',
  GM: 'gambian',
  GN: 'guinean',
  GQ: 'equatorial guinean, equatoguinean',
  GW: 'bissau guinean',
  GY: 'guyanese',
  HK: 'hong konger, hong kong',
  HN: 'honduran',
  HT: 'haitian',
  IE: 'irishman, irishwoman',
  IQ: 'iraqi',
  IR: 'iranian, persian',
  KI: 'i-kiribati',
  KM: 'comorian',
  KN: 'kittitian, nevisian',
  KP: 'north korean',
  KW: 'kuwaiti',
  KZ: 'kazakhstani',
  LC: 'saint lucian, st lucian',
  LI: 'liechtensteiner',
  LR: 'liberian',
  LS: 'basotho, lesothan, mosotho',
  LU: 'luxembourgish, luxembourger',
  LY: 'libyan',
  MC: 'monegasque',
  MG: 'malagasy',
  MH: 'marshallese',
  ML: 'malian',
  MN: 'mongolian',
  MO: 'macanese, macau',
  MR: 'mauritanian',
  MV: 'maldivian',
  MW: 'malawian',
  MZ: 'mozambican',
  NA: 'namibian',
  NE: 'nigerien',
  NI: 'nicaraguan',
  NL: 'dutchman, dutchwoman, netherlands',
  NR: 'nauruan',
  NZ: 'new zealander, kiwi',
  PG: 'papua new guinean, papuan',
  PH: 'filipina, pinoy, pinay',
  PK: 'pakistani',
  PL: 'pole',
  PS: 'palestinian',
  PW: 'palauan',
  RU: 'russian',
  SA: 'saudi arabian',
  SB: 'solomon islander',
  SC: 'seychellois',
  SD: 'sudanese',
  SE: 'swede',
  SG: 'singaporean',
  SK: 'slovakian',
  SL: 'sierra leonean',
  SM: 'sammarinese, san marinese',
  SO: 'somali',
  SR: 'surinamese',
  SS: 'south sudanese',
  ST: 'sao tomean',
  SY: 'syrian',
  SZ: 'swazi, eswatini',
  TD: 'chadian',
  TG: 'togolese',
  TJ: 'tajik, tajikistani',
  TL: 'timorese, east timorese',
  TM: 'turkmen',
  TO: 'tongan',
  TR: 'turk',
  TT: 'trinidadian, tobagonian',
  TV: 'tuvaluan',
  US: 'american, us, usa, u s, united states',
  VA: 'vatican',
  VC: 'vincentian',
  VE: 'venezuelan',
  VU: 'vanuatuan, ni-vanuatu',
  WS: 'samoan',
  YE: 'yemeni',
  ZM: 'zambian',
  ZW: 'zimbabwean',
};

/** Other names of countries without a city in the table. */
const moreNames: Readonly<Record<string, string>> = {
  CD: 'dr congo, drc, democratic republic of the congo, congo kinshasa',
  CG: 'congo, republic of the congo, congo brazzaville',
  CI: 'ivory coast',
  CV: 'cape verde',
  FM: 'micronesia',
  GM: 'the gambia',
  HK: 'hong kong',
  MO: 'macau, macao',
  PS: 'palestine',
  RU: 'russia',
  ST: 'sao tome',
  SZ: 'swaziland',
  TL: 'east timor',
  VA: 'the vatican, vatican',
};

const regionNames = new Intl.DisplayNames('en', { type: 'region' });

/** The name of a country in plain English: "Hong Kong", not "Hong Kong SAR China". */
export const getCountryName = (code: PassportCode): string =>
  (regionNames.of(code) ?? code).replace(/ SAR China$/, '').replace(/^Myanmar \(Burma\)$/, 'Myanmar');

const toForm = (text: string): string => {
  const words = splitPhrase(text);
  return joinText(words, 0, words.length);
};

const toForms = (texts: string): string =>
  texts
    .split(',')
    .map((text) => toForm(text))
    .filter((form) => form !== '')
    .join(',');

const people = createBook<PassportCode>(
  Object.entries(moreDemonyms).map(([code, words]) => [toForms(words), code] as const),
);
const countries = createBook<PassportCode>(
  passportCodes.flatMap((code) =>
    [
      getCountryName(code).replace(/[,&].*| \(.*/, ''),
      getCountryName(code),
      countryNames[code] ?? '',
      moreNames[code] ?? '',
    ]
      .map(toForms)
      .filter((forms) => forms !== '')
      .map((forms) => [forms, code] as const),
  ),
);

interface Nationality {
  take: number;
  code: PassportCode;
}

const pickLongest = (
  ...found: readonly ({ take: number; value: PassportCode } | null)[]
): Nationality | null => {
  const best = found.reduce((one, other) => ((other?.take ?? 0) > (one?.take ?? 0) ? other : one), null);
  return best && passportCodes.includes(best.value) ? { take: best.take, code: best.value } : null;
};

/** Matches an adjective or the people of a country: "German", "South Africans". */
export const matchDemonym = (words: readonly Word[], at: number): Nationality | null =>
  pickLongest(people.match(words, at), demonyms.match(words, at));

/** Matches the name of a country. */
export const matchCountry = (words: readonly Word[], at: number): Nationality | null =>
  pickLongest(countries.match(words, at));

/** Matches either: "German passport", "passport from Germany". */
export const matchNationality = (words: readonly Word[], at: number): Nationality | null => {
  const [demonym, country] = [matchDemonym(words, at), matchCountry(words, at)];
  return (country?.take ?? 0) > (demonym?.take ?? 0) ? country : demonym;
};
