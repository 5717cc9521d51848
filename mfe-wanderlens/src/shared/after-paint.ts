/** Does something once the next frame is on the screen, unless the returned function is called before. */
export const afterPaint = (deed: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(deed)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
