import { cardChance } from './draw-card.js';

describe('a card', () => {
  it.each([
    [0, 60],
    [1, 105],
    [10, 510],
    [14, 690],
    [15, 700],
    [99, 700],
  ])('comes %d days after the last one on %d days in a thousand', (days, chance) =>
    expect(cardChance(days)).toBe(chance),
  );
});
