/** What must not be there twice: it would load, play or be found again. */
const OMITTED_ELEMENTS = 'iframe, video, audio, object, script';

const isBelowScreen = (element: Element): boolean => element.getBoundingClientRect().top > innerHeight;

/** Names would be found twice, and a chosen radio button would be taken for one of the living. */
const removeNames = (copy: Element): void => {
  // Drawings refer to their own parts by id.
  if (!(copy instanceof SVGElement)) copy.removeAttribute('id');
  copy.removeAttribute('name');
  copy.removeAttribute('for');
};

/** Pictures are in memory: they are to be there in the same moment. */
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

/** What lies below the screen is left out, which is most of a long page. Drawings are taken whole. */
const copyChildren = (parent: Element): Node[] =>
  [...parent.childNodes].flatMap((node) => {
    if (!(node instanceof Element)) return node.cloneNode();
    if (node.matches(OMITTED_ELEMENTS) || isBelowScreen(node)) return [];
    return node instanceof SVGElement ? node.cloneNode(true) : copyElement(node);
  });

const toPx = (length: number): string => `${length}px`;

/**
 * What is seen of `element` now, as a layer that lies where it lies, below the header, and stands still: nothing in it
 * can be reached, read or found by name.
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
