import { median, ratio, table, times } from '../rounds.mjs';

const MOST_SLOWER = 1.3;
const MOST_LATER = 1.1;

const met = (value, most) => (value <= most ? 'met' : '**missed**');
const perSecond = (rates) => Math.round(median(rates)).toLocaleString('en');
const ms = (numbers) => `${Math.round(median(numbers))} ms`;

/** `asked` is `[{ ask, rates: { few, many }, whole }]`, requests a second of each round. */
export const asksTable = (asked) =>
  table(
    [
      'What',
      '1,000 posts, requests/s',
      '1,000,000 posts, requests/s',
      `Times slower (goal ≤ ${MOST_SLOWER}×)`,
      '',
      'Full scans',
    ],
    asked.map(({ ask, rates, whole }) => {
      const slower = ratio(rates.few, rates.many);
      return [
        ask.query ? `${ask.what}: \`${new URLSearchParams(ask.query)}\`` : ask.what,
        perSecond(rates.few),
        perSecond(rates.many),
        Number.isFinite(slower.median) ? times(slower) : 'no answer within a second',
        met(slower.median, MOST_SLOWER),
        whole.join(', ') || 'none',
      ];
    }),
  );

export const paintTable = ({ product, file, still }) =>
  table(
    ['Largest paint of an article', 'Time', 'The product against it', `Goal ≤ ${MOST_LATER}×`],
    [
      ['of the product', ms(product), '–', '–'],
      ...[
        ['the same HTML as a file', file],
        ['that file without its scripts', still],
      ].map(([what, paints]) => {
        const later = ratio(product, paints);
        return [what, ms(paints), times(later), met(later.median, MOST_LATER)];
      }),
    ],
  );

export const feedTable = (rates, file) =>
  table(
    [`\`${file}\``, 'Requests/s', 'Against node:http with the same bytes'],
    [
      ['whole', perSecond(rates.whole), times(ratio(rates.whole, rates.raw))],
      ['by its tag: 304, without a text', perSecond(rates.unchanged), '–'],
      ['of 1,000,000 posts, whole', perSecond(rates.ofMany), times(ratio(rates.ofMany, rates.raw))],
    ],
  );
