import type { AnalysisCite } from '@wanderwork/contracts';

/** A value as a sentence may state it, with what it rests on. The only way for a number into a claim. */
export class Fact {
  readonly cites: readonly AnalysisCite[];

  constructor(
    readonly text: string,
    ...cites: AnalysisCite[]
  ) {
    this.cites = cites;
  }

  /** The same with another wording of its value: "$756" for "$756 a month", or words without any number. */
  as(text: string): Fact {
    return new Fact(text, ...this.cites);
  }
}

/** A name of a place, in whose spelling a digit would be no figure. */
export class Name {
  constructor(readonly text: string) {}

  /** "Portugal’s", "the Netherlands’". */
  get whose(): Name {
    return new Name(this.text.endsWith('s') ? `${this.text}’` : `${this.text}’s`);
  }
}

/** A part of a claim: words, and what they rest on. */
export interface Sentence {
  text: string;
  cites: readonly AnalysisCite[];
}

type Part = Fact | Name | Sentence | string;

const plain = (words: string): string => {
  if (/\d/.test(words)) throw new Error(`A number without a figure: "${words}"`);
  return words;
};

const textOf = (part: Part): string => (typeof part === 'string' ? plain(part) : part.text);
const citesOf = (part: Part): readonly AnalysisCite[] =>
  typeof part === 'string' || part instanceof Name ? [] : part.cites;

/** Words around facts. A digit that comes by any other way than a fact is a fault, and thrown. */
export const say = (words: TemplateStringsArray, ...parts: readonly Part[]): Sentence => ({
  text: words.reduce((text, word, at) => text + textOf(parts[at - 1] ?? '') + plain(word), ''),
  cites: parts.flatMap(citesOf),
});

/** Adds what a sentence rests on without saying its value ("no figure for …"). */
export const resting = (sentence: Sentence, ...facts: readonly Fact[]): Sentence => ({
  text: sentence.text,
  cites: [...sentence.cites, ...facts.flatMap(({ cites }) => cites)],
});

/** "a", "a and b", "a, b and c". */
export const listed = (parts: readonly Part[], last = 'and'): Sentence => {
  const text = parts.map(textOf).reduce((said, one, at) => {
    if (at === 0) return one;
    return at === parts.length - 1 ? `${said} ${last} ${one}` : `${said}, ${one}`;
  }, '');
  return { text, cites: parts.flatMap(citesOf) };
};
