/** The specification's resize-block timer. */
export const RESIZE_QUIET_MS = 250;

/**
 * Marks the root element while the window changes its size, until it has been quiet for a while: nothing moves
 * meanwhile (base.css). Returns how to stop.
 */
export const pauseMotionWhileResizing = (): (() => void) => {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => root.removeAttribute('data-resizing');
  const hold = () => {
    root.dataset.resizing = '';
    clearTimeout(timer);
    timer = setTimeout(release, RESIZE_QUIET_MS);
  };
  window.addEventListener('resize', hold);
  return () => {
    window.removeEventListener('resize', hold);
    clearTimeout(timer);
    release();
  };
};
