import { endings } from '../endings.js';
import { cardIndex } from './cards.js';
import { createTestStart } from '../start.fixture.js';
import { createState, type State } from '../state.js';
import { findTale, tales } from './tales.js';

const words = (text: string): number => text.trim().split(/\s+/).length;

const ended = (more: Partial<State>): State => ({ ...createState(createTestStart(0)), ...more });

const withBowl = (): Int16Array => {
  const cardFrom = createState(createTestStart(0)).cardFrom.slice();
  cardFrom[cardIndex('bao_4')] = 9999;
  return cardFrom;
};

describe('the tales of how runs end', () => {
  it('are fourteen for the Grand Tour and one more per other mode, short and unique', () => {
    expect(tales).toHaveLength(18);
    expect(new Set(tales.map(({ id }) => id)).size).toBe(18);
    expect(new Set(tales.map(({ title }) => title)).size).toBe(18);
    expect(tales.filter(({ title, text }) => words(title) > 8 || words(text) > 60)).toEqual([]);
  });

  it('cover every ending', () => {
    for (const ending of endings) expect(findTale(ended({ ending }))).not.toBeNull();
    expect(findTale(ended({}))).toBeNull();
  });

  it.each<[string, Partial<State>]>([
    ['thirteenth_bowl', { ending: 'circle_closed', cardFrom: withBowl() }],
    ['long_way_round', { ending: 'circle_closed', kilometres: 30_000, landKilometres: 12_001, co2: 5_000 }],
    ['light_foot', { ending: 'circle_closed', kilometres: 30_000, landKilometres: 9_000, co2: 5_299 }],
    ['circle_closed', { ending: 'circle_closed', kilometres: 30_000, co2: 5_300 }],
    ['rooted', { ending: 'out_of_days', nights: 28, belonging: 60, reputation: 99 }],
    ['partner', { ending: 'out_of_days', nights: 27, reputation: 95 }],
    ['out_of_days', { ending: 'out_of_days', nights: 27, reputation: 94 }],
    ['handover', { ending: 'quit', reputation: 70 }],
    ['quiet_quit', { ending: 'quit', reputation: 69 }],
  ])('%s is told about the right run', (id, state) => {
    expect(findTale(ended(state))?.id).toBe(id);
  });
});
