import { IsInt } from 'class-validator';
import { Nested, NestedList } from './nested.js';
import { findValidationErrors } from './validation-errors.js';

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
const getErrorPaths = (trip: object) => findValidationErrors(Trip, trip).map(({ path }) => path);

describe('Nested and NestedList', () => {
  it('accept valid objects', () => {
    expect(getErrorPaths({ first: stay, others: [stay, stay] })).toEqual([]);
  });

  it.each([
    ['an invalid object', { first: { nights: 'x' }, others: [stay] }, 'first.nights'],
    ['an unknown field', { first: { nights: 3, isAdmin: true }, others: [stay] }, 'first.isAdmin'],
    ['a text', { first: 'x', others: [stay] }, 'first'],
    ['a list instead of an object', { first: [stay], others: [stay] }, 'first'],
    ['a missing object', { others: [stay] }, 'first'],
    ['too many objects', { first: stay, others: [stay, stay, stay] }, 'others'],
    ['too few objects', { first: stay, others: [] }, 'others'],
    ['an object instead of a list', { first: stay, others: stay }, 'others'],
    ['a text in a list', { first: stay, others: ['x'] }, 'others'],
    ['an invalid object in a list', { first: stay, others: [stay, { nights: 1.5 }] }, 'others.1.nights'],
  ])('reject %s and name the field', (_what, trip, path) => {
    expect(getErrorPaths(trip)).toContain(path);
  });
});
