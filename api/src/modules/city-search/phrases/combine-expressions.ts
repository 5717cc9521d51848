/**
 * Combines the alternatives of all parts in order: "low, high" and "rent, prices" give "low rent, low prices, high
 * rent, high prices". An empty alternative makes a part optional.
 */
export const combineExpressions = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.split(',').map((text) => text.trim()))
    .reduce((expressions, part) =>
      expressions.flatMap((text) => part.map((expression) => `${text} ${expression}`.trim())),
    )
    .join(',');
