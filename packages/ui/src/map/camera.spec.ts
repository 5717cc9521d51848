import { Camera } from './camera';
import { type Sheet } from './view';

const group = () => document.createElementNS('http://www.w3.org/2000/svg', 'g');
const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
const sheet: Sheet = { world: { width: 960, height: 400 }, deepest: 32, margin: 30 };

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

  it('moves one group, and tells the names its scale only when that has changed', async () => {
    await frame();
    expect(setProperty).toHaveBeenCalledTimes(1);
    camera.pan(-20, -10);
    await frame();
    expect(layer.getAttribute('transform')).toMatch(/^translate\(-\d.* -\d.*\) scale\(4\)$/);
    expect(setProperty).toHaveBeenCalledTimes(1);
    expect(layer.style.getPropertyValue('--k')).toBe('');
  });

  it('knows that it moves until it rests', () => {
    expect(camera.isMoving).toBe(true);
    camera.resize({ width: 960, height: 430 });
    expect(camera.isMoving).toBe(false);
  });

  it('keeps the middle and all that is seen when its room changes', () => {
    camera.show([[600, 200]]);
    const { view, screen } = camera.atRest();
    camera.resize({ width: screen.width / 2, height: 300 });
    const after = camera.atRest();
    expect(after.view.k).toBeCloseTo(view.k / 2);
    expect((after.screen.width / 2 - after.view.x) / after.view.k).toBeCloseTo(600);
    expect((after.screen.height / 2 - after.view.y) / after.view.k).toBeCloseTo(200);
  });

  it.each([
    ['narrower', { width: 390, height: 430 }],
    ['lower', { width: 960, height: 200 }],
    ['larger', { width: 4000, height: 3000 }],
    ['turned', { width: 430, height: 960 }],
  ])('comes back to what was seen once its room was %s for a while', (_, between) => {
    const map = new Camera(sheet);
    map.resize({ width: 960, height: 430 });
    for (const nearest of [1, 30]) {
      map.show([[600, 200]], nearest);
      const before = map.atRest();
      map.resize(between);
      map.resize(before.screen);
      expect(map.atRest()).toEqual(before);
    }
  });

  it('ends where it was going when its room changes on the way', () => {
    camera.travel([[600, 200]], 8);
    const { width, height } = camera.atRest().screen;
    camera.resize({ width, height: height + 1 });
    expect(camera.atRest().view.k).toBe(8);
    expect(camera.isMoving).toBe(false);
  });

  it('waits out a room that is hidden', () => {
    camera.show([[600, 200]]);
    const before = camera.atRest();
    camera.resize({ width: 0, height: 0 });
    expect(camera.atRest()).toEqual(before);
  });

  describe('for whoever wants no motion', () => {
    const { matchMedia } = window;
    afterEach(() => {
      window.matchMedia = matchMedia;
    });

    it.each([
      ['here', () => (camera.still = true)],
      [
        'in the whole system',
        () => (window.matchMedia = ((query: string) => ({ matches: query.includes('reduce') })) as never),
      ],
    ])('goes to its end in one step, if that was said %s', async (_, say) => {
      say();
      camera.travel([[600, 200]], 8);
      await frame();
      expect(layer.getAttribute('transform')).toMatch(/ scale\(6\.45\)$|scale\(8\)$/);
    });
  });
});
