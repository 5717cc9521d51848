import { type BotMaker, playGame, spendDaysOn } from '../bots/bot.js';
import { casual } from '../bots/casual.js';
import { expert } from '../bots/expert.js';
import { random } from '../bots/simple-bots.js';
import { endings } from '../endings.js';
import { cardIndex } from './cards.js';
import { createTestStart } from '../start.fixture.js';
import { getRules } from '../rules/get-rules.js';
import { difficulties, modes } from '../rules/rules.js';
import { createState, NO_CARD, type State } from '../state.js';
import { getDistance } from '../world/distances.js';
import { NO_CLIENT } from '../life/clients.js';
import { findCityIndex } from '../world/cities.js';
import { findTale, tales } from './tales.js';

const words = (text: string): number => text.trim().split(/\s+/).length;

/** A traveler from Lisbon whose run has ended. */
const ended = (more: Partial<State>): State => ({
  ...createState(createTestStart(0)),
  kilometres: 30_000,
  ...more,
});

const singapore = findCityIndex('singapore');
const madrid = findCityIndex('madrid');

const withBowl = (): Int16Array => {
  const cardFrom = createState(createTestStart(0)).cardFrom.slice();
  cardFrom[cardIndex('bao_4')] = 9999;
  return cardFrom;
};

describe('the tales of how runs end', () => {
  it('are short and unique', () => {
    expect(new Set(tales.map(({ id }) => id)).size).toBe(tales.length);
    expect(new Set(tales.map(({ title }) => title)).size).toBe(tales.length);
    expect(tales.filter(({ title, text }) => words(title) > 8 || words(text) > 60)).toEqual([]);
  });

  it('cover every ending', () => {
    for (const ending of endings) expect(findTale(ended({ ending }))).not.toBeNull();
    expect(findTale(ended({}))).toBeNull();
  });

  it.each<[string, Partial<State>]>([
    ['thirteenth_bowl', { ending: 'circle_closed', cardFrom: withBowl() }],
    ['long_way_round', { ending: 'circle_closed', landKilometres: 12_001, co2: 5_000 }],
    ['light_foot', { ending: 'circle_closed', landKilometres: 9_000, co2: 5_299 }],
    ['circle_closed', { ending: 'circle_closed', landKilometres: 9_000, co2: 5_300 }],
    ['circle_closed', { ending: 'circle_closed', landKilometres: 0, co2: 5_299 }],
    ['four_doors', { ending: 'long_stays', longStays: 4 }],
    ['many_doors', { ending: 'long_stays', longStays: 5 }],
    ['roamed_nowhere', { ending: 'roamed', kilometres: 0 }],
    ['never_left', { ending: 'out_of_days', kilometres: 0, nights: 28, belonging: 60 }],
    ['rooted', { ending: 'out_of_days', city: singapore, nights: 28, belonging: 60, reputation: 99 }],
    ['partner', { ending: 'out_of_days', city: singapore, nights: 27, reputation: 95 }],
    ['out_of_days', { ending: 'out_of_days', city: singapore, reputation: 95, client: NO_CLIENT }],
    ['out_of_days', { ending: 'out_of_days', city: singapore, nights: 27, reputation: 94 }],
    ['almost_home', { ending: 'out_of_days', city: madrid }],
    ['home_short', { ending: 'out_of_days' }],
    ['flown_home', { ending: 'out_of_money', city: madrid }],
    ['broke_at_home', { ending: 'out_of_money' }],
    ['medevac', { ending: 'medevac', city: madrid }],
    ['ward', { ending: 'medevac' }],
    ['handover', { ending: 'quit', reputation: 70 }],
    ['unpacked', { ending: 'quit', reputation: 70, client: NO_CLIENT }],
    ['unpacked', { ending: 'quit', reputation: 69 }],
    ['quiet_quit', { ending: 'quit', city: madrid, reputation: 69 }],
  ])('%s is told about the right run (%#)', (id, state) => {
    expect(findTale(ended(state))?.id).toBe(id);
  });
});

/** What a text asserts about the run it is told of. */
const claims: readonly (readonly [RegExp, (state: State) => boolean])[] = [
  [/far side/, ({ city, home }) => getDistance(city, home) >= 5_000],
  [/fly home|went home|ticket home|ambulance aircraft|away from home/, ({ city, home }) => city !== home],
  [/one ticket away/, ({ city, home }) => city !== home && getDistance(city, home) < 5_000],
  [/still stands by the door|one city on it/, ({ kilometres }) => kilometres === 0],
  [/tickets|street by street/, ({ kilometres }) => kilometres > 0],
  [/You are home|your own kitchen|where they were/, ({ city, home }) => city === home],
  [/slow train|platforms/, ({ landKilometres }) => landKilometres > 0],
  [/the client/i, ({ client }) => client !== NO_CLIENT],
  [/Bao/, ({ cardFrom }) => cardFrom[cardIndex('bao_4')]! > 0],
  [/keys/, ({ longStays }) => longStays >= 4],
  [/calls you by your name/, ({ nights, belonging }) => nights >= 28 && belonging >= 60],
  [/mostly white/, ({ rules }) => rules.days === 7],
];

const homebody: BotMaker = () => (state) =>
  state.card === NO_CARD
    ? spendDaysOn(state.energy < 50 ? 'rest' : 'socialise')
    : { type: 'choose', choice: 0 };

/** Gives up on a day of its own. */
const quitter: BotMaker = (seed) => (state) =>
  state.day > seed % 90 ? { type: 'quit' } : casual(seed)(state);

const GAMES = 2_000;
const players = [random, casual, expert, homebody, quitter];

const playEnd = (n: number): State => {
  const mode = modes[n % modes.length]!;
  const difficulty = difficulties[Math.floor(n / 7) % difficulties.length]!;
  const start = { ...createTestStart(n), rules: getRules(mode, difficulty) };
  return playGame(start, players[Math.floor(n / 3) % players.length]!(n));
};

describe('what the tales say', () => {
  it('is true of every one of 2,000 ends', () => {
    const seen = new Set<string>();
    const lies: string[] = [];
    for (let n = 0; n < GAMES; n += 1) {
      const state = playEnd(n);
      const tale = findTale(state)!;
      seen.add(tale.id);
      for (const [words, isTrue] of claims)
        if (words.test(tale.text) && !isTrue(state)) lies.push(`${n}: ${tale.id}, ${String(words)}`);
    }
    expect(lies).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(15);
  });
});
