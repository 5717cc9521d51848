import type { PhraseFilter, UnderstoodCondition } from '@wanderwork/contracts';
import { describeBeyond, describeNearMisses, describeSimilar } from './near-sentence.js';

const createCondition = (id: string, filter: PhraseFilter): UnderstoodCondition => ({
  id,
  kind: 'price',
  label: id,
  filters: [filter],
  start: 0,
  end: 1,
});

const cheap = createCondition('cheap', { on: 'cost', bounds: { to: 1100 } });
const under500 = createCondition('cost<=500', { on: 'cost', bounds: { to: 500 } });
const cleanAir = createCondition('clean-air', { on: 'air', bounds: { to: 10 } });
const safe = createCondition('safe', { on: 'safety', anyOf: ['Very Safe', 'Safe'] });
const fast = createCondition('fast-internet', { on: 'speed', bounds: { from: 80 } });

const describeIt = (
  total: number,
  conditions: UnderstoodCondition[],
  met: number[],
  place: string | null = null,
) => describeNearMisses({ total, conditions, met, place });

describe('the sentence about near misses', () => {
  it.each<[string, number, UnderstoodCondition[], number[], string | null]>([
    ['No city meets all four. These meet three.', 0, [under500, cleanAir, safe, fast], [3, 3, 3], null],
    ['No city meets all three. These meet two or fewer.', 0, [under500, cleanAir, safe], [2, 1], null],
    ['Two cities meet all four. These come close.', 2, [under500, cleanAir, safe, fast], [3], null],
    ['One city in Peru meets both. These come close.', 1, [under500, safe], [1, 1], 'In Peru'],
    ['No city in Thailand fits. These come closest.', 0, [under500], [0, 0], 'In Thailand'],
    ['Two cities outside Asia meet both. These come close.', 2, [under500, safe], [1, 1], 'Not in Asia'],
    ['No city fits. These come closest.', 0, [under500], [0, 0], 'Not Lisbon'],
    ['Three cities fit. These come close.', 3, [under500], [0, 0], null],
    ['No city in Iceland fits. This one comes closest.', 0, [under500], [0], 'In Iceland'],
  ])('is “%s”', (sentence, total, conditions, met, place) =>
    expect(describeIt(total, conditions, met, place)).toBe(sentence),
  );

  it.each<[string, number, UnderstoodCondition, string | null]>([
    ['No city in Asia has air that clean. These have the cleanest air there.', 0, cleanAir, 'In Asia'],
    ['Two cities in Europe are that cheap. Of the others, these are the cheapest.', 2, cheap, 'In Europe'],
    [
      'One city in Africa has internet that fast. Of the others, these have the fastest internet.',
      1,
      fast,
      'In Africa',
    ],
    ['No city in Honduras is that safe. These are the safest there.', 0, safe, 'In Honduras'],
  ])('ranks within the place for a word without an amount: “%s”', (sentence, total, condition, place) =>
    expect(describeIt(total, [condition], [0, 0], place)).toBe(sentence),
  );

  it('introduces the cities like the one that was named', () => {
    expect(describeSimilar('Lisbon', 0, 0)).toBe('More cities like Lisbon.');
    expect(describeSimilar('Lisbon', 1, 0)).toBe('Lisbon does not fit. Cities like it follow.');
    expect(describeSimilar('Lisbon', 3, 2)).toBe('Lisbon meets two of three. Cities like it follow.');
  });

  it('introduces the cities beyond a small place', () =>
    expect(describeBeyond('In Iceland', 'Reykjavík')).toBe(
      'That is every city in Iceland here. These are the most like Reykjavík.',
    ));
});
