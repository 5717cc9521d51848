import type { PassportCode } from '@wanderwork/contracts';
import { combineExpressions, createBook, type PhraseInput } from '../../../city-search/index.js';
import { getCountryName, matchCountry, matchDemonym, matchNationality } from './passport-names.js';
import { createMatch, getText, type FrameMatch, type FrameRecognizer } from './pieces.js';

const nouns = createBook<true>([
  [
    'passport, passports, passport holder, passport holders, passportholder, citizen, citizens, national, nationals, citizenship, citizenships, nationality, pass',
    true,
  ],
]);
/** How many words name a passport or citizenship; 0 for none. */
export const matchPassportNoun = (words: PhraseInput['words'], at: number): number =>
  nouns.match(words, at)?.take ?? 0;

const origins = createBook<true>([
  [
    combineExpressions(
      'passport, passports, passport holder, citizen, citizens, national, nationals, citizenship',
      'from, of, is, are',
    ),
    true,
  ],
  ['passport, passports, nationality, citizenship, nationality is', true],
]);
const leads = createBook<true>([
  [
    combineExpressions(
      ', with, with a, with my, on, on a, on an, on my, i have, i have a, i hold, i hold a, we have, holding, as a, as an, im a, i am a, a, an, my, our',
      ', dual, double, two',
    ),
    true,
  ],
]);
const iAm = createBook<true>([
  [
    combineExpressions('i am, im, we are, were, as, as a, as an, being', ', a, an, both, all, originally'),
    true,
  ],
]);
const iAmFrom = createBook<true>([
  ['im from, i am from, i come from, we are from, were from, we come from, originally from', true],
]);

const links = new Set(['and', ',', '/', '-', '+', 'or']);

interface Codes {
  take: number;
  codes: PassportCode[];
}

/** Matches one nationality or several: "French and Canadian", "Italian-Argentine". */
const matchList = (input: PhraseInput, at: number, match: typeof matchNationality): Codes | null => {
  const first = match(input.words, at);
  if (!first) return null;
  const codes = [first.code];
  let end = at + first.take;
  for (;;) {
    let skip = 0;
    while (skip < 2 && links.has(getText(input, end + skip))) skip += 1;
    if (skip > 0 && ['a', 'an'].includes(getText(input, end + skip))) skip += 1;
    const isHyphened =
      skip === 0 && /^[-–]$/.test(input.text.slice(input.words[end - 1]?.end, input.words[end]?.start));
    const next = skip > 0 || isHyphened ? match(input.words, end + skip) : null;
    if (!next) return { take: end - at, codes };
    codes.push(next.code);
    end += skip + next.take;
  }
};

const toMatch = (take: number, codes: readonly PassportCode[]): FrameMatch =>
  createMatch(
    take,
    ...[...new Set(codes)].map((code) => ({ is: 'passport' as const, code, name: getCountryName(code) })),
  );

/** What a demonym before it describes instead of a person: "I'm German time", "as an American city". */
const otherNouns = new Set(
  'time hours city cities food town towns team client clients company zone timezone winter summer'.split(' '),
);

/** Matches "German passport", "citizen of Bangladesh", "I'm Indian" and "as a New Zealander". */
export const passportRecognizer: FrameRecognizer = (input, at) => {
  const { words } = input;
  const from = iAmFrom.match(words, at);
  const home = from && matchCountry(words, at + from.take);
  if (from && home) return toMatch(from.take + home.take, [home.code]);
  const lead = leads.match(words, at)?.take ?? 0;
  const origin = origins.match(words, at + lead);
  const origins1 = origin && matchList(input, at + lead + origin.take, matchNationality);
  if (origin && origins1) return toMatch(lead + origin.take + origins1.take, origins1.codes);
  // Only adjectives form a list: not "but not Thailand, Indian passport".
  const single = matchNationality(words, at + lead);
  const list =
    matchList(input, at + lead, matchDemonym) ?? (single && { take: single.take, codes: [single.code] });
  const noun = list && nouns.match(words, at + lead + list.take);
  if (list && noun) return toMatch(lead + list.take + noun.take, list.codes);
  const person = iAm.match(words, at);
  const own = person && matchList(input, at + person.take, matchDemonym);
  if (!person || !own || otherNouns.has(getText(input, at + person.take + own.take))) return null;
  return toMatch(person.take + own.take, own.codes);
};
