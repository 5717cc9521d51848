import { expect, type Locator, type Page } from '@playwright/test';

/** Elements that the keyboard should reach: visible, enabled, in the tab order. */
const REACHABLE = [
  'a[href]',
  'button:not([disabled])',
  'input:not([disabled])',
  'select:not([disabled])',
  'textarea:not([disabled])',
  'summary',
  '[tabindex="0"]',
].join(',');

/** Numbers every reachable element, to tell one stop from another. Returns their count. */
const numberElements = (page: Page): Promise<number> =>
  page.evaluate((selector) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      !element.closest('[inert]') &&
      element.getClientRects().length > 0;
    // Tab reaches one button of a radio group.
    const oneOfItsGroup = (element: Element) =>
      !(element instanceof HTMLInputElement && element.type === 'radio') || element.checked;
    const all = [...document.querySelectorAll(selector)].filter(
      (element) => element.getAttribute('tabindex') !== '-1' && isShown(element) && oneOfItsGroup(element),
    );
    all.forEach((element, index) => element.setAttribute('data-stop', String(index)));
    return all.length;
  }, REACHABLE);

const getStopName = (page: Page, index: number): Promise<string> =>
  page.evaluate((stop) => {
    const element = document.querySelector(`[data-stop="${stop}"]`);
    const text = element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    return `${element?.tagName.toLowerCase()} ${text.slice(0, 60)}`;
  }, index);

/**
 * The focused element's number, and whether focus changes its look: an outline, a ring or a border on itself, its
 * parent or its next sibling, or on the children of an SVG element. Elements in `known` are not blurred: a date field
 * has several tab stops, and starts again with the first after a blur.
 */
const getFocusedStop = (
  page: Page,
  visitedStops: number[],
): Promise<{ stop: number; marked: boolean | null } | null> =>
  page.evaluate((stops) => {
    const element = document.activeElement;
    const stop = element?.getAttribute('data-stop');
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || !stop) return null;
    if (stops.includes(Number(stop))) return { stop: Number(stop), marked: null };
    const svgChildren = element instanceof SVGElement ? [...element.children] : [];
    const near = [element, element.parentElement, element.nextElementSibling, ...svgChildren].filter(
      (each) => each !== null,
    );
    const look = () =>
      near
        .flatMap((each) => [undefined, '::before', '::after'].map((part) => getComputedStyle(each, part)))
        .map(({ outlineStyle, outlineWidth, boxShadow, borderColor, stroke }) =>
          [outlineStyle === 'none' ? 'none' : outlineWidth, boxShadow, borderColor, stroke].join(),
        )
        .join(';');
    const focused = look();
    element.blur();
    const unfocused = look();
    element.focus({ preventScroll: true });
    return { stop: Number(stop), marked: focused !== unfocused };
  }, visitedStops);

/** Day, month, year, and the calendar button. */
const STOPS_IN_A_FIELD = 4;

/** Presses Tab through the whole page. Returns the elements never reached and those without a visible focus. */
export const walkByTab = async (page: Page): Promise<{ missed: string[]; unmarked: string[] }> => {
  const count = await numberElements(page);
  const markedStops = new Map<number, boolean>();
  for (let press = 0; press < STOPS_IN_A_FIELD * count + 20 && markedStops.size < count; press += 1) {
    await page.keyboard.press('Tab');
    const here = await getFocusedStop(page, [...markedStops.keys()]);
    if (here && here.marked !== null) markedStops.set(here.stop, here.marked);
  }
  const names = (stops: number[]) => Promise.all(stops.map((stop) => getStopName(page, stop)));
  const missed = Array.from({ length: count }, (_, stop) => stop).filter((stop) => !markedStops.has(stop));
  const unmarked = [...markedStops].filter(([, marked]) => !marked).map(([stop]) => stop);
  return { missed: await names(missed), unmarked: await names(unmarked) };
};

const MAX_STOPS = 15;

/** Presses Tab or Shift+Tab until `target` has the focus; fails after 15 presses. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < MAX_STOPS && !(await isFocused()); press += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
};
