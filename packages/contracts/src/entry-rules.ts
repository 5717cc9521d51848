/** An ISO 3166-1 alpha-2 code of a passport. */
export type PassportCode = string;

/**
 * The passports with entry rules: the passports of `api/data/entry-rules.json`. One text, which takes less space: the
 * first letter of each group belongs before each of the others.
 */
const codes =
  'ADEFGLMORTUZ BABDEFGHIJNORSTWYZ CADFGHILMNORUVYZ DEJKMOZ ECEGRST FIJMR GABDEHMNQRTWY HKNRTU ' +
  'IDELNQRST JMOP KEGHIMNPRWZ LABCIKRSTUVY MACDEGHKLMNORTUVWXYZ NAEGILOPRZ OM PAEGHKLSTWY QA ROSUW ' +
  'SABCDEGIKLMNORSTVYZ TDGHJLMNORTVWZ UAGSYZ VACENU WS XK YE ZAMW';

export const passportCodes: readonly PassportCode[] = codes
  .split(' ')
  .flatMap(([first, ...others]) => others.map((other) => first! + other));

export const isPassportCode = (code: unknown): code is PassportCode =>
  passportCodes.some((one) => one === code);

/** The answer of `GET /api/entry-rules/:passport`. */
export interface EntryRules {
  passport: PassportCode;
  /** The day of the data set, `YYYY-MM-DD`. */
  date: string;
  /** The id of the source. */
  source: string;
  /**
   * By country of destination: days without a visa ("90"), or "home", "visa free", "visa on arrival",
   * "eta", "e-visa", "visa required", "no admission".
   */
  rules: Readonly<Record<string, string>>;
}
