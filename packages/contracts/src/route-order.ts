const splitSegments = (pattern: string): string[] => pattern.split('/').filter((segment) => segment !== '');

const getExactness = (segment: string): number => (segment === '*' ? 0 : segment.startsWith(':') ? 1 : 2);

/**
 * Compares router patterns so that the most exact comes first: literals before parameters before a wildcard. The server
 * and the shell both choose the page by this order.
 */
export const compareExactness = (a: string, b: string): number => {
  const [left, right] = [splitSegments(a), splitSegments(b)];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const difference = getExactness(right[index] ?? '') - getExactness(left[index] ?? '');
    if (difference !== 0) return difference;
  }
  return right.length - left.length;
};
