import { median, table } from '../rounds.mjs';

/** How many points the product may score below its own static copy. */
const MAX_DIFFERENCE = 3;

const medianOf = (results, field) => median(results.map((result) => result[field]));
const seconds = (results) => `${(medianOf(results, 'lcp') / 1000).toFixed(1)} s`;
const perfect = (score) => (score === 100 ? '100' : `**${score}**`);

const toRow = (path, product, copy) => {
  const [score, copyScore] = [medianOf(product, 'performance'), medianOf(copy, 'performance')];
  const scores = ['accessibility', 'practices', 'seo'].map((field) => perfect(medianOf(product, field)));
  const short = [...new Set(product.flatMap((result) => result.short))];
  return [
    `\`${path}\``,
    ...scores,
    score,
    copyScore,
    copyScore - score <= MAX_DIFFERENCE ? 'met' : '**missed**',
    `${seconds(product)} / ${seconds(copy)}`,
    short.join(', ') || 'nothing',
  ];
};

/** `results` is `{ 'product <path>': [scores], 'static <path>': [scores] }`. */
export const renderLighthouseTable = (results, paths) =>
  table(
    [
      'Page',
      'Accessibility',
      'Best practices',
      'SEO',
      'Performance',
      'Static copy',
      `At most ${MAX_DIFFERENCE} below`,
      'LCP, product / copy',
      'Points lost by',
    ],
    paths.map((path) => toRow(path, results[`product ${path}`], results[`static ${path}`])),
  );
