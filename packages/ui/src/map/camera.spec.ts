import { Camera } from './camera';
import { type MapLimits } from './view';

const group = () => document.createElementNS('http://www.w3.org/2000/svg', 'g');
const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
const sheet: MapLimits = { world: { width: 960, height: 400 }, maxScale: 32, margin: 30 };

describe('the camera', () => {
  const [layer, names] = [group(), group()];
  const setProperty = jest.spyOn(names.style, 'setProperty');
  let camera: Camera;
  beforeEach(() => {
    camera = new Camera(sheet);
    camera.attach(layer, names);
    camera.zoom(4, [480, 215]);
    setProperty.mockClear();
  });
  afterEach(() => camera.detach());

  it('moves one group, and updates the scale of the names only when it changes', async () => {
    await frame();
    expect(setProperty).toHaveBeenCalledTimes(1);
    camera.pan(-20, -10);
    await frame();
    expect(layer.getAttribute('transform')).toMatch(/^translate\(-\d.* -\d.*\) scale\(4\)$/);
    expect(setProperty).toHaveBeenCalledTimes(1);
    expect(layer.style.getPropertyValue('--k')).toBe('');
  });

  it('is moving until it comes to rest', () => {
    expect(camera.isMoving).toBe(true);
    camera.resize({ width: 960, height: 430 });
    expect(camera.isMoving).toBe(false);
  });

  it('keeps the middle and everything visible on a resize', () => {
    camera.show([[600, 200]]);
    const { view, screen } = camera.getRest();
    camera.resize({ width: screen.width / 2, height: 300 });
    const after = camera.getRest();
    expect(after.view.k).toBeCloseTo(view.k / 2);
    expect((after.screen.width / 2 - after.view.x) / after.view.k).toBeCloseTo(600);
    expect((after.screen.height / 2 - after.view.y) / after.view.k).toBeCloseTo(200);
  });

  it.each([
    ['narrower', { width: 390, height: 430 }],
    ['lower', { width: 960, height: 200 }],
    ['larger', { width: 4000, height: 3000 }],
    ['rotated', { width: 430, height: 960 }],
  ])('restores the view after its box was %s for a while', (_, between) => {
    const map = new Camera(sheet);
    map.resize({ width: 960, height: 430 });
    for (const nearest of [1, 30]) {
      map.show([[600, 200]], nearest);
      const before = map.getRest();
      map.resize(between);
      map.resize(before.screen);
      expect(map.getRest()).toEqual(before);
    }
  });

  it('ends at its target when it is resized on the way', () => {
    camera.travel([[600, 200]], 8);
    const { width, height } = camera.getRest().screen;
    camera.resize({ width, height: height + 1 });
    expect(camera.getRest().view.k).toBe(8);
    expect(camera.isMoving).toBe(false);
  });

  it('ignores a hidden box', () => {
    camera.show([[600, 200]]);
    const before = camera.getRest();
    camera.resize({ width: 0, height: 0 });
    expect(camera.getRest()).toEqual(before);
  });

  describe('without motion', () => {
    const { matchMedia } = window;
    afterEach(() => {
      window.matchMedia = matchMedia;
    });

    it.each([
      ['on the map', () => (camera.isStill = true)],
      [
        'in the system',
        () => (window.matchMedia = ((query: string) => ({ matches: query.includes('reduce') })) as never),
      ],
    ])('reaches its target in one step, if set %s', async (_, say) => {
      say();
      camera.travel([[600, 200]], 8);
      await frame();
      expect(layer.getAttribute('transform')).toMatch(/ scale\(6\.45\)$|scale\(8\)$/);
    });
  });
});
