import { DrawnPoints } from './drawn-points.js';

const SOON = Date.now() + 24 * 60 * 60 * 1000;

describe('points drawn together', () => {
  it('are drawn once for all who ask at once, and again when they are spent', async () => {
    const points = new DrawnPoints();
    let draws = 0;
    const draw = async () => ({ left: 10, until: SOON + (draws += 1) });
    await Promise.all(Array.from({ length: 25 }, () => points.spend('ana', draw)));
    expect(draws).toBe(3);
    await Promise.all(Array.from({ length: 5 }, () => points.spend('ana', draw)));
    expect(draws).toBe(3);
    await points.spend('ben', draw);
    expect(draws).toBe(4);
  });

  it('are none when the time is over for which they were drawn', async () => {
    const points = new DrawnPoints();
    let draws = 0;
    const draw = async () => ({ left: 10, until: (draws += 1) > 1 ? SOON : 0 });
    await points.spend('ana', draw);
    expect(draws).toBe(2);
  });

  it('refuse everybody who waits when none are left, and the next one asks anew', async () => {
    const points = new DrawnPoints();
    const none = () => Promise.reject(new Error('none left'));
    const asked = await Promise.allSettled([points.spend('ana', none), points.spend('ana', none)]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await points.spend('ana', async () => ({ left: 1, until: SOON }));
  });
});
