import { zoneAbbreviations } from './zones.js';

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The value of a digit in any script: the ten digits of each script are consecutive code points. */
const toLatinDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
};

/** Converts a number in any script to Latin digits and separators: "٢٬٠٠٠" and "２,０００" become "2,000". */
export const toLatinNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\P{Nd}0-9]/gu, toLatinDigit)
    .replaceAll('٬', ',')
    .replaceAll('٫', '.');

/** One word, number, sign or sentence end of a phrase, with its position in the text. */
export interface Word {
  /** Lower case, without accents; the digits of a number. */
  text: string;
  value: number | null;
  /** The factor of a letter at the number: 1000 in "300k". */
  times?: number;
  /** True if it starts with a capital letter. */
  capital: boolean;
  /** True if it has at least two letters, all capital. */
  capitals: boolean;
  start: number;
  end: number;
}

/** The characters of a text that are parsed. The API accepts fewer. */
export const MAX_TEXT_LENGTH = 600;

/** A period after one of these, or after fewer than three letters, does not end a sentence. */
const ABBREVIATIONS = 'max|min|approx|appr|incl|excl|avg|temp';

/** The end of a sentence, so that nothing is matched across it: "not Berlin. Spain", "$1,300. At least 50 Mbps". */
const SENTENCE_END = String.raw`(?<=\p{L}{3}|\p{N})(?<!\b(?:${ABBREVIATIONS}))[.!?]+(?=\s)|\n`;

/**
 * Each alternative starts differently and repeats one class at a time, so that matching takes linear time. Foreign
 * thousands separators are part of a number if three digits follow: "1’500", "1 500" with a non-breaking space.
 */
const TOKEN = new RegExp(
  String.raw`\p{N}+(?:[.,٫٬，．]\p{N}+|['’\u00a0\u2009\u202f]\p{N}{3}(?!\p{N}))*|\p{L}[\p{L}\p{M}'’]*|[\p{Sc}°%％<＜>＞≤≥+＋/／&＆,，،;~～±–—−－-]|${SENTENCE_END}`,
  'giu',
);

const ligatures: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** The form in which names are compared: no accents, ligatures or apostrophes, lower case. */
export const toForm = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[ıøłđßæœþ]/gu, (character) => ligatures[character] ?? character);

const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;

/** "1,500" and "1.500" are 1500; "1.5" and "1,5" are one and a half. */
const parseValue = (number: string): number => {
  const digits = number.replace(/['’\s]/g, '');
  return Number(THOUSANDS.test(digits) ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'));
};

/** Maps signs with the same meaning to one sign. NFKD has already narrowed full-width ones. */
const normalizeSign = (form: string): string =>
  form
    .replace(/^[–—−]$/, '-')
    .replace('،', ',')
    .replace(/^[.!?]+$|^\n$/, ';')
    .replace('&', 'and');

/** Numbers start with a digit of some script; most words do not. */
const BEGINS_AS_NUMBER = /^\p{N}/u;

const toWord = (match: RegExpMatchArray): Word => {
  const [raw] = match;
  const start = match.index ?? 0;
  const plain = BEGINS_AS_NUMBER.test(raw) ? toLatinNumber(raw) : '';
  const value = /^\d/.test(plain) ? parseValue(plain) : null;
  return {
    text: value === null ? normalizeSign(toForm(raw)) : plain,
    value: value !== null && Number.isFinite(value) ? value : null,
    capital: /^\p{Lu}/u.test(raw),
    capitals: /^\p{Lu}{2,}$/u.test(raw),
    start,
    end: start + raw.length,
  };
};

const magnitudes: ReadonlyMap<string, number> = new Map([
  ['k', 1000],
  ['m', 1_000_000],
]);

/** Joins a number with a letter at it: "1.5k", "2m". */
const joinMagnitude = (number: Word, character: Word | undefined): Word | null => {
  const factor = character && character.start === number.end ? magnitudes.get(character.text) : undefined;
  if (number.value === null || factor === undefined || !character) return null;
  return { ...number, value: number.value * factor, times: factor, end: character.end };
};

/** Letters at a dollar sign that name the currency. */
const dollarSigns = new Set(
  'us usd a au aud c ca cad nz nzd s sg sgd hk hkd r mx mex nt tt ar cl bz j'
    .split(' ')
    .map((prefix) => `${prefix}$`),
);

/** Joins "A$", "R$" and "US$". */
const joinDollar = (prefix: Word, sign: Word | undefined): Word | null => {
  const text = sign && sign.start === prefix.end ? prefix.text + sign.text : '';
  return sign && dollarSigns.has(text) ? { ...prefix, text, end: sign.end } : null;
};

/** Joins "1 500" and "300 000": a space separates thousands if the part before it is hardly an amount of its own. */
const joinThousands = (number: Word, group: Word | undefined): Word | null => {
  const thousands = group && group.start === number.end + 1 && /^\d{3}$/.test(group.text) ? group : null;
  const isPartOfNumber =
    /^\d$/.test(number.text) || (/^\d{2,3}$/.test(number.text) && thousands?.text === '000');
  if (!thousands || !isPartOfNumber || number.value === null || thousands.value === null) return null;
  return { ...number, value: number.value * 1000 + thousands.value, end: thousands.end };
};

const isNumber = (word: Word | undefined): boolean => word !== undefined && word.value !== null;

/** Joins a minus sign with its number after a space: "above -5 °C". */
const joinSign = (words: readonly Word[], at: number): Word | null => {
  const [before, sign, number] = [words[at - 1], words[at], words[at + 1]];
  const isSign = sign?.text === '-' && number?.start === sign.end && before?.end !== sign.start;
  if (!isSign || number?.value === null || number?.value === undefined || isNumber(before)) return null;
  return { ...number, value: -number.value, start: sign.start };
};

/** Tells whether a sign belongs to a time zone offset: "UTC-5", "EST-3". */
const isOffset = (before: Word | undefined, after: Word | undefined): boolean =>
  before !== undefined && zoneAbbreviations.has(before.text) && isNumber(after);

/** A hyphen has a meaning only between two amounts and in an offset. */
const isHyphen = (words: readonly Word[], at: number): boolean => {
  const [before, sign, after] = [words[at - 1], words[at], words[at + 1]];
  const between = isNumber(before) && after && (isNumber(after) || /^\p{Sc}$/u.test(after.text));
  return sign?.text === '-' && !between && !isOffset(before, after);
};

/** Splits the first `TEXT_MAX` characters of a text into words. */
export const splitPhrase = (text: string): Word[] => {
  const raw = [...text.slice(0, MAX_TEXT_LENGTH).matchAll(TOKEN)]
    .map(toWord)
    .filter((word) => word.text !== '');
  const words: Word[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const word = raw[at];
    if (!word) break;
    const next = raw[at + 1];
    const joinedWord =
      joinSign(raw, at) ?? joinMagnitude(word, next) ?? joinDollar(word, next) ?? joinThousands(word, next);
    words.push(joinedWord ?? word);
    if (joinedWord) at += 1;
  }
  return words.filter((_, at) => !isHyphen(words, at));
};
