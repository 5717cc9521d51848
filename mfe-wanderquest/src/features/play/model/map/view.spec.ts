import { clamped, fitting, isInSight, onScreen, widest, zoomed } from './view';
import { world } from './world.data';

const screen = { width: 800, height: 600 };

describe('the view of the map', () => {
  it('never shows what lies beyond the world', () => {
    const far = clamped({ x: 5000, y: -9000, k: 0.01 }, screen);
    expect(far.k).toBe(widest(screen));
    expect(far.x).toBeLessThanOrEqual(0);
    expect(far.x + world.width * far.k).toBeGreaterThanOrEqual(screen.width);
    expect(far.y + world.height * far.k).toBeGreaterThanOrEqual(screen.height);
  });

  it('scales around a point that stays where it is', () => {
    const before = { x: -100, y: -50, k: 2 };
    const place = [120, 90] as const;
    const at = onScreen(place, before);
    expect(onScreen(place, zoomed(before, 1.7, at))).toEqual([expect.closeTo(at[0]), expect.closeTo(at[1])]);
  });

  it('shows all places that it is asked to, and one of them no nearer than allowed', () => {
    const places = [
      [400, 120],
      [700, 300],
    ] as const;
    const view = clamped(fitting(places, screen, 8), screen);
    for (const place of places) expect(isInSight(onScreen(place, view), screen, 10)).toBe(true);
    expect(fitting([[400, 120]], screen, 4).k).toBe(4);
  });
});
