import { commonPasswordTerms } from './common-password-terms.js';

/** Sequences that people type along the keyboard or the alphabet, on QWERTY, QWERTZ and AZERTY layouts. */
const keyboardRows = [
  '12345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '!@#$%^&*()',
];
const keyboardWalks = keyboardRows.flatMap((row) => [row, [...row].reverse().join('')]);
const MIN_WALK_LENGTH = 3;

const MAX_TRIVIAL_CHARACTERS = 3;
/** Digits and one or two symbols before or after a word, such as years, 123 or 007! */
const affix = '(?:\\d{1,6}[!.?@#$%*+]{0,2}|[!.?@#$%*+]{1,2}\\d{0,6})?';
const affixPattern = new RegExp(`^${affix}(.+?)${affix}$`);

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Ignores what guessers ignore: case, accents and separators. */
const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s._-]/gu, '')
    .toLowerCase();

const replaceLookalikes = (text: string): string =>
  text.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);

/** Reduces `monkeymonkey` to `monkey`. */
const removeRepetition = (text: string): string => /^(.{3,})\1+$/.exec(text)?.[1] ?? text;

const isKeyboardWalk = (text: string): boolean => {
  let remaining = text;
  while (remaining.length > 0) {
    let length = remaining.length;
    while (
      length >= MIN_WALK_LENGTH &&
      !keyboardWalks.some((walk) => walk.includes(remaining.slice(0, length)))
    )
      length -= 1;
    if (length < MIN_WALK_LENGTH) return false;
    remaining = remaining.slice(length);
  }
  return true;
};

/**
 * Whether a guesser would soon try `password`: a common term or one of `personalTerms` (the person's names and email),
 * with the usual digits and symbols around it or in place of letters; a walk along the keyboard; or a repetition.
 */
export const isWeakPassword = (password: string, personalTerms: readonly string[] = []): boolean => {
  const text = normalize(password);
  if (new Set(text).size <= MAX_TRIVIAL_CHARACTERS || isKeyboardWalk(text)) return true;
  const personalForms = new Set(personalTerms.map(normalize).filter((word) => word.length > 2));
  const stem = affixPattern.exec(text)?.[1] ?? text;
  const forms = [
    text,
    stem,
    replaceLookalikes(text),
    replaceLookalikes(stem),
    affixPattern.exec(replaceLookalikes(stem))?.[1] ?? stem,
  ];
  return forms
    .map(removeRepetition)
    .some((form) => commonPasswordTerms.has(form) || personalForms.has(form) || isKeyboardWalk(form));
};
