import { getRules } from '../rules/get-rules.js';
import { createTestStart } from '../start.fixture.js';
import { createState, type State } from '../state.js';
import { cities, findCityIndex } from '../world/cities.js';
import { clients } from './clients.js';
import { HOTSPOT } from './gear.js';
import {
  getClockDistance,
  getConnectionFactor,
  getDayOutput,
  getOutageChance,
  getOverlapDeficit,
} from './work.js';

const rested = (more: Partial<State> = {}): State => ({
  ...createState({ ...createTestStart(0), rules: getRules('grand_tour', 'standard') }),
  energy: 80,
  health: 90,
  ...more,
});

describe('the hours outside the player’s own day', () => {
  it('are those the client asks for and the clocks do not share', () => {
    for (const { index: city, utc } of cities)
      clients.forEach((client, index) => {
        const shared = Math.max(0, 480 - getClockDistance(utc, client.utc));
        const missing = Math.ceil(Math.max(0, client.overlapHours * 60 - shared) / 60);
        expect(getOverlapDeficit(rested(), city, index)).toBe(missing);
      });
  });

  it('go the shorter way around the clock', () => {
    expect([getClockDistance(720, -660), getClockDistance(0, 720), getClockDistance(60, 60)]).toEqual([
      60, 720, 0,
    ]);
  });
});

describe('a day of work', () => {
  const lisbon = findCityIndex('lisbon');
  const whole = getDayOutput(rested({ city: lisbon }));
  const share = (more: Partial<State>) => getDayOutput(rested({ city: lisbon, ...more })) / whole;

  it('is a whole one, and up to 6% more on a fast connection', () => {
    expect(whole).toBeGreaterThanOrEqual(1000);
    expect(whole).toBeLessThanOrEqual(1060);
  });

  it.each([
    [60, 1],
    [59, 0.5 + 59 / 120],
    [30, 0.75],
    [0, 0.5],
  ])('with energy %d is worth %f of it', (energy, of) => expect(share({ energy })).toBeCloseTo(of, 2));

  it.each([
    [50, 1],
    [49, 0.994],
    [25, 0.85],
    [0, 0.7],
  ])('with health %d is worth %f of it', (health, of) => expect(share({ health })).toBeCloseTo(of, 2));

  it.each([
    [0, 1],
    [100, 0.93],
    [-100, 0.93],
    [500, 0.65],
    [720, 0.65],
  ])('with a body %d minutes away is worth %f of it', (lag, of) => expect(share({ lag })).toBeCloseTo(of, 2));

  it('is worth 9% less per hour outside the player’s own day', () => {
    for (const { index: city } of cities)
      for (let client = 0; client < clients.length; client += 1) {
        const state = rested({ city, client });
        const { mbps } = cities[city]!;
        const awake = Math.max(0.4, 1 - 0.09 * getOverlapDeficit(state));
        const expected = getConnectionFactor(mbps, clients[client]!.mbps) * awake;
        expect(Math.abs(getDayOutput(state) - expected)).toBeLessThanOrEqual(2);
      }
  });

  it.each([
    [100, 100, 1000],
    [200, 100, 1030],
    [300, 100, 1060],
    [900, 100, 1060],
    [99, 100, 995],
    [50, 100, 760],
    [0, 100, 520],
  ])('on a connection of %d with %d required yields %d thousandths', (mbps, requiredMbps, thousandths) =>
    expect(getConnectionFactor(mbps, requiredMbps)).toBe(thousandths),
  );
});

describe('an outage', () => {
  it('comes on slow connections, less often with a hotspot', () => {
    for (const { index: city, mbps } of cities) {
      const chance = Math.max(10, 200 - 2 * mbps);
      expect(getOutageChance(rested({ city }))).toBe(chance);
      expect(getOutageChance(rested({ city, gear: HOTSPOT }))).toBe(Math.floor(chance * 0.4));
    }
  });
});
