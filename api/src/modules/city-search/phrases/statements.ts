import { combineExpressions, createBook } from './phrase-book.js';
import type { Word } from './words.js';

const MAX_WORDS_PER_NOUN = 2;
const MAX_WORDS_PER_ADJECTIVE = 2;

/** Words that link a subject to its description. */
const linkVerbs =
  'is, are, be, should be, must be, can be, would be, has to be, have to be, needs to be, need to be';
const degreeAdverbs = ', quite, rather, fairly, pretty, reasonably, relatively, really, also, at least';
const linkExpressions = createBook<true>([
  [combineExpressions(`${linkVerbs}, ${combineExpressions('that, which', 'is, are')}`, degreeAdverbs), true],
]);

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
export const findStatements = (words: readonly Word[], at: number): Statement[] => {
  const statements: Statement[] = [];
  for (let noun = 1; noun <= MAX_WORDS_PER_NOUN; noun += 1) {
    const link = linkExpressions.match(words, at + noun);
    const start = at + noun + (link?.take ?? 0);
    const isStatement = link !== null && words[start] !== undefined && words[start].value === null;
    for (let adjective = MAX_WORDS_PER_ADJECTIVE; isStatement && adjective > 0; adjective -= 1) {
      const reordered = [
        ...words.slice(0, at),
        ...words.slice(start, start + adjective),
        ...words.slice(at, at + noun),
        ...words.slice(start + adjective),
      ];
      statements.push({ words: reordered, core: noun + adjective, more: link.take });
    }
  }
  return statements;
};
