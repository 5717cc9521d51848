import { median, ratio, table, times } from '../rounds.mjs';

const MAX_SLOWDOWN = 1.3;
const MAX_DELAY = 1.1;

const formatGoal = (value, most) => (value <= most ? 'met' : '**missed**');
const formatRate = (rates) => Math.round(median(rates)).toLocaleString('en');
const ms = (numbers) => `${Math.round(median(numbers))} ms`;

/** `results` is `[{ query, rates: { few, many }, fullScans }]`, requests a second of each round. */
export const renderQueriesTable = (results) =>
  table(
    [
      'What',
      '1,000 posts, requests/s',
      '1,000,000 posts, requests/s',
      `Times slower (goal ≤ ${MAX_SLOWDOWN}×)`,
      '',
      'Full scans',
    ],
    results.map(({ query, rates, fullScans }) => {
      const slower = ratio(rates.few, rates.many);
      return [
        query.params ? `${query.what}: \`${new URLSearchParams(query.params)}\`` : query.what,
        formatRate(rates.few),
        formatRate(rates.many),
        Number.isFinite(slower.median) ? times(slower) : 'no answer within a second',
        formatGoal(slower.median, MAX_SLOWDOWN),
        fullScans.join(', ') || 'none',
      ];
    }),
  );

export const renderPaintTable = ({ product, file, withoutScript }) =>
  table(
    ['Largest paint of an article', 'Time', 'The product against it', `Goal ≤ ${MAX_DELAY}×`],
    [
      ['of the product', ms(product), '–', '–'],
      ...[
        ['the same HTML as a file', file],
        ['that file without its scripts', withoutScript],
      ].map(([what, paints]) => {
        const later = ratio(product, paints);
        return [what, ms(paints), times(later), formatGoal(later.median, MAX_DELAY)];
      }),
    ],
  );

export const renderFeedTable = (rates, file) =>
  table(
    [`\`${file}\``, 'Requests/s', 'Against node:http with the same bytes'],
    [
      ['whole', formatRate(rates.whole), times(ratio(rates.whole, rates.raw))],
      ['by its tag: 304, without a text', formatRate(rates.unchanged), '–'],
      ['of 1,000,000 posts, whole', formatRate(rates.ofMany), times(ratio(rates.ofMany, rates.raw))],
    ],
  );
