import { Camera } from './camera';

const group = () => document.createElementNS('http://www.w3.org/2000/svg', 'g');
const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));

describe('the camera', () => {
  const [layer, names] = [group(), group()];
  const told = jest.spyOn(names.style, 'setProperty');
  let camera: Camera;
  beforeEach(() => {
    camera = new Camera();
    camera.attach(layer, names);
    camera.zoom(4);
    told.mockClear();
  });
  afterEach(() => camera.detach());

  it('moves one group, and tells the names its scale only when that has changed', async () => {
    await frame();
    expect(told).toHaveBeenCalledTimes(1);
    camera.pan(-20, -10);
    await frame();
    expect(layer.getAttribute('transform')).toMatch(/^translate\(-\d.* -\d.*\) scale\(4\)$/);
    expect(told).toHaveBeenCalledTimes(1);
    expect(layer.style.getPropertyValue('--k')).toBe('');
  });

  it('knows that it moves until it rests', () => {
    expect(camera.isMoving).toBe(true);
    camera.resize({ width: 960, height: 430 });
    expect(camera.isMoving).toBe(false);
  });
});
