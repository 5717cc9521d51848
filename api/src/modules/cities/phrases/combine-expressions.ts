/**
 * Combines the alternatives of all parts in order: "low, high" and "rent, prices" give "low rent, low prices, high
 * rent, high prices". An empty alternative makes a part optional.
 */
export const combined = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.split(',').map((words) => words.trim()))
    .reduce((begun, part) => begun.flatMap((words) => part.map((next) => `${words} ${next}`.trim())))
    .join(',');
