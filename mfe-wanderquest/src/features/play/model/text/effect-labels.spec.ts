import { cards, createState, people, type Effect, type State } from '@wanderwork/quest-engine';
import { formatChance, formatEffects, describeClosedChoice } from './effect-labels';
import { createPlan } from '../../../../shared/saves/run.fixture';
import { getRunStart } from '../saves/rules';

const state = createState(getRunStart(createPlan({ mode: 'grand_tour', difficulty: 'hard' })));

describe('formatEffects', () => {
  it('formats costs and gains as they will be, with true minus signs', () => {
    expect(
      formatEffects(state, [
        ['cash', -11_000],
        ['energy', -8],
        ['wonder', 6],
        ['units', -400],
        ['lose', 1],
        ['bond', 'ana', 2],
      ]),
    ).toEqual([
      'Costs $105',
      'Energy −8',
      'Wonder +6',
      'Work lost: 0.4 of a day',
      'Takes a day',
      'Bond with Ana +2',
      expect.stringMatching(/^That day: Energy .+, Costs \$\d+$/),
    ]);
  });

  it.each([
    ['tomas', 'Bond with Tomás +1'],
    ['lucia', 'Bond with Lucía +1'],
    ['accountant', 'Bond with the Accountant +1'],
  ] as const)('names %s', (who, label) => expect(formatEffects(state, [['bond', who, 1]])).toEqual([label]));

  it('hides story effects, and says when there is nothing else', () => {
    const hidden: Effect[] = [
      ['flag', 'ana_met'],
      ['later', 'ana_2', 24],
    ];
    expect(formatEffects(state, [...hidden, ['wonder', 3]])).toEqual(['Wonder +3']);
    expect(formatEffects(state, hidden)).toEqual(['Nothing today; it may matter later']);
    expect(formatEffects(state, [])).toEqual(['Nothing changes']);
  });

  it('says something about every outcome of every card', () => {
    const effects = cards.flatMap(({ choices }) => choices.flatMap(({ outcomes }) => outcomes));
    for (const outcome of effects) expect(formatEffects(state, outcome.effects)).not.toEqual([]);
  });

  it.each([
    [100, 'Certain'],
    [65, 'Likely'],
    [64, 'Even'],
    [45, 'Even'],
    [44, 'Unlikely'],
  ])('%d %% is %s', (chance, band) => expect(formatChance(chance, false)).toBe(band));

  it('adds the exact percentage unless it is certain', () => {
    expect(formatChance(72, true)).toBe('Likely, 72%');
    expect(formatChance(100, true)).toBe('Certain');
  });
});

const stateWithReputation: State = { ...createState(getRunStart(createPlan())), reputation: 50 };

const friendsWith = (who: (typeof people)[number], bond: number): State => ({
  ...stateWithReputation,
  bonds: stateWithReputation.bonds.map((has, at) => (people[at] === who ? bond : has)),
});

describe('a closed choice', () => {
  it('names the gear it needs', () =>
    expect(describeClosedChoice({ gear: 'headphones' }, stateWithReputation)).toMatch(
      /^You need an item you don’t carry: .+\.$/,
    ));

  it('names the bond it needs', () =>
    expect(describeClosedChoice({ bond: 'lucia', atLeast: 3 }, friendsWith('lucia', 1))).toBe(
      'Needs a bond of 3 with Lucía; yours is 1.',
    ));

  it('names the reputation it needs', () =>
    expect(describeClosedChoice({ figure: 'reputation', op: '>=', value: 65 }, stateWithReputation)).toBe(
      'Needs a reputation of 65; yours is 50.',
    ));

  it('hides story conditions', () =>
    expect(describeClosedChoice({ flag: 'library_card' }, stateWithReputation)).toBe('Not open to you yet.'));
});
