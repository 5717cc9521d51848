/** Every way to say one part after the other: "low, high" and "rent, prices" make "low rent, low prices, high rent, …". */
export const combined = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.split(',').map((words) => words.trim()))
    .reduce((begun, part) => begun.flatMap((words) => part.map((next) => `${words} ${next}`.trim())))
    .join(',');
