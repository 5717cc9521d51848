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

/**
 * An expert bot's Grand Tour, as saved in the browser, up to the last morning `fits` accepts, and the city it is
 * in. No card is open, so the player can travel.
 *
 * @param {(at: { day: number, actions: number }) => boolean} fits
 */
export const expertTour = async (fits) => {
  const { createState, getCity, hashState, NO_CARD, reduce, createStart } =
    await import('../../../packages/quest-engine/dist/index.js');
  const { expert } = await import('../../../packages/quest-engine/dist/bots/expert.js');
  const { playGame } = await import('../../../packages/quest-engine/dist/bots/bot.js');
  const all = [];
  playGame(createStart(plan), expert(1), all);
  const states = [createState(createStart(plan))];
  for (const action of all) states.push(reduce(states.at(-1), action).state);
  const actions = states.findLastIndex(
    ({ day, card, ending }, at) => card === NO_CARD && !ending && fits({ day, actions: at }),
  );
  const state = states[actions];
  const run = {
    id: crypto.randomUUID(),
    plan,
    edition: null,
    log: all.slice(0, actions),
    hash: hashState(state),
    played: new Date().toISOString(),
    day: state.day,
    over: false,
    header: null,
    ranked: false,
    keys: [],
    account: null,
  };
  return { run, city: getCity(state.city).name };
};
