import type { AssistantCard, AssistantClaim, AssistantFigure } from '@wanderwork/contracts';

/** A name or a text of the product, in which digits need no figure. */
export class Name {
  constructor(readonly text: string) {}
}

type Part = AssistantFigure | Name | string;

const assertNoDigit = (text: string): string => {
  if (/\d/.test(text)) throw new Error(`A number without a figure: "${text}"`);
  return text;
};

const textOf = (part: Part): string => {
  if (typeof part === 'string') return assertNoDigit(part);
  return part.text;
};

/** Builds the sentences of a card. Throws if a digit comes from anything but a figure or a name. */
export const createSay =
  ({ id }: Pick<AssistantCard, 'id'>) =>
  (words: TemplateStringsArray, ...parts: readonly Part[]): AssistantClaim => ({
    text: words.reduce((text, word, at) => text + textOf(parts[at - 1] ?? '') + assertNoDigit(word), ''),
    cites: parts.flatMap((part) =>
      typeof part === 'string' || part instanceof Name ? [] : [{ card: id, key: part.key }],
    ),
  });
