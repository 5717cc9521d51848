#!/usr/bin/env node
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { say, step } from '../start/terminal.mjs';
import { table } from './rounds.mjs';
import { fillBoards, explainBoard, timeBoard } from './quest-server/boards.mjs';
import { timeLists } from './quest-server/lists.mjs';
import { timeReplays } from './quest-server/replays.mjs';
import { runBench } from './run-bench.mjs';

const SIZES = [1_000, 1_000_000];

const ms = (value) => `${value.toFixed(2)} ms`;

const withDatabase = async (work) => {
  const { startCluster } = await import('../../api/dist/platform/database/embedded/cluster.js');
  const { migrate } = await import('../../api/dist/platform/database/migrate.js');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quest-bench-'));
  const cluster = await startCluster(folder);
  try {
    await migrate(cluster.url);
    return await work(cluster.url);
  } finally {
    await cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
};

const renderReplayTable = (times) =>
  table(
    ['A 180-day run, replayed by a worker', 'Median', 'Slowest', 'Log'],
    [
      [
        '100 runs of the expert',
        ms(times.median),
        ms(times.slowest),
        `${Math.round(times.characters)} characters`,
      ],
    ],
  );

const renderListTable = (rows) =>
  table(
    ['Read of 400 runs', 'Median', 'Read'],
    rows.map(({ what, time, bytes }) => [what, ms(time), `${Math.round(bytes / 1000)} kB`]),
  );

const renderBoardTable = (rows) =>
  table(
    ['Board', 'First page', 'A page in the middle', 'A rank in the middle'],
    rows.map(({ size, times }) => [
      `${size.toLocaleString('en')} rows`,
      ms(times.first),
      ms(times.middle),
      ms(times.rank),
    ]),
  );

await runBench(async () => {
  step('Replays');
  const replays = await timeReplays();
  step('Boards and lists');
  await withDatabase(async (url) => {
    const boards = await fillBoards(url, SIZES);
    const rows = [];
    for (const one of boards) rows.push({ size: one.size, times: await timeBoard(url, one) });
    say(renderReplayTable(replays));
    say(`\n${renderBoardTable(rows)}\n`);
    say(`${renderListTable(await timeLists(url))}\n`);
    say((await explainBoard(url, boards.at(-1))).join('\n'));
  });
});
