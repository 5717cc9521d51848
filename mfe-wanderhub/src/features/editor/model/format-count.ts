import { computeReadMinutes } from '@wanderwork/contracts';

const numberFormat = new Intl.NumberFormat('en');

const getWordCount = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** "1,240 words, 4 min read". */
export const formatCount = (content: string): string => {
  const words = getWordCount(content);
  return `${numberFormat.format(words)} ${words === 1 ? 'word' : 'words'}, ${computeReadMinutes(content)} min read`;
};
