/** Control characters, which no text contains, mark the matches. */
export const START_MARK = '\u0002';
export const END_MARK = '\u0003';

/** White space between two sentences, or two lines of a list or table. A no-break space separates neither. */
const SENTENCE_GAP = new RegExp(
  [
    String.raw`(?<=[.!?…]["”’)]?)[\t-\r ]+(?=[${START_MARK}"“‘(]*[A-Z\d])`,
    String.raw`\n[\t-\r ]*\n`,
    String.raw`\n(?=[\t-\r -]|\d+[.)][\t-\r ])`,
  ].join('|'),
);

/** Sentences of a text to choose from. Those without a match serve texts that match by title or tags only. */
const MAX_SENTENCES = 20;

/** More words than a result shows in its lines. */
const MAX_TOKENS = 44;
/** A match further back is shown after the first words of its sentence. */
const MAX_TOKENS_BEFORE = 32;
const LEAD_TOKENS = 6;
const NEAR_TOKENS = 4;

const findMatches = (sentence: string): Set<string> =>
  new Set(
    [...sentence.matchAll(new RegExp(`${START_MARK}([^${END_MARK}]*)`, 'g'))].map(([, word = '']) =>
      word.toLowerCase(),
    ),
  );

/** A heading or a row of a table tells less than a sentence. */
const isProse = (sentence: string): boolean => /[.!?…]["”’)]?$/.test(sentence);

/** The sentence with the most of the words; of equal ones prose, then the first. */
const pickBest = (sentences: readonly string[]): string | undefined => {
  const rank = (sentence: string) => 2 * findMatches(sentence).size + Number(isProse(sentence));
  return [...sentences].sort((a, b) => rank(b) - rank(a))[0];
};

const countTokens = (sentence: string): number => sentence.split(' ').length;

/** Starts with the sentence, and contains its first match. */
const shorten = (sentence: string): string => {
  const words = sentence.split(' ');
  if (words.length <= MAX_TOKENS) return sentence;
  const first = words.findIndex((word) => word.includes(START_MARK));
  if (first < MAX_TOKENS_BEFORE) return `${words.slice(0, MAX_TOKENS).join(' ')} …`;
  const from = first - NEAR_TOKENS;
  const near = words.slice(from, from + MAX_TOKENS - LEAD_TOKENS);
  return [...words.slice(0, LEAD_TOKENS), '…', ...near, '…'].join(' ');
};

/** The first sentences of a text, those with a match before the others. */
const listSentences = (text: string): string[] => {
  const sentences = text.split(SENTENCE_GAP);
  const isMatch = (sentence: string) => sentence.includes(START_MARK);
  return [...sentences.filter(isMatch), ...sentences.filter((sentence) => !isMatch(sentence))]
    .slice(0, MAX_SENTENCES)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
};

/** The passage of a marked text that says most about the words: one sentence, or two short ones. */
export const choosePassage = (text: string): string => {
  const sentences = listSentences(text);
  const best = pickBest(sentences);
  if (best === undefined) return '';
  const others = sentences.filter((sentence) => sentence !== best && findMatches(sentence).size > 0);
  const second = pickBest(
    others.filter((sentence) => countTokens(best) + countTokens(sentence) <= MAX_TOKENS),
  );
  return second === undefined ? shorten(best) : `${best} … ${second}`;
};
