import { reduce } from '../step.js';
import { type Action } from '../actions/action.js';
import { cards } from '../content/cards.js';
import { getRules } from '../rules/get-rules.js';
import { createTestStart } from '../start.fixture.js';
import { createState, NO_CARD, type State } from '../state.js';
import { cities, findCityIndex } from '../world/cities.js';
import { type Headline, findHeadline, findKnownHeadline, getHeadlineLastDay } from './headlines.js';
import { getComfort } from './season.js';

const fresh = (n: number, more: Partial<State> = {}): State => ({
  ...createState(createTestStart(n)),
  daysSinceCard: -90,
  cash: 900_000,
  ...more,
});

const madrid = findCityIndex('madrid');
const toMadrid: Action = { type: 'move', to: madrid, by: 'land', ahead: 0 };
const rest: Action = { type: 'spend', verb: 'rest', days: 1 };

/** A run from Lisbon that arrives in Madrid during a given headline, or none. */
const runWith = (headline: Headline | null): State => {
  for (let n = 0; ; n += 5) {
    const state = fresh(n, { passport: 0 });
    if (findHeadline(state, madrid, 1) === headline) return state;
  }
};

const answered = (state: State): State => reduce(state, { type: 'choose', choice: 0 }).state;

describe('a headline', () => {
  it.each<Headline>(['strike', 'storm', 'fair'])('%s brings its own card on arrival', (headline) => {
    const { state } = reduce(runWith(headline), toMadrid);
    expect(state.city).toBe(madrid);
    expect(cards[state.card]!.deck).toBe(headline);
  });

  it('closes a city until the day after its last one', () => {
    const arrived = reduce(runWith('strike'), toMadrid).state;
    expect([arrived.visited[madrid], arrived.cityCount]).toEqual([0, 0]);
    let state = answered(arrived);
    while (state.day <= getHeadlineLastDay(madrid, 1)) {
      expect(state.visited[madrid]).toBe(0);
      state = reduce({ ...state, card: NO_CARD, energy: 90, daysSinceCard: -90 }, rest).state;
    }
    expect([state.visited[madrid], state.cityCount]).toEqual([1, 1]);
  });

  it('leaves the city open when there is none', () => {
    const { state } = reduce(runWith(null), toMadrid);
    expect([state.visited[madrid], state.cityCount]).toEqual([1, 1]);
  });

  it('never happens at home or in a First Week', () => {
    const days = Array.from({ length: 180 }, (_, day) => day);
    const run = fresh(0);
    expect(days.filter((day) => findHeadline(run, run.home, day))).toEqual([]);
    const quiet = { ...run, rules: getRules('first_week', 'standard') };
    expect(days.filter((day) => findHeadline(quiet, madrid, day))).toEqual([]);
  });

  it('is a storm only where the weather is not at its best', () => {
    let storms = 0;
    for (const { index } of cities)
      for (let day = 0; day < 180; day += 1)
        if (findHeadline(fresh(2), index, day) === 'storm') {
          storms += 1;
          const month = (at: number) => getComfort(fresh(2), index, Math.max(0, at));
          // Drawn once for all of its days, by the weather of the first one.
          expect(Math.min(month(day), month(day - 14))).toBeLessThan(85);
        }
    expect(storms).toBeGreaterThan(0);
  });
});

describe('the news', () => {
  const on = (state: State, day: number) => cities.map(({ index }) => findKnownHeadline(state, index, day));
  const really = (state: State, day: number) => cities.map(({ index }) => findHeadline(state, index, day));

  it('contains everything that happens today and in five days', () => {
    const state = fresh(1, { day: 20 });
    expect(on(state, 20)).toEqual(really(state, 20));
    expect(on(state, 25)).toEqual(really(state, 25));
    expect(really(state, 25).filter(Boolean).length).toBeGreaterThan(5);
  });

  it('does not contain what begins later', () => {
    const state = fresh(1, { day: 20 });
    const hidden = really(state, 40).filter((headline, city) => headline && !on(state, 40)[city]);
    expect(hidden.length).toBeGreaterThan(0);
    expect(on({ ...state, day: 35 }, 40)).toEqual(really(state, 40));
  });

  it('arrives late when the rules delay it', () => {
    const late = fresh(1, { day: 20, rules: { ...getRules('grand_tour', 'standard'), newsLate: 14 } });
    const announced = on(late, 20).filter(Boolean).length;
    expect(announced).toBeLessThan(really(late, 20).filter(Boolean).length);
  });
});
