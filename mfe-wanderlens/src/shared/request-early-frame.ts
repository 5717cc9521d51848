/**
 * Asks for the next frame before there is anything to draw, so that the browser waits for the screen while we work, and
 * not once more after it: on a slow machine a list that follows a hand is there a frame earlier.
 */
export const requestEarlyFrame = (): void => void requestAnimationFrame(() => undefined);
