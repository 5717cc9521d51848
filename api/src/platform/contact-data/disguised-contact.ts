import { hasContactData, MESSENGER_NAMES, toPlainText } from './contact-data.js';

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аɑα', 'a'],
    ['вƅ', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еєε', 'e'],
    ['ɡ', 'g'],
    ['һн', 'h'],
    ['іıι', 'i'],
    ['јյ', 'j'],
    ['кκ', 'k'],
    ['ӏ', 'l'],
    ['м', 'm'],
    ['пո', 'n'],
    ['оοօ', 'o'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['гꮁ', 'r'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['ս', 'u'],
    ['νѵ', 'v'],
    ['ѡԝ', 'w'],
    ['хχ', 'x'],
    ['уү', 'y'],
  ].flatMap(([lookalikes = '', latin = '']) => [...lookalikes].map((one) => [one, latin])),
);

const NUMERALS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'zero|oh|nought|null|cero',
    'one|uno|um|eins',
    'two|dos|dois|zwei|deux',
    'three|tres|três|drei|trois',
    'four|cuatro|quatro|vier|quatre',
    'five|cinco|fünf|cinq',
    'six|seis|sechs',
    'seven|siete|sete|sieben|sept',
    'eight|ocho|oito|acht|huit',
    'nine|nueve|nove|neun|neuf',
  ].flatMap((words, digit) => words.split('|').map((word) => [word, String(digit)])),
);
const NUMERAL = new RegExp(`(?<!\\p{L})(?:${Object.keys(NUMERALS).join('|')})(?!\\p{L})`, 'giu');

const DOMAINS =
  'com|net|org|info|biz|app|dev|xyz|site|online|shop|store|club|link|page|blog|live|chat|eth|io|me|co|ly|gg|gl|to|tv|cc|' +
  'ai|ru|su|ua|de|at|ch|li|nl|be|fr|es|pt|it|uk|ie|eu|us|ca|br|mx|ar|cl|pe|au|nz|jp|kr|cn|hk|tw|sg|my|th|vn|id|ph|in|lk|' +
  'tr|gr|pl|cz|sk|hu|ro|bg|rs|hr|si|ee|lv|lt|fi|se|no|dk|is|ge|am|kz|il|ae|za|ng|ke|ma|eg|tk|ml|ga|cf|pw|ws|fm|so|la|pro';

/** Links, in a text whose disguises have been undone. */
const LINKS = [
  /\bh(?:tt|xx)ps?\b ?:? ?\/|:\/\//i,
  /\bwww ?\./i,
  /!\[|\]\(|<(?:a|img)\b|\bdata:\w+\//i,
  new RegExp(
    `(?<![\\p{L}\\d.])(?:[\\p{L}\\d][\\p{L}\\d-]*\\.)+(?:${DOMAINS})(?![\\p{L}\\d-])(?!\\.\\p{L})`,
    'u',
  ),
  new RegExp(`[\\p{L}\\d][\\p{L}\\d-]*\\.(?:${DOMAINS})(?:[/:?#]|$)`, 'imu'),
  new RegExp('[\\p{L}\\d-]{2,} ?\\. ?(?:com|net|org)(?![\\p{L}\\d])', 'iu'),
  /\b(?:t|wa|m|vk|ig|fb|signal|line|paypal|revolut) ?\.? ?me ?\/ ?\w/i,
  /\b(?:bit|tiny)[ .]*(?:ly|url)\b/i,
];

const APP = MESSENGER_NAMES;
const SHORT_APP =
  'tg|ig|fb|wa|snap|discord|threema|line|qq|vk|linkedin|facebook|twitter|tiktok|session|element|matrix';

const ACCOUNTS = [
  new RegExp(
    `\\b(?:${APP}|${SHORT_APP}|signal|e-?mail|gmail|phone|tel|mobile|number|cell)(?: id| me)? ?[:=→] ?[@+]?\\w`,
    'iu',
  ),
  new RegExp(
    `\\b(?:my|on|the) (?:${APP}|${SHORT_APP}|signal)(?: \\w+){0,2} (?:is|=|as|under) ?[:"“']? ?[\\w@.]{3,}`,
    'i',
  ),
  new RegExp(`\\b(?:${APP}|${SHORT_APP}) ?(?:->|=>|-->|~) ?\\w`, 'i'),
  new RegExp(
    `\\b(?:text|message|write|dm|pm|add|contact|reach|find|ping|call|msg|search)(?: (?:to|for))?(?: me)? (?:on|at|via|in|by|over) (?:${APP}|tg|ig|signal|discord|threema)\\b`,
    'i',
  ),
  /(?<![\p{L}\d])@[\p{L}\d_][\p{L}\d_.]{2,}/iu,
  /\b\w[\w.]{2,}#\d{4}\b/,
  /(?<!\w)\$[a-z]\w{2,}/i,
  /\b(?:live|skype):\S/i,
  /[\w.+-]+ ?@ ?[a-z]/i,
  /\b[\w.+-]{3,} (?:at|arroba|chez) ?(?:gmail|hotmail|outlook|proton ?mail|icloud|gmx|yandex|mail ?ru)\b/i,
  /\b(?:gmail|hotmail|proton ?mail|icloud|gmx)\b.{0,12}\b(?:is|named|called)\b/i,
  /\b(?:e-?mail|mail|write) me (?:at|on|to)\b/i,
];

/** Accounts of banks and wallets, and card numbers. */
const MONEY_ACCOUNTS = [
  /\b[a-z]{2} ?\d{2}(?: ?[a-z\d]{4}){3,7}(?: ?[a-z\d]{1,3})?\b/i,
  /\b0x[a-f\d]{12,}/i,
  /\b(?=[a-z]*\d)[a-z\d]{26,}\b/i,
  /(?<![\d.,])\d{9,}(?![\d.,]*\d)/,
];

const TIMES = /\b\d{1,2}[:.h]\d{2}(?!\d)(?: ?[ap]m\b)?/gi;
/** One digit at a time, whatever stands between them. */
const SINGLE_DIGITS = /(?<!\d)(?:\d[^\p{L}\d]{1,3}){6,}\d(?!\d)/u;
/** Groups with separators that neither dates nor amounts have. */
const ODD_GROUPS = /\d{2,4}(?:\s?[_*~|=#\\;·•…–—]+\s?\d{2,4}){2,}/;

const isCounting = (digits: string): boolean =>
  '0123456789'.includes(digits) || '9876543210'.includes(digits);

const toDigit = (character: string): string => {
  let steps = 0;
  const code = character.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - steps - 1))) steps += 1;
  return String(steps % 10);
};

