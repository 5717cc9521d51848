import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from '../../start/root.mjs';

const engineFile = (name) => pathToFileURL(at('packages/quest-engine/dist', name)).href;

const homes = ['lisbon', 'bangkok', 'mexico-city', 'berlin', 'new-york'];

const createPlan = (n) => ({
  mode: 'grand_tour',
  difficulty: 'standard',
  departure: 0,
  profession: 'developer',
  home: homes[n % homes.length],
  passport: (n >> 1) % 2 ? 'in' : 'de',
  seedA: Math.imul(n, 7919) + 13,
  seedB: n ^ 0x5bd1e995,
});

/** The product's engine: plays whole games with the expert bot, and steps through their logs. */
const loadEngine = async () => {
  const { createStart, createState, reduce } = await import(engineFile('index.js'));
  const { applyAction } = await import(engineFile('step.js'));
  const { expert } = await import(engineFile('bots/expert.js'));
  const { playGame } = await import(engineFile('bots/bot.js'));
  return {
    begin: (n) => createState(createStart(createPlan(n))),
    game: (n, log) => playGame(createStart(createPlan(n)), expert(n), log),
    step: applyAction,
    reduce: (state, action) => reduce(state, action).state,
  };
};

/** The prototype of the design, loaded from its folder; it is not part of the product. */
const loadPrototype = async (folder) => {
  const file = (name) => pathToFileURL(path.join(folder, name)).href;
  const { create, CITIES, reduce, step } = await import(file('engine.mjs'));
  const { play } = await import(file('sim.mjs'));
  const places = ['lis', 'bkk', 'mex', 'ber', 'nyc'].map((id) => CITIES.findIndex((city) => city.id === id));
  const createStart = (n) => [
    Math.imul(n, 7919) + 13,
    n ^ 0x5bd1e995,
    places[n % places.length],
    (n >> 1) % 2,
  ];
  return {
    begin: (n) => create(...createStart(n)),
    game: (n, log) => {
      const [a, b, home, passport] = createStart(n);
      return play('expert', a, b, home, log, passport);
    },
    step,
    reduce,
  };
};

export const loadSubject = (prototype) => (prototype ? loadPrototype(prototype) : loadEngine());
