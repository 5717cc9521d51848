import { pauseMotionWhileResizing } from './pause-motion';

const resize = () => window.dispatchEvent(new Event('resize'));
const isHeld = () => document.documentElement.hasAttribute('data-resizing');

describe('a window that changes its size', () => {
  let stop = () => {};
  beforeEach(() => {
    jest.useFakeTimers();
    stop = pauseMotionWhileResizing();
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('holds everything still until 250 ms after the last change', () => {
    expect(isHeld()).toBe(false);
    resize();
    jest.advanceTimersByTime(200);
    resize();
    jest.advanceTimersByTime(249);
    expect(isHeld()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isHeld()).toBe(false);
  });

  it('leaves nothing behind', () => {
    resize();
    stop();
    expect(isHeld()).toBe(false);
    resize();
    expect(isHeld()).toBe(false);
  });
});
