import { Camera } from './camera';
import { followGestures } from './use-camera';

const box = document.createElement('div');
box.innerHTML = '<a href="#lisbon"></a><p data-still></p>';
const [mark, card] = [box.querySelector('a')!, box.querySelector('p')!];
// jsdom has no pointer capture.
box.setPointerCapture = () => undefined;

const send = (target: Element, type: string, at: number, { buttons = 1 } = {}) => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: at, buttons });
  target.dispatchEvent(Object.assign(event, { pointerId: 1 }));
  return event;
};

describe('gestures on the map', () => {
  const camera = new Camera({
    world: { width: 960, height: 400 },
    maxScale: 32,
    margin: 30,
  });
  const panned = jest.spyOn(camera, 'pan').mockImplementation(() => undefined);
  let release: () => void;
  beforeEach(() => {
    panned.mockClear();
    release = followGestures(box, camera);
  });
  afterEach(() => release());

  it('drag it, and the click that ends a drag opens nothing', () => {
    send(mark, 'pointerdown', 0);
    send(mark, 'pointermove', 40);
    expect(panned).toHaveBeenCalledWith(40, 0);
    send(mark, 'pointerup', 40, { buttons: 0 });
    expect(send(mark, 'click', 40).defaultPrevented).toBe(true);
    expect(send(mark, 'click', 40).defaultPrevented).toBe(false);
  });

  it('press elements on the map after a drag that ended without a click', () => {
    send(mark, 'pointerdown', 0);
    send(mark, 'pointermove', 40);
    send(mark, 'pointerup', 40, { buttons: 0 });
    send(card, 'pointerdown', 40);
    expect(send(card, 'click', 40).defaultPrevented).toBe(false);
  });

  it('stop dragging when the button was released outside the window', () => {
    send(mark, 'pointerdown', 0);
    send(mark, 'pointermove', 40);
    send(mark, 'pointermove', 90, { buttons: 0 });
    send(mark, 'pointermove', 120);
    expect(panned).toHaveBeenCalledTimes(1);
  });
});
