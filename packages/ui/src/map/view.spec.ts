import { clampView, fitPlaces, isInSight, toScreen, getMinScale, zoomView, type MapLimits } from './view';

const whole: MapLimits = { world: { width: 960, height: 400 }, maxScale: 32, margin: 36 };
const screen = { width: 960, height: 500 };

describe('a view of the map', () => {
  it('keeps the point under the pointer in place', () => {
    const view = { x: -120, y: -40, k: 2 };
    const next = zoomView(view, 1.5, [300, 200]);
    const under = [(300 - view.x) / view.k, (200 - view.y) / view.k] as const;
    expect(toScreen(under, next)).toEqual([300, 200]);
  });

  it('never shows less than a full screen of the world, nor beyond it', () => {
    expect(clampView({ x: 0, y: 0, k: 0.1 }, whole, screen)).toEqual({ k: 1, x: 0, y: 50 });
    expect(clampView({ x: 500, y: 500, k: 4 }, whole, screen)).toEqual({ k: 4, x: 0, y: 0 });
    expect(clampView({ x: -9999, y: -9999, k: 4 }, whole, screen)).toEqual({ k: 4, x: -2880, y: -1100 });
    expect(clampView({ x: 0, y: 0, k: 1000 }, whole, screen).k).toBe(32);
  });

  it('fits all places, and stays wide for a single one', () => {
    const far = [
      [10, 20],
      [900, 300],
    ] as const;
    const view = fitPlaces(far, whole, screen);
    for (const place of far) expect(isInSight(toScreen(place, view), screen)).toBe(true);
    const single = fitPlaces([[480, 100]], whole, screen);
    expect(single.k).toBe(6 * getMinScale(whole, screen));
    expect(toScreen([480, 100], single)).toEqual([480, 250]);
  });

  it('zooms no closer than given, and no farther than the whole world', () => {
    expect(fitPlaces([[480, 100]], whole, screen, 4).k).toBe(4);
    expect(fitPlaces([[480, 100]], whole, screen, 0.5).k).toBe(1);
  });
});
