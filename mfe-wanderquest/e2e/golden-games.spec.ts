import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';

const engine = path.resolve(import.meta.dirname, '../../packages/quest-engine');
const golden = path.join(engine, 'src/__snapshots__/replay.spec.ts.snap');

/** "7: 191 actions, 0a1b2c3d", as Node came to it. */
const expected = [...fs.readFileSync(golden, 'utf8').matchAll(/"(\d+: \d+ actions, [0-9a-f]{8})"/g)].map(
  ([, line]) => line!,
);

/** The same starts as in the engine's own tests, played and replayed by the built engine. */
const playAll = `(async () => {
  const load = (file) => import('/engine-under-test/' + file);
  const { findCityIndex, getRules, hashState, passports, replay } = await load('index.js');
  const { expert } = await load('bots/expert.js');
  const { playGame } = await load('bots/bot.js');
  const homes = ['lisbon', 'bangkok', 'mexico-city', 'berlin', 'new-york'];
  const carried = ['de', 'in'];
  return [1, 2].flatMap((version) => Array.from({ length: 100 }, (_, n) => {
    const start = {
      seedA: Math.imul(n, 7919) + 13,
      seedB: n ^ 0x5bd1e995,
      home: findCityIndex(homes[n % homes.length]),
      passport: passports.indexOf(carried[(n >> 1) % 2]),
      rules: getRules('grand_tour', 'standard', { version }),
    };
    const log = [];
    const played = hashState(playGame(start, expert(n), log));
    const again = replay(start, log);
    return n + ': ' + log.length + ' actions, ' + (again.ok && again.hash === played ? played : 'another state');
  }));
})()`;

test('replays a hundred golden games of each version of the rules to the same hashes as in Node', async ({
  page,
}) => {
  test.slow();
  await page.route('**/engine-under-test/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/engine-under-test/', '');
    return route.fulfill({ path: path.join(engine, 'dist', file), contentType: 'text/javascript' });
  });
  await page.goto('/wanderquest');
  expect(expected).toHaveLength(200);
  expect(await page.evaluate(playAll)).toEqual(expected);
});
