#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { ensureInstalled } from '../start/install.mjs';
import { at } from '../start/root.mjs';
import { runMain, say, step } from '../start/terminal.mjs';
import { interleave, median, ratio, table, times } from './rounds.mjs';
import { loadSubject } from './quest/subjects.mjs';

/** The prototype's folder, from an argument or the environment; without it only the product is measured. */
const prototype = process.argv[2] ?? process.env.QUEST_PROTOTYPE;
const ROUNDS = 5;
const CORES = 2;
const GAMES_A_CORE = 1_500;
const LOGS = 100;

const measureMs = async (work) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** Games per second with one worker per core, all started together. */
const measureGamesPerSecond = async (folder) => {
  const workers = Array.from(
    { length: CORES },
    (_, core) =>
      new Worker(new URL('./quest/worker.mjs', import.meta.url), {
        workerData: { prototype: folder, games: GAMES_A_CORE, from: core * GAMES_A_CORE },
      }),
  );
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  const milliseconds = await measureMs(() =>
    Promise.all(
      workers.map((worker) => {
        worker.postMessage('go');
        return once(worker, 'message');
      }),
    ),
  );
  await Promise.all(workers.map((worker) => worker.terminate()));
  return (CORES * GAMES_A_CORE * 1000) / milliseconds;
};

/** Microseconds per action: in place, and with `reduce`, which copies the state first. */
const createActionTimers = (subject) => {
  const logs = Array.from({ length: LOGS }, (_, n) => {
    const log = [];
    subject.game(n, log);
    return log;
  });
  const actions = logs.reduce((sum, log) => sum + log.length, 0);
  const timed = (play) => async () => {
    const milliseconds = await measureMs(() => logs.forEach((log, n) => log.reduce(play, subject.begin(n))));
    return (milliseconds * 1000) / actions;
  };
  return {
    step: timed((state, action) => {
      subject.step(state, action);
      return state;
    }),
    reduce: timed(subject.reduce),
  };
};

const listScripts = (folder) =>
  fs
    .readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(folder, name));

const getCompressedKilobytes = async (files) => {
  const { minify } = await import('@swc/core');
  const parts = await Promise.all(
    files.map((file) =>
      minify(fs.readFileSync(file, 'utf8'), { module: true, compress: true, mangle: true }),
    ),
  );
  return gzipSync(parts.map(({ code }) => code).join('\n'), { level: 9 }).length / 1000;
};

const measureSizes = async () => {
  const all = listScripts(at('packages/quest-engine/dist')).filter(
    (file) => !file.includes(`${path.sep}bots${path.sep}`),
  );
  const isText = (file) => file.includes(`content${path.sep}texts`);
  const isCard = (file) => file.includes(`${path.sep}content${path.sep}`) && !isText(file);
  const isWorld = (file) => file.endsWith('.data.js');
  const rows = [
    ['Rules', all.filter((file) => !isText(file) && !isCard(file) && !isWorld(file))],
    ['Cities, distances and borders', all.filter(isWorld)],
    ['Cards, achievements, tales', all.filter(isCard)],
    ['Texts of the cards', all.filter(isText)],
  ];
  return Promise.all(
    rows.map(async ([name, files]) => [name, `${(await getCompressedKilobytes(files)).toFixed(1)} kB`]),
  );
};

const formatThousands = (value) => Math.round(value).toLocaleString('en');

const spread = (values, show) =>
  `${show(median(values))} (${show(Math.min(...values))}–${show(Math.max(...values))})`;

const microseconds = (value) => `${value.toFixed(2)} µs`;

const row = (name, results, key, show, goal) => {
  const own = results[key];
  const other = results[`${key} of the prototype`];
  return [
    name,
    spread(own, show),
    other ? spread(other, show) : '–',
    other ? times(ratio(own, other)) : '–',
    goal,
  ];
};

const main = async () => {
  await ensureInstalled();
  step('Building the engine');
  execFileSync('npm', ['run', 'build', '--silent', '-w', '@wanderwork/quest-engine'], { cwd: at('.') });
  const own = createActionTimers(await loadSubject());
  const prototypeTimers = prototype && createActionTimers(await loadSubject(prototype));
  step(`Measuring, ${ROUNDS} rounds`);
  const results = await interleave(
    {
      games: () => measureGamesPerSecond(),
      ...(prototype && { 'games of the prototype': () => measureGamesPerSecond(prototype) }),
      step: own.step,
      ...(prototypeTimers && { 'step of the prototype': prototypeTimers.step }),
      reduce: own.reduce,
      ...(prototypeTimers && { 'reduce of the prototype': prototypeTimers.reduce }),
    },
    ROUNDS,
  );
  say(
    table(
      ['What', 'Engine', 'Prototype', 'Ratio, median (lowest–highest)', 'Goal'],
      [
        row(`Expert games a second, ${CORES} cores`, results, 'games', formatThousands, '≥ 10,000'),
        row('One step', results, 'step', microseconds, '≤ 2×'),
        row('One `reduce`', results, 'reduce', microseconds, '< 50 µs at CPU 4×'),
      ],
    ),
  );
  say('');
  say(table(['Content', 'gzip, minified'], await measureSizes()));
};

await runMain(main);
