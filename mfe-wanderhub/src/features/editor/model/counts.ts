import { readMinutes } from '@wanderwork/contracts';

const number = new Intl.NumberFormat('en');

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** "1,240 words, 4 min read". */
export const countText = (content: string): string => {
  const words = wordsIn(content);
  return `${number.format(words)} ${words === 1 ? 'word' : 'words'}, ${readMinutes(content)} min read`;
};
