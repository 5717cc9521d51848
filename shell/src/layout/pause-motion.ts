/** The resize-block timer of the specification. */
export const RESIZE_PAUSE_MS = 250;

/**
 * Marks the root element while the window resizes and for a moment after, so that base.css stops all motion. Returns
 * a function that stops it.
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
