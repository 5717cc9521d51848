import { IsInt } from 'class-validator';
import { Nested, NestedList } from './nested.js';
import { validationErrors } from './validation-errors.js';

class Stay {
  @IsInt()
  nights!: number;
}

class Trip {
  @Nested(Stay)
  first!: Stay;

  @NestedList(Stay, 2)
  others!: Stay[];
}

const stay = { nights: 3 };
const pathsOf = (trip: object) => validationErrors(Trip, trip).map(({ path }) => path);

describe('objects inside a request', () => {
  it('are taken when each keeps its own rules', () => {
    expect(pathsOf({ first: stay, others: [stay, stay] })).toEqual([]);
  });

  it.each([
    ['one that breaks a rule', { first: { nights: 'x' }, others: [stay] }, 'first.nights'],
    [
      'one with a field that no rule knows',
      { first: { nights: 3, isAdmin: true }, others: [stay] },
      'first.isAdmin',
    ],
    ['a text', { first: 'x', others: [stay] }, 'first'],
    ['a list for one', { first: [stay], others: [stay] }, 'first'],
    ['none at all', { others: [stay] }, 'first'],
    ['more than there may be', { first: stay, others: [stay, stay, stay] }, 'others'],
    ['fewer than there must be', { first: stay, others: [] }, 'others'],
    ['one for a list', { first: stay, others: stay }, 'others'],
    ['a list with a text in it', { first: stay, others: ['x'] }, 'others'],
    ['one in a list that breaks a rule', { first: stay, others: [stay, { nights: 1.5 }] }, 'others.1.nights'],
  ])('are refused, by name: %s', (_what, trip, path) => {
    expect(pathsOf(trip)).toContain(path);
  });
});
