/** Where a text stands in the window, in pixels: its upper edge, its height, and the window's height. */
interface Position {
  top: number;
  height: number;
  windowHeight: number;
}

/** How much of a text lies behind its reader: 0 at its beginning, 1 once its last line can be seen. */
export const getReadingProgress = ({ top, height, windowHeight }: Position): number => {
  const scrollableHeight = height - windowHeight;
  if (scrollableHeight <= 0) return top <= 0 ? 1 : 0;
  return Math.min(1, Math.max(0, -top / scrollableHeight));
};
