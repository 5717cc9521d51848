import type { Page } from '@playwright/test';

/**
 * Texts that extend beyond the nearest box that hides overflow. Scrolling boxes, deliberate ellipses and text for
 * screen readers only do not count.
 */
export const findClippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TOLERANCE_PX = 2;

    const hides = (value: string) => value === 'hidden' || value === 'clip';
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';

    /** The box that may cut off the text, unless a closer one scrolls or ends in an ellipsis. */
    const findClippingBox = (element: Element | null): Element | null => {
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
        const { width, height } = box.getBoundingClientRect();
        const unseen = width <= 1 || height <= 1;
        if (unseen || textOverflow === 'ellipsis' || scrolls(overflowX) || scrolls(overflowY)) return null;
        if (hides(overflowX) || hides(overflowY)) return box;
      }
      return null;
    };

    const reachesBeyond = (text: Node, box: Element): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const textBox = range.getBoundingClientRect();
      const frame = box.getBoundingClientRect();
      return (
        textBox.left < frame.left - TOLERANCE_PX ||
        textBox.right > frame.right + TOLERANCE_PX ||
        textBox.top < frame.top - TOLERANCE_PX ||
        textBox.bottom > frame.bottom + TOLERANCE_PX
      );
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const clipped: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const words = text.nodeValue?.trim();
      if (!words || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const box = findClippingBox(text.parentElement);
      if (box && reachesBeyond(text, box)) clipped.push(`"${words}" in <${box.tagName.toLowerCase()}>`);
    }
    return clipped;
  });
