import { createTestStart } from '../start.fixture.js';
import { createState, copyState, type State } from '../state.js';
import { SLEEP_KIT } from './gear.js';
import { getIllnessChance, spendNight } from './night.js';
import { getComfort } from './season.js';

const after = (more: Partial<State>, atRest = false): State => {
  const state = Object.assign(copyState(createState(createTestStart(0))), {
    energy: 40,
    nights: 30,
    ...more,
  });
  spendNight(state, atRest, undefined);
  return state;
};

describe('a night', () => {
  it.each([
    [0, 0, -2],
    [1, 0, 0],
    [2, 0, 2],
    [1, 119, 0],
    [1, 240, -2],
    [1, -240, -2],
    [1, 720, -6],
  ])('in lodging %d with a body %d minutes away restores eight plus %d energy', (lodging, lag, more) => {
    const weather = Math.trunc((getComfort(createState(createTestStart(0))) - 75) / 6);
    expect(after({ lodging, lag }).energy).toBe(40 + 8 + weather + more);
  });

  it.each([
    [0, 2],
    [2, 2],
    [3, 1],
    [20, 1],
    [21, 0],
  ])('after %d others costs %d belonging', (nights, points) =>
    expect(after({ nights, belonging: 50 }).belonging).toBe(50 - points),
  );

  it.each([
    [300, false, 0, 243],
    [-300, false, 0, -208],
    [300, true, 0, 215],
    [-300, true, 0, -162],
    [300, false, SLEEP_KIT, 215],
    [50, false, 0, 0],
    [-50, false, 0, 0],
  ])('brings a body that is %d minutes away nearer (rested: %p, gear %d): %d', (lag, rested, gear, left) =>
    expect(after({ lag, gear }, rested).lag).toBe(left),
  );
});

describe('illness', () => {
  it.each([
    [80, 100, 6],
    [80, 70, 16],
    [30, 70, 16],
    [29, 70, 31],
    [0, 10, 51],
  ])('with energy %d in weather %d comes on %d nights in a thousand', (energy, weather, chance) =>
    expect(getIllnessChance(energy, weather)).toBe(chance),
  );
});
