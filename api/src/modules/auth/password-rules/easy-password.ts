import { easyWords } from './easy-words.js';

/** Rows of keys and of the alphabet, along which fingers run. */
const rows = [
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
const walks = rows.flatMap((row) => [row, [...row].reverse().join('')]);
const SHORTEST_WALK = 3;

const FEW_CHARACTERS = 3;
/** Digits and a sign or two, before a word or behind it: years, 123, 007! */
const trimming = '(?:\\d{1,6}[!.?@#$%*+]{0,2}|[!.?@#$%*+]{1,2}\\d{0,6})?';
const trimmed = new RegExp(`^${trimming}(.+?)${trimming}$`);

const likeLetters: Record<string, string> = {
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

/** As a guesser sees it: without letter case, accents and what only stands between. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s._-]/gu, '')
    .toLowerCase();

const withLetters = (text: string): string =>
  text.replace(/[013457@$!]/g, (sign) => likeLetters[sign] ?? sign);

/** `monkey` of `monkeymonkey`. */
const once = (text: string): string => /^(.{3,})\1+$/.exec(text)?.[1] ?? text;

const isWalk = (text: string): boolean => {
  let rest = text;
  while (rest.length > 0) {
    let length = rest.length;
    while (length >= SHORTEST_WALK && !walks.some((walk) => walk.includes(rest.slice(0, length))))
      length -= 1;
    if (length < SHORTEST_WALK) return false;
    rest = rest.slice(length);
  }
  return true;
};

/**
 * Whether a guesser would come to `password` soon: a common word or one of `own` (the person's names and address),
 * with the usual digits and signs around it or in place of letters; a run along the keys; the same over and over.
 */
export const isWeakPassword = (password: string, own: readonly string[] = []): boolean => {
  const text = plain(password);
  if (new Set(text).size <= FEW_CHARACTERS || isWalk(text)) return true;
  const ownWords = new Set(own.map(plain).filter((word) => word.length > 2));
  const core = trimmed.exec(text)?.[1] ?? text;
  const forms = [
    text,
    core,
    withLetters(text),
    withLetters(core),
    trimmed.exec(withLetters(core))?.[1] ?? core,
  ];
  return forms.map(once).some((form) => easyWords.has(form) || ownWords.has(form) || isWalk(form));
};