/** Letters in circles and squares, which the normalization leaves alone. */
const toLatin = (character: string): string => {
  const code = character.codePointAt(0)!;
  return String.fromCharCode(97 + ((code - (code < 0x1f170 ? 0x1f150 : 0x1f170)) % 26));
};

/** Plain letters and digits, in place of those of other scripts that look like them, and without accents. */
export const undoDisguise = (text: string): string =>
  toPlainText(text.normalize('NFKD').replace(/[\p{M}\u20e3]/gu, ''))
    .replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu, toLatin)
    .replace(/(?![0-9])\p{Nd}/gu, toDigit)
    .replace(/\p{L}/gu, (character) => LOOKALIKES[character.toLowerCase()] ?? character)
    .replace(/[。．｡․‧∙]/gu, '.')
    .replace(/[⁄∕╱]/gu, '/')
    .replace(/[﹫＠]/gu, '@');

/** "example (dot) com" → "example.com". */
const joinSeparators = (text: string): string =>
  text
    .replace(/ ?[([{<*_-] ?(?:dot|d0t|punkt|punto|ponto|point|\.) ?[)\]}>*_-] ?/gi, '.')
    .replace(/ (?:dot|d0t|punkt|punto|ponto) /gi, '.')
    .replace(/ ?[([{<*_-] ?(?:at|arroba|@) ?[)\]}>*_-] ?/gi, '@')
    .replace(/ (?:arroba|at sign) /gi, '@')
    .replace(/ (?:forward )?slash /gi, '/')
    .replace(/ \. ?(?=\p{L})/gu, '.')
    .replace(/ @ ?(?=\p{L})/gu, '@')
    .replace(/ ?\/ ?/g, '/');

/** "t e l e g r a m" → "telegram". */
const joinSpacedOut = (text: string): string =>
  text.replace(/(?<![\p{L}\d])[\p{L}\d.@/:](?:[ _*|-]{1,2}[\p{L}\d.@/:]){3,}(?![\p{L}\d])/gu, (spaced) =>
    spaced.replace(/[ _*|-]/g, ''),
  );

const replaceNumerals = (text: string): string =>
  text
    .replace(NUMERAL, (word) => NUMERALS[word.toLowerCase()]!)
    .replace(/\bdouble (\d)/gi, '$1 $1')
    .replace(/\btriple (\d)/gi, '$1 $1 $1');

const hasDisguisedNumber = (text: string): boolean => {
  const withoutTimes = replaceNumerals(text).replace(TIMES, ' time ');
  const single = SINGLE_DIGITS.exec(withoutTimes)?.[0].replace(/\D/g, '') ?? '';
  return (
    (single !== '' && !isCounting(single)) || ODD_GROUPS.test(withoutTimes) || hasContactData(withoutTimes)
  );
};

/**
 * Whether a text has a link, a picture, contact data, or the number of a bank account or wallet, however it is spelled.
 * Stricter than `hasContactData`: for texts in which none of that has a place, where a mistake costs only a new wording.
 */
export const hasDisguisedContact = (text: string): boolean => {
  const plain = undoDisguise(text);
  const joined = joinSeparators(plain);
  const spellings = [plain, joined, joinSpacedOut(plain), joinSeparators(joinSpacedOut(joined))];
  const patterns = [...LINKS, ...ACCOUNTS, ...MONEY_ACCOUNTS];
  return spellings.some(
    (spelling) => patterns.some((pattern) => pattern.test(spelling)) || hasDisguisedNumber(spelling),
  );
};
