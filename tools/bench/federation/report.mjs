import { median, ratio, table, times } from '../rounds.mjs';

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time) => `${Math.round(time)} ms`;
const met = (yes) => (yes ? 'met' : '**missed**');
const spreadOf = (values) =>
  `${ms(median(values))} (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;

const of = (results, field) => results.map((result) => result[field]);

const timesRow = (what, federated, monolith, words, goal) => {
  const found = ratio(federated, monolith);
  return [what, words(federated), words(monolith), times(found), `≤ ${goal}×`, met(found.median <= goal)];
};

const pageRows = (path, federated, monolith) => {
  const more = median(of(federated, 'requests')) - median(of(monolith, 'requests'));
  const bytes = (values) => kilobytes(median(values));
  const both = (field) => [of(federated, field), of(monolith, field)];
  return [
    timesRow(`\`${path}\` JavaScript`, ...both('scriptBytes'), bytes, 1.05),
    [
      `\`${path}\` requests`,
      median(of(federated, 'requests')),
      median(of(monolith, 'requests')),
      `${more >= 0 ? '+' : ''}${more}`,
      '≤ +3',
      met(more <= 3),
    ],
    timesRow(`\`${path}\` LCP`, ...both('lcp'), spreadOf, 1.03),
  ];
};

/** Against the single bundle. `results` is `{ '<subject> <what>': [figures] }`. */
export const comparison = (results, paths) =>
  table(
    ['What', 'Federated', 'One bundle', 'Ratio, median (lowest–highest)', 'Goal', ''],
    [
      ...paths.flatMap((path) => pageRows(path, results[`federated ${path}`], results[`monolith ${path}`])),
      timesRow(
        'Cold route change, home → WanderLens',
        of(results['federated cold'], 'took'),
        of(results['monolith cold'], 'took'),
        spreadOf,
        1.15,
      ),
    ],
  );

const limits = [
  ['JavaScript', 'scriptBytes', 140_000, kilobytes],
  ['whole page', 'bytes', 220_000, kilobytes],
  ['requests', 'requests', 15, String],
  ['CLS', 'cls', 0, (value) => String(Number(value.toFixed(4)))],
  ['longest task', 'longTask', 200, ms],
];

const limitRows = (results) => (path) =>
  limits.map(([what, field, limit, words]) => {
    const value = (subject) => median(of(results[`${subject} ${path}`], field));
    const federated = value('federated');
    return [
      `\`${path}\` ${what}`,
      words(federated),
      words(value('monolith')),
      limit ? `≤ ${words(limit)}` : '0',
      met(federated <= limit),
    ];
  });

const prefetchedRow = (results) => {
  const words = (subject) => {
    const changes = results[`${subject} prefetched`];
    return `${spreadOf(of(changes, 'took'))}, ${median(of(changes, 'scripts'))} scripts, ${median(of(changes, 'others'))} data and pictures`;
  };
  const changes = results['federated prefetched'];
  const good = median(of(changes, 'took')) <= 50 && median(of(changes, 'scripts')) === 0;
  return [
    'Prefetched route change',
    words('federated'),
    words('monolith'),
    '≤ 50 ms, no code fetched',
    met(good),
  ];
};

const enduranceRow = ({ federated, monolith }) => {
  const signed = (number) => `${number >= 0 ? '+' : ''}${number}`;
  const words = ({ heap, nodes, listeners }) =>
    `heap ${signed((heap / 1e6).toFixed(2))} MB, nodes ${signed(nodes)}, listeners ${signed(listeners)}`;
  const good = federated.heap <= 1e6 && federated.nodes <= 0 && federated.listeners <= 0;
  return ['100 route changes, then GC', words(federated), words(monolith), '≤ +1 MB, +0, +0', met(good)];
};

/** The product by itself; the single bundle stands beside it to tell what the federation has to do with it. */
export const limitsTable = (results, endured, paths) =>
  table(
    ['What', 'Federated', 'One bundle', 'Goal', ''],
    [...paths.flatMap(limitRows(results)), prefetchedRow(results), enduranceRow(endured)],
  );

const nameOf = (url) => new URL(url).pathname.replace(/^\/releases\/(\w+)\/[^/]+/, '$1');

const scriptsOf = ([visit]) =>
  visit.files
    .filter(({ kind }) => kind === 'script')
    .map(({ url, body }) => `\`${nameOf(url)}\` ${body}`)
    .join('<br>');

/** Every script of every page, in bytes as they travel. */
export const scriptTable = (results, paths) =>
  table(
    ['Page', 'Federated: script, bytes (brotli)', 'One bundle'],
    paths.map((path) => [
      `\`${path}\``,
      scriptsOf(results[`federated ${path}`]),
      scriptsOf(results[`monolith ${path}`]),
    ]),
  );
