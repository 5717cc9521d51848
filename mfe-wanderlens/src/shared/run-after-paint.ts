/** Runs `action` after the next frame is painted. Returns a function that cancels it. */
export const runAfterPaint = (action: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(action)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
