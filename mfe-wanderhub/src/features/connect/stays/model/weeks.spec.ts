import { aStay, anOverlap } from '../stays.fixture';
import { findWeeks, listDays } from './weeks';

describe('the weeks of a stay', () => {
  it.each([
    ['begins in the week before', { from: '2027-06-01', to: '2027-06-07' }, true],
    ['begins on the Sunday of the week', { from: '2027-06-13', to: '2027-06-20' }, true],
    ['begins the day after', { from: '2027-06-14', to: '2027-06-20' }, false],
    ['ends the day before', { from: '2027-06-01', to: '2027-06-06' }, false],
  ])('are found when it %s: %o, %s', (_, change, isFound) => {
    expect(findWeeks(aStay(change), [anOverlap()])).toHaveLength(isFound ? 1 : 0);
  });

  it('are those of its city', () => {
    expect(findWeeks(aStay({ city: { kind: 'city', slug: 'porto', name: 'Porto' } }), [anOverlap()])).toEqual(
      [],
    );
  });

  it('have the days that are part of it and not over', () => {
    const stay = aStay({ from: '2027-06-08', to: '2027-06-11' });
    expect(listDays(stay, '2027-06-07', '2027-06-10')).toEqual(['2027-06-10', '2027-06-11']);
    expect(listDays(stay, '2027-06-07', '2027-05-01')).toHaveLength(4);
  });
});
