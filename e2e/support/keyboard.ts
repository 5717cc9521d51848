import { expect, type Locator, type Page } from '@playwright/test';

/** What the keyboard should reach: shown, enabled, not taken out of the order. */
const REACHABLE = [
  'a[href]',
  'button:not([disabled])',
  'input:not([disabled])',
  'select:not([disabled])',
  'textarea:not([disabled])',
  'summary',
  '[tabindex="0"]',
].join(',');

/** Gives every reachable element a number, so that a stop can be told from another; returns how many there are. */
const number = (page: Page): Promise<number> =>
  page.evaluate((selector) => {
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      !element.closest('[inert]') &&
      element.getClientRects().length > 0;
    // Of a group of radio buttons Tab reaches one.
    const oneOfItsGroup = (element: Element) =>
      !(element instanceof HTMLInputElement && element.type === 'radio') || element.checked;
    const all = [...document.querySelectorAll(selector)].filter(
      (element) => element.getAttribute('tabindex') !== '-1' && shown(element) && oneOfItsGroup(element),
    );
    all.forEach((element, index) => element.setAttribute('data-stop', String(index)));
    return all.length;
  }, REACHABLE);

const nameOfStop = (page: Page, index: number): Promise<string> =>
  page.evaluate((stop) => {
    const element = document.querySelector(`[data-stop="${stop}"]`);
    const text = element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    return `${element?.tagName.toLowerCase()} ${text.slice(0, 60)}`;
  }, index);

/**
 * The focused element's number, and whether it looks different from before: an outline, a ring or an edge, on itself
 * or on what is drawn around or beside it, and of a drawn one within it. A stop that is known is left alone: a date
 * has several places to go through, and whoever takes its focus away begins with the first again.
 */
const current = (page: Page, known: number[]): Promise<{ stop: number; marked: boolean | null } | null> =>
  page.evaluate((stops) => {
    const element = document.activeElement;
    const stop = element?.getAttribute('data-stop');
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || !stop) return null;
    if (stops.includes(Number(stop))) return { stop: Number(stop), marked: null };
    const drawn = element instanceof SVGElement ? [...element.children] : [];
    const near = [element, element.parentElement, element.nextElementSibling, ...drawn].filter(
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
  }, known);

/** Day, month, year, and what opens the calendar. */
const STOPS_IN_A_FIELD = 4;

/** Presses Tab through the whole page from its start. Returns what was never reached and what showed no mark. */
export const walkByTab = async (page: Page): Promise<{ missed: string[]; unmarked: string[] }> => {
  const count = await number(page);
  const reached = new Map<number, boolean>();
  for (let press = 0; press < STOPS_IN_A_FIELD * count + 20 && reached.size < count; press += 1) {
    await page.keyboard.press('Tab');
    const here = await current(page, [...reached.keys()]);
    if (here && here.marked !== null) reached.set(here.stop, here.marked);
  }
  const names = (stops: number[]) => Promise.all(stops.map((stop) => nameOfStop(page, stop)));
  const missed = Array.from({ length: count }, (_, stop) => stop).filter((stop) => !reached.has(stop));
  const unmarked = [...reached].filter(([, marked]) => !marked).map(([stop]) => stop);
  return { missed: await names(missed), unmarked: await names(unmarked) };
};

const MOST_STOPS = 15;

/** Goes on by Tab, or back by Shift+Tab, until `target` has the focus; fails when that does not come soon. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < MOST_STOPS && !(await isFocused()); press += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
};
