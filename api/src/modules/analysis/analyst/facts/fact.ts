import type { AnalysisCite } from '@wanderwork/contracts';

/** A value with its citations. Numbers can enter a claim only as facts. */
export class Fact {
  readonly cites: readonly AnalysisCite[];

  constructor(
    readonly text: string,
    ...cites: AnalysisCite[]
  ) {
    this.cites = cites;
  }

  /** The same fact in other words: "$756" for "$756 a month", or words without a number. */
  as(text: string): Fact {
    return new Fact(text, ...this.cites);
  }
}

/** The name of a place. A digit in it needs no citation. */
export class Name {
  constructor(readonly text: string) {}

  /** "Portugal’s", "the Netherlands’". */
  get possessive(): Name {
    return new Name(this.text.endsWith('s') ? `${this.text}’` : `${this.text}’s`);
  }
}

/** A part of a claim with its citations. */
export interface Sentence {
  text: string;
  cites: readonly AnalysisCite[];
}

type Part = Fact | Name | Sentence | string;

const assertNoDigit = (text: string): string => {
  if (/\d/.test(text)) throw new Error(`A number without a figure: "${text}"`);
  return text;
};

const textOf = (part: Part): string => (typeof part === 'string' ? assertNoDigit(part) : part.text);
const citesOf = (part: Part): readonly AnalysisCite[] =>
  typeof part === 'string' || part instanceof Name ? [] : part.cites;

/** Template tag that builds a sentence from words and facts. Throws if a digit comes from anything but a fact or name. */
export const say = (words: TemplateStringsArray, ...parts: readonly Part[]): Sentence => ({
  text: words.reduce((text, word, index) => text + textOf(parts[index - 1] ?? '') + assertNoDigit(word), ''),
  cites: parts.flatMap(citesOf),
});

/** Adds citations to a sentence that does not state their values ("no figure for …"). */
export const resting = (sentence: Sentence, ...facts: readonly Fact[]): Sentence => ({
  text: sentence.text,
  cites: [...sentence.cites, ...facts.flatMap(({ cites }) => cites)],
});

/** "a", "a and b", "a, b and c". */
export const joinParts = (parts: readonly Part[], last = 'and'): Sentence => {
  const text = parts.map(textOf).reduce((list, part, index) => {
    if (index === 0) return part;
    return index === parts.length - 1 ? `${list} ${last} ${part}` : `${list}, ${part}`;
  }, '');
  return { text, cites: parts.flatMap(citesOf) };
};
