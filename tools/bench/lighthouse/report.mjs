import { median, table } from '../rounds.mjs';

/** Points that the product may lie under its own static copy. */
const MOST_UNDER = 3;

const middle = (results, field) => median(results.map((result) => result[field]));
const seconds = (results) => `${(middle(results, 'lcp') / 1000).toFixed(1)} s`;
const perfect = (score) => (score === 100 ? '100' : `**${score}**`);

const rowOf = (path, product, copy) => {
  const [own, still] = [middle(product, 'performance'), middle(copy, 'performance')];
  const scores = ['accessibility', 'practices', 'seo'].map((field) => perfect(middle(product, field)));
  const short = [...new Set(product.flatMap((result) => result.short))];
  return [
    `\`${path}\``,
    ...scores,
    own,
    still,
    still - own <= MOST_UNDER ? 'met' : '**missed**',
    `${seconds(product)} / ${seconds(copy)}`,
    short.join(', ') || 'nothing',
  ];
};

/** `results` is `{ 'product <path>': [scores], 'static <path>': [scores] }`. */
export const lighthouseTable = (results, paths) =>
  table(
    [
      'Page',
      'Accessibility',
      'Best practices',
      'SEO',
      'Performance',
      'Static copy',
      `At most ${MOST_UNDER} below`,
      'LCP, product / copy',
      'Points lost by',
    ],
    paths.map((path) => rowOf(path, results[`product ${path}`], results[`static ${path}`])),
  );
