/** The specification's resize-block timer. */
export const RESIZE_PAUSE_MS = 250;

/**
 * Marks the root element while the window changes its size, until it has been quiet for a while: nothing moves
 * meanwhile (base.css). Returns how to stop.
 */
export const pauseMotionWhileResizing = (): (() => void) => {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resumeMotion = () => root.removeAttribute('data-resizing');
  const pauseMotion = () => {
    root.dataset.resizing = '';
    clearTimeout(timer);
    timer = setTimeout(resumeMotion, RESIZE_PAUSE_MS);
  };
  window.addEventListener('resize', pauseMotion);
  return () => {
    window.removeEventListener('resize', pauseMotion);
    clearTimeout(timer);
    resumeMotion();
  };
};
