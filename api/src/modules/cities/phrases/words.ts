import { clocks } from './clocks.js';
import { latinNumber } from './digits.js';

/** One word, number, sign or end of a sentence of a phrase, with its place in the text. */
export interface Word {
  /** Without accents, in lower case; of a number its digits. */
  text: string;
  value: number | null;
  /** What a letter at the number multiplied it by: "300k". */
  times?: number;
  /** Whether it is written with a capital letter. */
  capital: boolean;
  /** Whether all of it is, of two letters and more. */
  capitals: boolean;
  start: number;
  end: number;
}

/** What is read of a text; the API takes less. */
export const TEXT_MAX = 600;

/** A full stop behind one of these, or behind fewer letters than three, ends no sentence. */
const SHORTENED = 'max|min|approx|appr|incl|excl|avg|temp';

/** What ends a sentence, so that nothing is read across it: "not Berlin. Spain", "$1,300. At least 50 Mbps". */
const SENTENCE_END = String.raw`(?<=\p{L}{3}|\p{N})(?<!\b(?:${SHORTENED}))[.!?]+(?=\s)|\n`;

/**
 * Every alternative begins differently and repeats one class at a time, so that reading is linear. What parts thousands in
 * other countries is part of a number where three digits follow: "1’500", "1 500" with a space that does not break.
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

/** A text as names are compared: one spelling of each letter, no accents, no apostrophes, lower case. */
export const formOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[ıøłđßæœþ]/gu, (letter) => ligatures[letter] ?? letter);

const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;

/** "1,500" and "1.500" are fifteen hundred, "1.5" and "1,5" one and a half. */
const valueOf = (number: string): number => {
  const digits = number.replace(/['’\s]/g, '');
  return Number(THOUSANDS.test(digits) ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'));
};

/** One sign for those that mean the same; NFKD has made those of full width narrow. */
const signOf = (form: string): string =>
  form
    .replace(/^[–—−]$/, '-')
    .replace('،', ',')
    .replace(/^[.!?]+$|^\n$/, ';')
    .replace('&', 'and');

/** What is a number begins with a digit of some script; most words do not. */
const BEGINS_AS_NUMBER = /^\p{N}/u;

const toWord = (match: RegExpMatchArray): Word => {
  const [raw] = match;
  const start = match.index ?? 0;
  const plain = BEGINS_AS_NUMBER.test(raw) ? latinNumber(raw) : '';
  const value = /^\d/.test(plain) ? valueOf(plain) : null;
  return {
    text: value === null ? signOf(formOf(raw)) : plain,
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

/** A letter that stands at its number: "1.5k", "2m". */
const withMagnitude = (number: Word, letter: Word | undefined): Word | null => {
  const factor = letter && letter.start === number.end ? magnitudes.get(letter.text) : undefined;
  if (number.value === null || factor === undefined || !letter) return null;
  return { ...number, value: number.value * factor, times: factor, end: letter.end };
};

/** Letters that stand at a dollar sign and say whose dollar it is. */
const dollarsOf = new Set(
  'us usd a au aud c ca cad nz nzd s sg sgd hk hkd r mx mex nt tt ar cl bz j'
    .split(' ')
    .map((letters) => `${letters}$`),
);

/** "A$", "R$", "US$". */
const withDollar = (letters: Word, sign: Word | undefined): Word | null => {
  const text = sign && sign.start === letters.end ? letters.text + sign.text : '';
  return sign && dollarsOf.has(text) ? { ...letters, text, end: sign.end } : null;
};

/** "1 500", "300 000": a space parts thousands where what stands before it could hardly be an amount of its own. */
const withThousands = (number: Word, group: Word | undefined): Word | null => {
  const parted = group && group.start === number.end + 1 && /^\d{3}$/.test(group.text) ? group : null;
  const hardly = /^\d$/.test(number.text) || (/^\d{2,3}$/.test(number.text) && parted?.text === '000');
  if (!parted || !hardly || number.value === null || parted.value === null) return null;
  return { ...number, value: number.value * 1000 + parted.value, end: parted.end };
};

const isNumber = (word: Word | undefined): boolean => word !== undefined && word.value !== null;

/** A minus at its number, after a space: "above -5 °C". */
const withSign = (words: readonly Word[], at: number): Word | null => {
  const [before, sign, number] = [words[at - 1], words[at], words[at + 1]];
  const isSign = sign?.text === '-' && number?.start === sign.end && before?.end !== sign.start;
  if (!isSign || number?.value === null || number?.value === undefined || isNumber(before)) return null;
  return { ...number, value: -number.value, start: sign.start };
};

/** "UTC-5", "EST-3": the sign of an offset. */
const isOffset = (before: Word | undefined, after: Word | undefined): boolean =>
  before !== undefined && clocks.has(before.text) && isNumber(after);

/** A hyphen says something only between two amounts, and of an offset. */
const isHyphen = (words: readonly Word[], at: number): boolean => {
  const [before, sign, after] = [words[at - 1], words[at], words[at + 1]];
  const between = isNumber(before) && after && (isNumber(after) || /^\p{Sc}$/u.test(after.text));
  return sign?.text === '-' && !between && !isOffset(before, after);
};

/** The words of a text, of its first `TEXT_MAX` characters. */
export const wordsOf = (text: string): Word[] => {
  const raw = [...text.slice(0, TEXT_MAX).matchAll(TOKEN)].map(toWord).filter((word) => word.text !== '');
  const words: Word[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const word = raw[at];
    if (!word) break;
    const next = raw[at + 1];
    const joined =
      withSign(raw, at) ?? withMagnitude(word, next) ?? withDollar(word, next) ?? withThousands(word, next);
    words.push(joined ?? word);
    if (joined) at += 1;
  }
  return words.filter((_, at) => !isHyphen(words, at));
};
