/** Elements that must not exist twice: they would load, play or be found again. */
const OMITTED_ELEMENTS = 'iframe, video, audio, object, script';

const isBelowScreen = (element: Element): boolean => element.getBoundingClientRect().top > innerHeight;

/** Names and ids must stay unique, and a copied radio button must not join the original's group. */
const removeNames = (copy: Element): void => {
  // Drawings refer to their own parts by id.
  if (!(copy instanceof SVGElement)) copy.removeAttribute('id');
  copy.removeAttribute('name');
  copy.removeAttribute('for');
};

/** Copied pictures are in memory and must appear at once. */
const showImmediately = (image: HTMLImageElement): void => {
  image.loading = 'eager';
  image.decoding = 'sync';
};

const copyElement = (element: Element): Element => {
  const copy = element.cloneNode(false) as Element;
  removeNames(copy);
  if (copy instanceof HTMLImageElement) showImmediately(copy);
  copy.append(...copyChildren(element));
  return copy;
};

/** Skips what lies below the screen, which is most of a long page. Drawings are copied whole. */
const copyChildren = (parent: Element): Node[] =>
  [...parent.childNodes].flatMap((node) => {
    if (!(node instanceof Element)) return node.cloneNode();
    if (node.matches(OMITTED_ELEMENTS) || isBelowScreen(node)) return [];
    return node instanceof SVGElement ? node.cloneNode(true) : copyElement(node);
  });

const toPx = (length: number): string => `${length}px`;

/**
 * Copies the visible part of `element` as a still layer in the same place, below the header. The copy is inert and
 * hidden from screen readers.
 */
export const snapshotElement = (element: HTMLElement): HTMLElement => {
  const { top, left, width } = element.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const picture = document.createElement('div');
  picture.inert = true;
  picture.ariaHidden = 'true';
  picture.dataset.still = '';
  Object.assign(picture.style, {
    position: 'fixed',
    zIndex: '30',
    inset: '0',
    overflow: 'hidden',
    contain: 'strict',
    pointerEvents: 'none',
    clipPath: `inset(${toPx(Math.max(0, header))} 0 0)`,
  });
  const page = document.createElement('div');
  Object.assign(page.style, {
    position: 'absolute',
    top: toPx(top),
    left: toPx(left),
    width: toPx(width),
  });
  page.append(...copyChildren(element));
  picture.append(page);
  return picture;
};
