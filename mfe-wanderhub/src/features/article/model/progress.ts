/** The position of a text in the window, in pixels. */
interface Position {
  top: number;
  height: number;
  windowHeight: number;
}

/** Reading progress: 0 at the beginning of a text, 1 once its last line is visible. */
export const getReadingProgress = ({ top, height, windowHeight }: Position): number => {
  const scrollableHeight = height - windowHeight;
  if (scrollableHeight <= 0) return top <= 0 ? 1 : 0;
  return Math.min(1, Math.max(0, -top / scrollableHeight));
};
