export interface PictureSize {
  /** The requested size of the picture in pixels. */
  width: number;
  height: number;
  /** The sheet it is drawn on. Anything outside its ratio is cropped evenly. */
  sheet: { width: number; height: number };
}

/**
 * Wraps a drawing in an SVG element. It is hidden from assistive technology, because the text beside it says the same.
 *
 * @throws RangeError when width or height is not a positive number.
 */
export const picture = ({ width, height, sheet }: PictureSize, content: string): string => {
  requireSize(width, height);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${Math.round(height)}" ` +
    `viewBox="0 0 ${sheet.width} ${sheet.height}" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">` +
    `${content}</svg>`
  );
};

export const requireSize = (width: number, height: number): void => {
  if (width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height)) return;
  throw new RangeError('A picture needs a width and a height above 0.');
};
