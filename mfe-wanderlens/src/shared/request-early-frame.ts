/**
 * Requests a frame before there is anything to draw, so that the browser waits for the screen while we work. On a
 * slow machine, a list that follows a slider is drawn one frame earlier.
 */
export const requestEarlyFrame = (): void => void requestAnimationFrame(() => undefined);
