/** Returns the median. */
export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/**
 * Measures several subjects alternately, `rounds` times, after one warm-up each. Machines drift, so only figures of the
 * same round are compared. `subjects` is `{ name: async () => number | object }`; resolves to `{ name: [results] }`.
 */
export const interleave = async (subjects, rounds, onRound = () => {}) => {
  const results = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, measure] of Object.entries(subjects)) {
      const result = await measure();
      if (round > 0) results[name].push(result);
    }
    onRound(round, rounds);
  }
  return results;
};

/** Returns the median, lowest and highest of pairwise ratios. */
export const ratio = (above, below) => {
  const pairs = above.map((value, index) => value / below[index]);
  return { median: median(pairs), lowest: Math.min(...pairs), highest: Math.max(...pairs) };
};

export const times = ({ median: middle, lowest, highest }) =>
  `${middle.toFixed(2)}× (${lowest.toFixed(2)}–${highest.toFixed(2)})`;

/** Formats a Markdown table: `rows` are arrays of texts. */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
