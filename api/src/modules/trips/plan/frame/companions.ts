import { combineExpressions, createBook, type PhraseInput } from '../../../city-search/index.js';
import { matchCountry, matchDemonym } from './passport-names.js';
import { matchPassportNoun } from './passports.js';
import { createMatch, getText, type FrameMatch, type FrameRecognizer } from './pieces.js';

const names = 'wife, husband, partner, girlfriend, boyfriend, spouse, fiance, fiancee';
const owners = names.replaceAll(/\w+/g, '$&s');
const companions = createBook<true>([[names, true]]);
const statements = createBook<true>([
  [combineExpressions('my, and my', names, 'is, has, holds, travels on'), true],
  [combineExpressions('my, and my', owners, ', passport is, nationality is, citizenship is'), true],
]);
const my = createBook<true>([['my, and my, with my', true]]);

const WHY_NOT_CHECKED = 'A plan checks one person’s passports. Please check this one yourself.';

/** Matches "Brazilian", "a Brazilian passport" and "from Brazil". */
const matchOrigin = (input: PhraseInput, at: number): number => {
  const { words } = input;
  if (getText(input, at) === 'from') {
    const country = matchCountry(words, at + 1);
    return country ? country.take + 1 : 0;
  }
  const article = ['a', 'an'].includes(getText(input, at)) ? 1 : 0;
  const demonym = matchDemonym(words, at + article);
  if (!demonym) return 0;
  const take = article + demonym.take;
  return take + matchPassportNoun(words, at + take);
};

/** Matches "Brazilian wife". */
const matchOriginOfCompanion = ({ words }: PhraseInput, at: number): number => {
  const demonym = matchDemonym(words, at);
  const companion = demonym && companions.match(words, at + demonym.take);
  return demonym && companion ? demonym.take + companion.take : 0;
};

/**
 * Matches "my wife is Brazilian" and "with my Brazilian wife": two people. The nationality of the other person is named as
 * not checked.
 */
export const companionRecognizer: FrameRecognizer = (input, at): FrameMatch | null => {
  const { words } = input;
  for (const [lead, matchRest] of [
    [statements.match(words, at), matchOrigin],
    [my.match(words, at), matchOriginOfCompanion],
  ] as const) {
    const rest = lead ? matchRest(input, at + lead.take) : 0;
    if (lead && rest > 0)
      return {
        ...createMatch(lead.take, { is: 'people', count: 2 }),
        next: createMatch(rest, { is: 'unclear', why: WHY_NOT_CHECKED }),
      };
  }
  return null;
};
