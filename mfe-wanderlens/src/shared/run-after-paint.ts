/**
 * Requests a frame before there is anything to draw, so that the browser waits for the screen while we work. On a
 * slow machine, a list that follows a slider is drawn one frame earlier.
 */
export const requestEarlyFrame = (): void => void requestAnimationFrame(() => undefined);

/** Runs `action` after the next frame is painted. Returns a function that cancels it. */
export const runAfterPaint = (action: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(action)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
