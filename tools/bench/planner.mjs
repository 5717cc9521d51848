#!/usr/bin/env node
/**
 * `npm run bench:planner -- 9`: the engine of the trip planner, and its proposals against a search; the number sets the
 * rounds.
 */
import { say, step } from '../start/terminal.mjs';
import { createRequestSubjects } from './planner/against-search.mjs';
import { createCandidates, createFacts, createTrip, DAYS } from './planner/trip.mjs';
import { interleave, median, ratio, table, times } from './rounds.mjs';
import { runBench } from './run-bench.mjs';

const ROUNDS = Number(process.argv[2] ?? 9);
const REPEATS = 50;
/** The goals are for a processor slowed down by this factor; Node cannot slow it down, so times are multiplied. */
const SLOWDOWN = 4;

const load = (entry) => import(`../../packages/travel/dist/${entry}.js`);

/** Milliseconds of the processor that this process has used: other work on the machine doesn't count. */
const readProcessorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of one run, the mean of several. */
const time = (run) => {
  const start = readProcessorTime();
  for (let repeat = 0; repeat < REPEATS; repeat += 1) run();
  return (readProcessorTime() - start) / REPEATS;
};

const measureOrder = (search) => {
  const start = readProcessorTime();
  let [last, longest] = [start, 0];
  for (;;) {
    const { done } = search.next();
    const now = readProcessorTime();
    longest = Math.max(longest, now - last);
    last = now;
    if (done) return { total: now - start, longest };
  }
};

const slowed = (values) => `${(median(values) * SLOWDOWN).toFixed(1)} ms`;

const benchEngine = async () => {
  const engine = await load('index');
  const { finishSearch, orderStops } = await load('order/index');
  const { createTemplate, proposeTrips } = await load('propose/index');
  const facts = createFacts();
  const eight = createTrip(engine, 8);
  const nine = createTrip(engine, 9);
  const limited = { ...nine, passports: [{ code: 'US' }] };
  const many = createCandidates();
  const propose = (stops) => {
    const conditions = { ...eight, limits: {}, stops: [] };
    const template = createTemplate(conditions, { nights: 30 * stops }, many);
    return measureOrder(proposeTrips(conditions, template, Object.keys(many.cities), many));
  };
  /** Looks up each offset anew: from the client's clock to the instant, and from there to the own clock. */
  const lookUpEach = () => {
    for (const { zone, from, first } of eight.calls)
      for (let day = first; day < first + DAYS; day += 1) {
        const instant = engine.toInstant(zone, day, from);
        engine.toLocalTime('Europe/Lisbon', instant);
      }
  };
  step(`Measuring the engine, ${ROUNDS} rounds`);
  const results = await interleave(
    {
      // A copy of the calls, so that none are remembered from the run before.
      check: () => time(() => engine.checkTrip({ ...eight, calls: [...eight.calls] }, facts)),
      anew: () => time(lookUpEach),
      free: () => measureOrder(orderStops(nine, facts)),
      limited: () => measureOrder(orderStops(limited, facts)),
      three: () => propose(3),
      six: () => propose(6),
    },
    ROUNDS,
  );
  const searchRow = (name, key, goal) => [
    name,
    `${slowed(results[key].map(({ total }) => total))}, longest slice ${slowed(results[key].map(({ longest }) => longest))}`,
    goal,
  ];
  const orderRow = (name, key) => searchRow(name, key, '≤ 1000 ms, ≤ 50 ms');
  say(
    table(
      ['What', `At CPU ${SLOWDOWN}×`, 'Goal'],
      [
        [`Check: 8 stops, ${DAYS} days, three series`, slowed(results.check), '≤ 16 ms'],
        ['… against looking up each offset anew', times(ratio(results.check, results.anew)), '≤ 0.25×'],
        orderRow('Nine free stops', 'free'),
        orderRow('… where Schengen excludes the best orders', 'limited'),
        searchRow('A plan of three stops from 60 cities, six alternatives', 'three', ''),
        searchRow('… of six stops', 'six', ''),
      ],
    ),
  );
  say(`The best order scores ${finishSearch(orderStops(nine, facts)).score}.`);
};

/** A process is slower right after its start: frequently used code is compiled while it runs. */
const WARM_UP_ROUNDS = 3;

const benchProposals = async () => {
  const { startTestProduct } = await import('../test/test-product.mjs');
  step(`Measuring proposals, ${ROUNDS} rounds`);
  const product = await startTestProduct({ RATE_LIMIT_FACTOR: '100000' });
  try {
    const subjects = createRequestSubjects(product.url);
    await interleave(subjects, WARM_UP_ROUNDS);
    const results = await interleave(subjects, ROUNDS);
    const toRow = (name, key, goal) => [
      name,
      `${median(results[key]).toFixed(1)} ms`,
      times(ratio(results[key], results.search)),
      goal,
    ];
    say();
    say(
      table(
        ['Request', 'Time', 'Against the search', 'Goal'],
        [
          toRow('A search: `warm, under $1800`', 'search', ''),
          toRow('Proposals of three stops, six alternatives', 'threeStops', '≤ 3×'),
          toRow('… of six stops', 'sixStops', '≤ 3×'),
        ],
      ),
    );
  } finally {
    await product.stop();
  }
};

await runBench(async () => {
  await benchEngine();
  await benchProposals();
});
