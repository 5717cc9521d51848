import { pauseMotionWhileResizing } from './pause-motion';

const resize = () => window.dispatchEvent(new Event('resize'));
const isPaused = () => document.documentElement.hasAttribute('data-resizing');

describe('a window that is resized', () => {
  let stop = () => {};
  beforeEach(() => {
    jest.useFakeTimers();
    stop = pauseMotionWhileResizing();
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('pauses all motion until 250 ms after the last change', () => {
    expect(isPaused()).toBe(false);
    resize();
    jest.advanceTimersByTime(200);
    resize();
    jest.advanceTimersByTime(249);
    expect(isPaused()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isPaused()).toBe(false);
  });

  it('leaves nothing behind when stopped', () => {
    resize();
    stop();
    expect(isPaused()).toBe(false);
    resize();
    expect(isPaused()).toBe(false);
  });
});
