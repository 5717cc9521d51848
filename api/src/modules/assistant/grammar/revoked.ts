import type { PhraseInput } from '../../city-search/index.js';
import type { TurnContext } from './context.js';
import type { MentionKind, PlacedMention } from './mentions.js';

/** Words by which people take back what they have just said. */
const CORRECTS =
  /^(?:no wait|wait no|no sorry|sorry no|sorry|i mean|i meant|or rather|correction|scratch that|make that|actually no|no actually|no i mean|oops|no)\b(?: i mean| i meant| actually| rather)?/;

/** "In February, not in January": what follows is denied. */
const DENIES =
  /^(?:and |but |so )?(?:not|rather than|instead of)(?: (?:in|on|at|for|from|to|with|the|a|whole))*$/;
/** "Not nine but ten": what follows is meant instead. */
const AFFIRMS = /^(?:but|its|it is|i|we|used|have|had|spent|rather|in|on|at|for|from|the| )*$/;

const MAX_BETWEEN = 5;

const numeric: readonly MentionKind[] = ['LENGTH', 'NUM', 'TIME', 'MONEY', 'PEOPLE'];
const dated: readonly MentionKind[] = ['MONTH', 'DATE'];

/** "The fifteenth of January rather than the tenth": a bare number stands for what it is compared with. */
const areComparable = (one: MentionKind, other: MentionKind): boolean =>
  one === other ||
  (numeric.includes(one) && numeric.includes(other) && (one === 'NUM' || other === 'NUM')) ||
  (dated.includes(one) && other === 'NUM');

/** "Glasgow, no wait, Manchester in December": the text without what is taken back or denied; null if nothing is. */
export const removeRevoked = (
  { text, words }: PhraseInput,
  mentions: readonly PlacedMention[],
  { trip }: TurnContext,
): string | null => {
  for (const [index, next] of mentions.entries()) {
    const last = mentions[index - 1];
    if (!last || !areComparable(last.mention.is, next.mention.is)) continue;
    const between = words
      .slice(last.to, next.from)
      .map((word) => word.text)
      .filter((word) => word !== ',' && word !== ';')
      .join(' ');
    const isSame = last.mention.is === next.mention.is;
    if (isSame && CORRECTS.test(between) && between.split(' ').length <= MAX_BETWEEN)
      return text.slice(0, last.start) + text.slice(next.start);
    // "Moved from 3 pm to 4 pm".
    const isMoved =
      isSame &&
      between === 'to' &&
      words[last.from - 1]?.text === 'from' &&
      /^(?:moved|changed|shifted|postponed|rescheduled|pushed)$/.test(words[last.from - 2]?.text ?? '');
    if (isMoved) return text.slice(0, last.start) + text.slice(next.start);
    const { is } = last.mention;
    const isValue = numeric.includes(is) || dated.includes(is);
    // "Cities like Lisbon, not Porto" is for the search.
    const isSearch =
      /^(?:like|to)$/.test(words[last.from - 1]?.text ?? '') || /\b(?:cities|places|somewhere)\b/i.test(text);
    const isCity = is === 'CITY' && isSame && mentions.length === 2 && trip === null && !isSearch;
    if (DENIES.test(between) && (isValue || (isCity && /\bnot\b/.test(between)))) {
      const isOrdinal = /^(?:st|nd|rd|th)$/.test(words[next.to]?.text ?? '');
      return text.slice(0, last.end) + text.slice(isOrdinal ? words[next.to]!.end : next.end);
    }
    const at = ['in', 'on', 'at', 'for', 'the'].includes(words[last.from - 1]?.text ?? '')
      ? last.from - 2
      : last.from - 1;
    if (words[at]?.text === 'not' && AFFIRMS.test(between) && (isValue || isCity))
      return (
        text.slice(0, words[at].start) +
        text.slice(words[last.to]?.start ?? last.end).replace(/^[\s,;]*(?:but\b)?/, '')
      );
  }
  return null;
};
