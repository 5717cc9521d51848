import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from '../../start/root.mjs';

const engineFile = (name) => pathToFileURL(at('packages/quest-engine/dist', name)).href;

const homes = ['lisbon', 'bangkok', 'mexico-city', 'berlin', 'new-york'];

const planOf = (n) => ({
  mode: 'grand_tour',
  difficulty: 'standard',
  departure: 0,
  profession: 'developer',
  home: homes[n % homes.length],
  passport: (n >> 1) % 2 ? 'in' : 'de',
  seedA: Math.imul(n, 7919) + 13,
  seedB: n ^ 0x5bd1e995,
});

/** The product’s engine: whole games by the expert, and logs of them to step through. */
const ours = async () => {
  const { begin, reduce, startFrom } = await import(engineFile('index.js'));
  const { applyAction } = await import(engineFile('step.js'));
  const { expert } = await import(engineFile('bots/expert.js'));
  const { playGame } = await import(engineFile('bots/play.js'));
  return {
    begin: (n) => begin(startFrom(planOf(n))),
    game: (n, log) => playGame(startFrom(planOf(n)), expert(n), log),
    step: applyAction,
    reduce: (state, action) => reduce(state, action).state,
  };
};

/** The prototype of the design, which is no part of the product: from the folder that holds it. */
const prototypeIn = async (folder) => {
  const file = (name) => pathToFileURL(path.join(folder, name)).href;
  const { create, CITIES, reduce, step } = await import(file('engine.mjs'));
  const { play } = await import(file('sim.mjs'));
  const places = ['lis', 'bkk', 'mex', 'ber', 'nyc'].map((id) => CITIES.findIndex((city) => city.id === id));
  const startOf = (n) => [Math.imul(n, 7919) + 13, n ^ 0x5bd1e995, places[n % places.length], (n >> 1) % 2];
  return {
    begin: (n) => create(...startOf(n)),
    game: (n, log) => {
      const [a, b, home, passport] = startOf(n);
      return play('expert', a, b, home, log, passport);
    },
    step,
    reduce,
  };
};

export const subjectOf = (prototype) => (prototype ? prototypeIn(prototype) : ours());
