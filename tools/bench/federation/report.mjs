import { median, ratio, table, times } from '../rounds.mjs';

const formatKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time) => `${Math.round(time)} ms`;
const formatGoal = (isMet) => (isMet ? 'met' : '**missed**');
const formatSpread = (values) =>
  `${ms(median(values))} (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;

const pick = (results, field) => results.map((result) => result[field]);

const timesRow = (what, federated, monolith, format, goal) => {
  const result = ratio(federated, monolith);
  return [
    what,
    format(federated),
    format(monolith),
    times(result),
    `≤ ${goal}×`,
    formatGoal(result.median <= goal),
  ];
};

const pageRows = (path, federated, monolith) => {
  const more = median(pick(federated, 'requests')) - median(pick(monolith, 'requests'));
  const bytes = (values) => formatKilobytes(median(values));
  const both = (field) => [pick(federated, field), pick(monolith, field)];
  return [
    timesRow(`\`${path}\` JavaScript`, ...both('scriptBytes'), bytes, 1.05),
    [
      `\`${path}\` requests`,
      median(pick(federated, 'requests')),
      median(pick(monolith, 'requests')),
      `${more >= 0 ? '+' : ''}${more}`,
      '≤ +3',
      formatGoal(more <= 3),
    ],
    timesRow(`\`${path}\` LCP`, ...both('lcp'), formatSpread, 1.03),
  ];
};

/** Compares to the single bundle. `results` is `{ '<subject> <what>': [figures] }`. */
export const renderComparison = (results, paths) =>
  table(
    ['What', 'Federated', 'One bundle', 'Ratio, median (lowest–highest)', 'Goal', ''],
    [
      ...paths.flatMap((path) => pageRows(path, results[`federated ${path}`], results[`monolith ${path}`])),
      timesRow(
        'Cold route change, home → WanderLens',
        pick(results['federated cold'], 'took'),
        pick(results['monolith cold'], 'took'),
        formatSpread,
        1.15,
      ),
    ],
  );

const limits = [
  ['JavaScript', 'scriptBytes', 140_000, formatKilobytes],
  ['whole page', 'bytes', 220_000, formatKilobytes],
  ['requests', 'requests', 15, String],
  ['CLS', 'cls', 0, (value) => String(Number(value.toFixed(4)))],
  ['longest task', 'longTask', 200, ms],
];

const limitRows = (results) => (path) =>
  limits.map(([what, field, limit, format]) => {
    const value = (subject) => median(pick(results[`${subject} ${path}`], field));
    const federated = value('federated');
    return [
      `\`${path}\` ${what}`,
      format(federated),
      format(value('monolith')),
      limit ? `≤ ${format(limit)}` : '0',
      formatGoal(federated <= limit),
    ];
  });

const prefetchedRow = (results) => {
  const format = (subject) => {
    const changes = results[`${subject} prefetched`];
    return `${formatSpread(pick(changes, 'took'))}, ${median(pick(changes, 'scripts'))} scripts, ${median(pick(changes, 'others'))} data and pictures`;
  };
  const changes = results['federated prefetched'];
  const good = median(pick(changes, 'took')) <= 50 && median(pick(changes, 'scripts')) === 0;
  return [
    'Prefetched route change',
    format('federated'),
    format('monolith'),
    '≤ 50 ms, no code fetched',
    formatGoal(good),
  ];
};

const enduranceRow = ({ federated, monolith }) => {
  const signed = (number) => `${number >= 0 ? '+' : ''}${number}`;
  const format = ({ heap, nodes, listeners }) =>
    `heap ${signed((heap / 1e6).toFixed(2))} MB, nodes ${signed(nodes)}, listeners ${signed(listeners)}`;
  const good = federated.heap <= 1e6 && federated.nodes <= 0 && federated.listeners <= 0;
  return [
    '100 route changes, then GC',
    format(federated),
    format(monolith),
    '≤ +1 MB, +0, +0',
    formatGoal(good),
  ];
};

/** Checks the product against absolute limits. The single bundle's figures show which part is due to federation. */
export const renderLimitsTable = (results, endured, paths) =>
  table(
    ['What', 'Federated', 'One bundle', 'Goal', ''],
    [...paths.flatMap(limitRows(results)), prefetchedRow(results), enduranceRow(endured)],
  );

const toScriptName = (url) => new URL(url).pathname.replace(/^\/releases\/(\w+)\/[^/]+/, '$1');

const listScripts = ([visit]) =>
  visit.files
    .filter(({ kind }) => kind === 'script')
    .map(({ url, body }) => `\`${toScriptName(url)}\` ${body}`)
    .join('<br>');

/** Lists every script of every page, in transferred bytes. */
export const renderScriptTable = (results, paths) =>
  table(
    ['Page', 'Federated: script, bytes (brotli)', 'One bundle'],
    paths.map((path) => [
      `\`${path}\``,
      listScripts(results[`federated ${path}`]),
      listScripts(results[`monolith ${path}`]),
    ]),
  );
