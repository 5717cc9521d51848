const SHOWN = 10;

const toLine = ({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`;

/**
 * Returns the ten slowest test files or journeys of some runs as text, the slowest first. `durations` of each run is a
 * list of `{ name, ms }`; null when there is none.
 */
export const listSlowest = (counts) => {
  const slowest = counts
    .flatMap(({ durations = [] }) => durations)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SHOWN);
  return slowest.length === 0 ? null : ['Slowest:', ...slowest.map(toLine)].join('\n  ');
};
