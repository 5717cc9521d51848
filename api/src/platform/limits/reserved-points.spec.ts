import { ReservedPoints } from './reserved-points.js';

const SOON = Date.now() + 24 * 60 * 60 * 1000;

/** Draws of ten points that are counted and stay open until the test ends them. */
const createSlowDraws = () => {
  const waiting: (() => void)[] = [];
  const draw = () =>
    new Promise<{ left: number; until: number }>((resolve) => {
      waiting.push(() => resolve({ left: 10, until: SOON }));
    });
  return { draw, countDraws: () => waiting.length, end: (at: number) => waiting[at]?.() };
};

describe('ReservedPoints', () => {
  it('draws once for concurrent callers, and again when half of the points are spent', async () => {
    const points = new ReservedPoints();
    let draws = 0;
    const draw = async () => ({ left: 10, until: SOON + (draws += 1) });
    const spend = (times: number) =>
      Promise.all(Array.from({ length: times }, () => points.spend('ana', draw)));
    await spend(4);
    expect(draws).toBe(1);
    await spend(1);
    expect(draws).toBe(2);
    await spend(9);
    expect(draws).toBe(2);
    await spend(1);
    expect(draws).toBe(3);
    await points.spend('ben', draw);
    expect(draws).toBe(4);
  });

  it('never spends a point twice, however many callers wait', async () => {
    const points = new ReservedPoints();
    let drawn = 0;
    const draw = async () => {
      if (drawn >= 30) throw new Error('none left');
      return { left: 10, until: SOON + (drawn += 10) };
    };
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => points.spend('ana', draw)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  });

  it('draws ahead while nobody waits', async () => {
    const points = new ReservedPoints();
    const { draw, countDraws, end } = createSlowDraws();
    const first = points.spend('ana', draw);
    end(0);
    await first;
    for (let spent = 1; spent < 10; spent += 1) await points.spend('ana', draw);
    expect(countDraws()).toBe(2);
    let isServed = false;
    const eleventh = points.spend('ana', draw).then(() => (isServed = true));
    await Promise.resolve();
    expect(isServed).toBe(false);
    end(1);
    await eleventh;
    expect(countDraws()).toBe(2);
  });

  it('spends all points before it refuses anybody', async () => {
    const points = new ReservedPoints();
    let draws = 0;
    const draw = async () => {
      draws += 1;
      if (draws > 1) throw new Error('none left');
      return { left: 10, until: SOON };
    };
    for (let spent = 0; spent < 10; spent += 1) await points.spend('ana', draw);
    expect(draws).toBe(2);
    await expect(points.spend('ana', draw)).rejects.toThrow('none left');
  });

  it('discards expired points', async () => {
    const points = new ReservedPoints();
    let draws = 0;
    const draw = async () => ({ left: 10, until: (draws += 1) > 1 ? SOON : 0 });
    await points.spend('ana', draw);
    expect(draws).toBe(2);
  });

  it('refuses all waiting callers when none are left, and draws again for the next one', async () => {
    const points = new ReservedPoints();
    const drawNothing = () => Promise.reject(new Error('none left'));
    const results = await Promise.allSettled([
      points.spend('ana', drawNothing),
      points.spend('ana', drawNothing),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await points.spend('ana', async () => ({ left: 1, until: SOON }));
  });
});
