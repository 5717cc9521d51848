import { countPlayers, getShareBehind, toCurveBars } from './rank-curve';

const curve = [
  { from: 64, players: 3 },
  { from: 256, players: 1 },
];

describe('the curve of a leaderboard', () => {
  it('has a bar for each step, also for those that nobody reached', () => {
    expect(toCurveBars(curve)).toEqual([
      { from: 64, to: 127, players: 3 },
      { from: 128, to: 191, players: 0 },
      { from: 192, to: 255, players: 0 },
      { from: 256, to: 319, players: 1 },
    ]);
    expect(toCurveBars([])).toEqual([]);
  });

  it('widens its bars instead of having more than 24, and counts everybody', () => {
    const wide = Array.from({ length: 60 }, (_, at) => ({ from: at * 64, players: 1 }));
    const bars = toCurveBars(wide);
    expect(bars).toHaveLength(20);
    expect(bars.reduce((sum, { players }) => sum + players, 0)).toBe(countPlayers(wide));
  });

  it.each([
    [1, 2, 100],
    [2, 2, 0],
    [37, 100, 63],
  ])('place %d of %d is ahead of %d%% of the others', (rank, players, share) =>
    expect(getShareBehind(rank, players)).toBe(share),
  );
});
