import { editDistance } from './edit-distance.js';

describe('editDistance', () => {
  it.each([
    ['lisbon', 'lisbon', 0],
    ['lisbn', 'lisbon', 1],
    ['lisobn', 'lisbon', 1],
    ['lisbona', 'lisbon', 1],
    ['lizbon', 'lisbon', 1],
    ['lizbno', 'lisbon', 2],
  ])('from %s to %s is %i', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });

  it('is one more than asked for where it is farther', () => {
    expect(editDistance('lisbon', 'porto', 2)).toBe(3);
    expect(editDistance('a', 'abcdef', 1)).toBe(2);
  });
});
