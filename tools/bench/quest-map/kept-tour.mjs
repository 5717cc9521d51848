const ACTIONS = 120;

const plan = {
  mode: 'grand_tour',
  difficulty: 'standard',
  departure: 0,
  profession: 'developer',
  home: 'lisbon',
  passport: 'de',
  seedA: 7,
  seedB: 11,
};

/** A tour well under way, as the game keeps it in the browser: its map has a route, stamps, and all ways that go on. */
export const keptTour = async () => {
  const { begin, hash, NO_CARD, reduce, startFrom } =
    await import('../../../packages/quest-engine/dist/index.js');
  const { expert } = await import('../../../packages/quest-engine/dist/bots/expert.js');
  const { play } = await import('../../../packages/quest-engine/dist/bots/play.js');
  const all = [];
  play(startFrom(plan), expert(1), all);
  const states = [begin(startFrom(plan))];
  for (const action of all) states.push(reduce(states.at(-1), action).state);
  // A morning: with a card before them, nobody leaves town.
  let at = Math.min(ACTIONS, all.length - 1);
  while (states[at].card !== NO_CARD) at -= 1;
  const now = new Date().toISOString();
  return {
    id: crypto.randomUUID(),
    plan,
    edition: null,
    log: all.slice(0, at),
    hash: hash(states[at]),
    played: now,
    day: states[at].day,
    over: false,
    header: null,
    ranked: false,
    keys: [],
    account: null,
  };
};
