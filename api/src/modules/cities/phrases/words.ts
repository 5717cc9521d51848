/** One word, number or sign of a phrase, with its place in the text. */
export interface Word {
  /** Without accents, in lower case; of a number its digits. */
  text: string;
  value: number | null;
  /** What a letter at the number multiplied it by: "300k". */
  times?: number;
  /** Whether it is written with a capital letter. */
  capital: boolean;
  start: number;
  end: number;
}

/** What is read of a text; the API takes less. */
export const TEXT_MAX = 600;

/** Every alternative begins differently and repeats one class at a time, so that reading is linear. */
const TOKEN = /\p{N}+(?:[.,]\p{N}+)*|\p{L}[\p{L}\p{M}'’]*|[$€£°%<>≤≥+/,;~±–—−-]/gu;

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
const valueOf = (digits: string): number =>
  Number(THOUSANDS.test(digits) ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'));

const toWord = (match: RegExpMatchArray): Word => {
  const [raw] = match;
  const start = match.index ?? 0;
  const plain = raw.normalize('NFKC');
  const value = /^\d/.test(plain) ? valueOf(plain) : null;
  return {
    text: value === null ? formOf(raw).replace(/[–—−]/, '-') : plain,
    value: value !== null && Number.isFinite(value) ? value : null,
    capital: /^\p{Lu}/u.test(raw),
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

const isNumber = (word: Word | undefined): boolean => word !== undefined && word.value !== null;

/** A minus at its number, after a space: "above -5 °C". */
const withSign = (words: readonly Word[], at: number): Word | null => {
  const [before, sign, number] = [words[at - 1], words[at], words[at + 1]];
  const isSign = sign?.text === '-' && number?.start === sign.end && before?.end !== sign.start;
  if (!isSign || number?.value === null || number?.value === undefined || isNumber(before)) return null;
  return { ...number, value: -number.value, start: sign.start };
};

/** A hyphen says something only between two amounts. */
const isHyphen = (words: readonly Word[], at: number): boolean => {
  const [before, sign, after] = [words[at - 1], words[at], words[at + 1]];
  const between = isNumber(before) && after && (isNumber(after) || '$€£'.includes(after.text));
  return sign?.text === '-' && !between;
};

/** The words of a text, of its first `TEXT_MAX` characters. */
export const wordsOf = (text: string): Word[] => {
  const raw = [...text.slice(0, TEXT_MAX).matchAll(TOKEN)].map(toWord).filter((word) => word.text !== '');
  const words: Word[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const word = raw[at];
    if (!word) break;
    const joined = withSign(raw, at) ?? withMagnitude(word, raw[at + 1]);
    words.push(joined ?? word);
    if (joined) at += 1;
  }
  return words.filter((_, at) => !isHyphen(words, at));
};
