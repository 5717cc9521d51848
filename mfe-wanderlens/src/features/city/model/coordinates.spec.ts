import { formatPosition } from './coordinates';

describe('formatPosition', () => {
  it.each([
    [38.7167, -9.1333, '38°43′ N, 9°08′ W'],
    [-33.9258, 18.4232, '33°56′ S, 18°25′ E'],
    [0.9999, 0, '1°00′ N, 0°00′ E'],
  ])('writes %p, %p as %p', (latitude, longitude, text) => {
    expect(formatPosition(latitude, longitude)).toBe(text);
  });
});
