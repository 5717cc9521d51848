const wordsOf = (pattern: string): string[] => pattern.split('/').filter((word) => word !== '');

const exactness = (word: string): number => (word === '*' ? 0 : word.startsWith(':') ? 1 : 2);

/**
 * Orders router patterns so that the most exact comes first: words before parameters before the open end. The server
 * decides by it which page it serves, and the shell which one it shows.
 */
export const byExactness = (a: string, b: string): number => {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const difference = exactness(right[index] ?? '') - exactness(left[index] ?? '');
    if (difference !== 0) return difference;
  }
  return right.length - left.length;
};
