import { fireEvent } from '@testing-library/react';
import type { Location } from 'react-router-dom';
import { followScroll, goToStart, isSamePlace, returnToPlace, showPlace } from './scroll-memory';

const at = (change: Partial<Location> = {}): Location => ({
  key: 'one',
  pathname: '/a',
  search: '',
  hash: '',
  state: null,
  ...change,
});

/** A page that is as long as the test says, and can grow. */
let length = 5000;
const observers = new Set<() => void>();
const grow = (to: number) => {
  length = to;
  for (const changed of observers) changed();
};

class Observer {
  constructor(private readonly changed: () => void) {}
  observe() {
    observers.add(this.changed);
  }
  disconnect() {
    observers.delete(this.changed);
  }
}

const scrollBy = (top: number) => {
  window.scrollY = top;
  fireEvent.scroll(window);
};

/** Leaves that page at that place for another one, which begins at its start. */
const leave = (place: Location, top: number) => {
  showPlace(place);
  scrollBy(top);
  showPlace(at({ key: 'next', pathname: '/next' }));
  scrollBy(0);
};

describe('where a page was left', () => {
  let stop = (): void => undefined;

  beforeEach(() => {
    Object.assign(window, { ResizeObserver: Observer, scrollY: 0 });
    jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
      window.scrollY = Math.min((to[0] as ScrollToOptions).top ?? 0, length);
    });
    length = 5000;
    stop = followScroll();
  });
  afterEach(() => {
    showPlace(at({ key: 'none' }));
    stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each([{ key: 'two' }, { pathname: '/b' }, { search: '?sort=name' }, { hash: '#part' }])(
    'belongs to one entry of the history, and %j makes another one',
    (change) => {
      expect(isSamePlace(at(), at({ state: 'other' }))).toBe(true);
      expect(isSamePlace(at(), at(change))).toBe(false);
      leave(at(), 900);
      expect(returnToPlace(at(change), true)).toBe(false);
      expect(window.scrollTo).not.toHaveBeenCalled();
      expect(returnToPlace(at(), true)).toBe(true);
      expect(window.scrollY).toBe(900);
    },
  );

  it('is not where an entry that the browser made for a part of the same page leads', () => {
    const part = at({ key: 'default', hash: '#part' });
    leave(part, 900);
    expect(returnToPlace(part, false)).toBe(false);
    expect(returnToPlace(part, true)).toBe(true);
    const first = at({ key: 'default' });
    leave(first, 300);
    expect(returnToPlace(first, false)).toBe(true);
  });

  it('is waited for while the page grows, and no longer than until it is reached', () => {
    leave(at(), 900);
    length = 100;
    returnToPlace(at(), true);
    grow(500);
    expect(window.scrollY).toBe(500);
    grow(2000);
    expect(window.scrollY).toBe(900);
    scrollBy(40);
    grow(3000);
    expect(window.scrollY).toBe(40);
  });

  it('is reached by all but a pixel, for a browser rounds', () => {
    leave(at(), 900);
    length = 899;
    returnToPlace(at(), true);
    expect(observers.size).toBe(0);
    length = 898;
    returnToPlace(at(), true);
    expect(observers.size).toBe(1);
  });

  it('is given up after three seconds', () => {
    jest.useFakeTimers();
    leave(at(), 900);
    length = 100;
    returnToPlace(at(), true);
    jest.advanceTimersByTime(2999);
    expect(observers.size).toBe(1);
    jest.advanceTimersByTime(1);
    expect(observers.size).toBe(0);
  });

  it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('is given up for a person’s %s', (sign) => {
    leave(at(), 900);
    length = 100;
    returnToPlace(at(), true);
    fireEvent(window, new Event(sign));
    grow(2000);
    expect(window.scrollY).toBe(100);
  });

  it('is given up for the next page', () => {
    leave(at(), 900);
    length = 100;
    returnToPlace(at(), true);
    showPlace(at({ pathname: '/b' }));
    grow(2000);
    expect(window.scrollY).toBe(100);
  });

  it('is noted as long as it is asked for', () => {
    leave(at(), 900);
    stop();
    leave(at(), 300);
    expect(returnToPlace(at(), true)).toBe(true);
    expect(window.scrollY).toBe(900);
  });

  it('is the browser’s matter when the whole page is left, and ours again when it is come back to', () => {
    expect(history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
    stop();
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('auto');
  });

  it('is known from its first moment: a page at its start is not scrolled there, any other is', () => {
    goToStart('');
    expect(window.scrollTo).not.toHaveBeenCalled();
    scrollBy(30);
    goToStart('');
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
    scrollBy(0);
    stop();
    goToStart('');
    expect(window.scrollTo).toHaveBeenCalledTimes(2);
  });
});
