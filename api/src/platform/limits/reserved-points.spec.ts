import { ReservedPoints } from './reserved-points.js';

const SOON = Date.now() + 24 * 60 * 60 * 1000;

/** A draw of ten that counts how often it was asked, and ends when it is told to. */
const slowDraws = () => {
  const waiting: (() => void)[] = [];
  const draw = () =>
    new Promise<{ left: number; until: number }>((resolve) => {
      waiting.push(() => resolve({ left: 10, until: SOON }));
    });
  return { draw, asked: () => waiting.length, end: (at: number) => waiting[at]?.() };
};

describe('points drawn together', () => {
  it('are drawn once for all who ask at once, and again when half of them are spent', async () => {
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

  it('are never spent twice, however many wait for them', async () => {
    const points = new ReservedPoints();
    let drawn = 0;
    const draw = async () => {
      if (drawn >= 30) throw new Error('none left');
      return { left: 10, until: SOON + (drawn += 10) };
    };
    const asked = await Promise.allSettled(Array.from({ length: 50 }, () => points.spend('ana', draw)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  });

  it('are drawn ahead while nobody waits', async () => {
    const points = new ReservedPoints();
    const { draw, asked, end } = slowDraws();
    const first = points.spend('ana', draw);
    end(0);
    await first;
    for (let spent = 1; spent < 10; spent += 1) await points.spend('ana', draw);
    expect(asked()).toBe(2);
    let isServed = false;
    const eleventh = points.spend('ana', draw).then(() => (isServed = true));
    await Promise.resolve();
    expect(isServed).toBe(false);
    end(1);
    await eleventh;
    expect(asked()).toBe(2);
  });

  it('are all spent before anybody is refused', async () => {
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

  it('are none when the time is over for which they were drawn', async () => {
    const points = new ReservedPoints();
    let draws = 0;
    const draw = async () => ({ left: 10, until: (draws += 1) > 1 ? SOON : 0 });
    await points.spend('ana', draw);
    expect(draws).toBe(2);
  });

  it('refuse everybody who waits when none are left, and the next one asks anew', async () => {
    const points = new ReservedPoints();
    const none = () => Promise.reject(new Error('none left'));
    const asked = await Promise.allSettled([points.spend('ana', none), points.spend('ana', none)]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await points.spend('ana', async () => ({ left: 1, until: SOON }));
  });
});
