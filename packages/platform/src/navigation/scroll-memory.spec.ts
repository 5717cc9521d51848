import { fireEvent } from '@testing-library/react';
import type { Location } from 'react-router-dom';
import { followScroll, scrollToStart, isSamePlace, restoreScroll, setCurrentPlace } from './scroll-memory';

const createLocation = (change: Partial<Location> = {}): Location => ({
  key: 'one',
  pathname: '/a',
  search: '',
  hash: '',
  state: null,
  ...change,
});

/** A page whose length the test sets and can increase. */
let pageLength = 5000;
const observers = new Set<() => void>();
const growTo = (to: number) => {
  pageLength = to;
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

/** Leaves the page at this scroll position for another page, which starts at the top. */
const leaveForNextPage = (place: Location, top: number) => {
  setCurrentPlace(place);
  scrollBy(top);
  setCurrentPlace(createLocation({ key: 'next', pathname: '/next' }));
  scrollBy(0);
};

describe('the saved scroll position', () => {
  let stop = (): void => undefined;

  beforeEach(() => {
    Object.assign(window, { ResizeObserver: Observer, scrollY: 0 });
    jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
      window.scrollY = Math.min((to[0] as ScrollToOptions).top ?? 0, pageLength);
    });
    pageLength = 5000;
    stop = followScroll();
  });
  afterEach(() => {
    setCurrentPlace(createLocation({ key: 'none' }));
    stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each([{ key: 'two' }, { pathname: '/b' }, { search: '?sort=name' }, { hash: '#part' }])(
    'belongs to one history entry, and %j makes another one',
    (change) => {
      expect(isSamePlace(createLocation(), createLocation({ state: 'other' }))).toBe(true);
      expect(isSamePlace(createLocation(), createLocation(change))).toBe(false);
      leaveForNextPage(createLocation(), 900);
      expect(restoreScroll(createLocation(change), true)).toBe(false);
      expect(window.scrollTo).not.toHaveBeenCalled();
      expect(restoreScroll(createLocation(), true)).toBe(true);
      expect(window.scrollY).toBe(900);
    },
  );

  it('is not used for an entry that the browser made within the same page', () => {
    const part = createLocation({ key: 'default', hash: '#part' });
    leaveForNextPage(part, 900);
    expect(restoreScroll(part, false)).toBe(false);
    expect(restoreScroll(part, true)).toBe(true);
    const first = createLocation({ key: 'default' });
    leaveForNextPage(first, 300);
    expect(restoreScroll(first, false)).toBe(true);
  });

  it('is waited for while the page grows, until it is reached', () => {
    leaveForNextPage(createLocation(), 900);
    pageLength = 100;
    restoreScroll(createLocation(), true);
    growTo(500);
    expect(window.scrollY).toBe(500);
    growTo(2000);
    expect(window.scrollY).toBe(900);
    scrollBy(40);
    growTo(3000);
    expect(window.scrollY).toBe(40);
  });

  it('counts as reached within one pixel, because browsers round', () => {
    leaveForNextPage(createLocation(), 900);
    pageLength = 899;
    restoreScroll(createLocation(), true);
    expect(observers.size).toBe(0);
    pageLength = 898;
    restoreScroll(createLocation(), true);
    expect(observers.size).toBe(1);
  });

  it('is abandoned after three seconds', () => {
    jest.useFakeTimers();
    leaveForNextPage(createLocation(), 900);
    pageLength = 100;
    restoreScroll(createLocation(), true);
    jest.advanceTimersByTime(2999);
    expect(observers.size).toBe(1);
    jest.advanceTimersByTime(1);
    expect(observers.size).toBe(0);
  });

  it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
    'is abandoned when the person interacts (%s)',
    (sign) => {
      leaveForNextPage(createLocation(), 900);
      pageLength = 100;
      restoreScroll(createLocation(), true);
      fireEvent(window, new Event(sign));
      growTo(2000);
      expect(window.scrollY).toBe(100);
    },
  );

  it('is abandoned when the next page opens', () => {
    leaveForNextPage(createLocation(), 900);
    pageLength = 100;
    restoreScroll(createLocation(), true);
    setCurrentPlace(createLocation({ pathname: '/b' }));
    growTo(2000);
    expect(window.scrollY).toBe(100);
  });

  it('is saved only while scrolling is followed', () => {
    leaveForNextPage(createLocation(), 900);
    stop();
    leaveForNextPage(createLocation(), 300);
    expect(restoreScroll(createLocation(), true)).toBe(true);
    expect(window.scrollY).toBe(900);
  });

  it('is left to the browser on a full page load, and taken over again on a return', () => {
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

  it('avoids a scroll when the page is already at the top', () => {
    scrollToStart('', true);
    expect(window.scrollTo).not.toHaveBeenCalled();
    scrollBy(30);
    scrollToStart('', true);
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
    scrollBy(0);
    stop();
    scrollToStart('', true);
    expect(window.scrollTo).toHaveBeenCalledTimes(2);
  });
});
