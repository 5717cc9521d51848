import { all, any, months, not, toCondition, type ConditionNote } from './condition.js';
import { toEffects, toWeight } from './effects.js';
import { card, toTexts } from './story-card.js';

const toast = card('toast', 'social', 12, { when: all('nights >= 4', 'has jacket'), again: 20, arc: 'ana' })
  .scene('A toast', 'Somebody taps a glass in {city}.')
  .choice('stand', 'Stand up', { needs: 'bond ana >= 2', hint: 'risky' })
  .odds('50 + reputation / 2', { belonging: 5, bond: { ana: 1 } }, 'They laugh where they should.')
  .odds(40, { belonging: -5 }, 'Nobody laughs.')
  .choice('sit', 'Stay where you are')
  .sure({ energy: 2 }, 'The soup is good.');

describe('a card of a story', () => {
  it('gives its rules, with the terms in the order in which they are written', () => {
    expect(JSON.stringify(toast.rules)).toBe(
      JSON.stringify({
        id: 'toast',
        deck: 'social',
        weight: 12,
        when: { all: [{ figure: 'nights', op: '>=', value: 4 }, { gear: 'jacket' }] },
        again: 20,
        arc: 'ana',
        choices: [
          {
            id: 'stand',
            needs: { bond: 'ana', atLeast: 2 },
            hint: 'risky',
            outcomes: [
              {
                weight: { base: 50, figure: 'reputation', divisor: 2 },
                effects: [
                  ['belonging', 5],
                  ['bond', 'ana', 1],
                ],
              },
              { weight: 40, effects: [['belonging', -5]] },
            ],
          },
          { id: 'sit', outcomes: [{ weight: 1, effects: [['energy', 2]] }] },
        ],
      }),
    );
  });

  it('gives its text by its id', () => {
    expect(toTexts([toast])).toEqual({
      toast: {
        title: 'A toast',
        text: 'Somebody taps a glass in {city}.',
        choices: {
          stand: { label: 'Stand up', outcomes: ['They laugh where they should.', 'Nobody laughs.'] },
          sit: { label: 'Stay where you are', outcomes: ['The soup is good.'] },
        },
      },
    });
  });
});

describe('a condition', () => {
  it.each<[ConditionNote, unknown]>([
    ['cash < -50000', { figure: 'cash', op: '<', value: -50_000 }],
    ['has insurance', { gear: 'insurance' }],
    ['flag ana_met', { flag: 'ana_met' }],
    ['bond kai >= 3', { bond: 'kai', atLeast: 3 }],
    ['in North America', { continent: 3 }],
    ['at a hub', { hub: true }],
    ['away from hubs', { hub: false }],
    [months('Jan', 'Dec'), { months: [0, 11] }],
    [not('flag ana_met'), { not: { flag: 'ana_met' } }],
    [any('at a hub', 'day > 7'), { any: [{ hub: true }, { figure: 'day', op: '>', value: 7 }] }],
  ])('%j means %j', (note, condition) => expect(toCondition(note)).toEqual(condition));
});

describe('an outcome', () => {
  it('has its effects in the order in which they are written', () => {
    expect(
      toEffects({
        later: { one: 3, two: 5 },
        lead: true,
        cash: -1_500,
        flag: 'met',
        bond: { ana: 1 },
        gear: 'jacket',
      }),
    ).toEqual([
      ['later', 'one', 3],
      ['later', 'two', 5],
      ['lead'],
      ['cash', -1_500],
      ['flag', 'met'],
      ['bond', 'ana', 1],
      ['gear', 'jacket'],
    ]);
  });

  it('is weighed by a number, or by a figure', () => {
    expect(toWeight(30)).toBe(30);
    expect(toWeight('10 + community / 4')).toEqual({ base: 10, figure: 'community', divisor: 4 });
  });
});
