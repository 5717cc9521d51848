import { combined } from './combine-expressions.js';
import { bookOf } from './phrase-book.js';
import type { Word } from './words.js';

const NOUN_LONGEST = 2;
const ADJECTIVE_LONGEST = 2;

/** Words that link a subject to its description. */
const copula =
  'is, are, be, should be, must be, can be, would be, has to be, have to be, needs to be, need to be';
const degree = ', quite, rather, fairly, pretty, reasonably, relatively, really, also, at least';
const copulas = bookOf<true>([[combined(`${copula}, ${combined('that, which', 'is, are')}`, degree), true]]);

/** A statement rewritten in the order of a phrase: "prices should be low" as "low prices". */
export interface Statement {
  /** The whole phrase with the rewritten statement. */
  words: readonly Word[];
  /** The number of words of the rewritten statement. */
  core: number;
  /** The number of link words that were left out. */
  more: number;
}

/** All ways to read the words at an index as a statement. */
export const statementsAt = (words: readonly Word[], at: number): Statement[] => {
  const statements: Statement[] = [];
  for (let noun = 1; noun <= NOUN_LONGEST; noun += 1) {
    const link = copulas.at(words, at + noun);
    const start = at + noun + (link?.take ?? 0);
    const isSaid = link !== null && words[start] !== undefined && words[start].value === null;
    for (let said = ADJECTIVE_LONGEST; isSaid && said > 0; said -= 1) {
      const turned = [
        ...words.slice(0, at),
        ...words.slice(start, start + said),
        ...words.slice(at, at + noun),
        ...words.slice(start + said),
      ];
      statements.push({ words: turned, core: noun + said, more: link.take });
    }
  }
  return statements;
};
