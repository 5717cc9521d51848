import { begin } from '@wanderwork/quest-engine';
import { chanceWords, effectWords } from './effect-words';
import { aPlan } from '../../../../shared/saves/a-run.fixture';
import { startOf } from '../saves/rules';

const state = begin(startOf(aPlan()));

describe('the words of an outcome', () => {
  it('say what it costs and brings, with true minus signs', () => {
    expect(
      effectWords(state, [
        ['cash', -11_000],
        ['energy', -8],
        ['wonder', 6],
        ['units', -400],
        ['lose', 1],
        ['bond', 'ana', 2],
      ]),
    ).toEqual([
      'Costs $110',
      'Energy −8',
      'Wonder +6',
      'Work lost: 0.4 of a day',
      'Takes a day',
      'Bond with Ana +2',
    ]);
  });

  it.each([
    ['tomas', 'Bond with Tomás +1'],
    ['lucia', 'Bond with Lucía +1'],
    ['accountant', 'Bond with the Accountant +1'],
  ] as const)('call %s by name', (who, said) =>
    expect(effectWords(state, [['bond', who, 1]])).toEqual([said]),
  );

  it('keep what the story keeps', () => {
    expect(
      effectWords(state, [
        ['flag', 'ana_met'],
        ['later', 'ana_2', 24],
      ]),
    ).toEqual([]);
  });

  it.each([
    [100, 'Certain'],
    [65, 'Likely'],
    [64, 'Even'],
    [45, 'Even'],
    [44, 'Unlikely'],
  ])('%d %% is %s', (chance, band) => expect(chanceWords(chance, false)).toBe(band));

  it('is told to the per cent where it may be, and what is certain is no number', () => {
    expect(chanceWords(72, true)).toBe('Likely, 72%');
    expect(chanceWords(100, true)).toBe('Certain');
  });
});
