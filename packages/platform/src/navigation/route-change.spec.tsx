import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useNavigate, useNavigationType } from 'react-router-dom';
import { AppLink } from './app-link';
import { PageHead } from './page-head';
import { PageHeading } from './page-heading';
import { setPrefetcher } from './prefetch';
import { useRouteChange } from './route-focus';
import { followScroll } from './scroll-memory';

const Site = () => {
  const navigate = useNavigate();
  useRouteChange(useNavigationType());
  return (
    <>
      <AppLink to="/b">to b</AppLink>
      <AppLink to="/a?sort=name">sort</AppLink>
      <AppLink to="/a#part">part of a</AppLink>
      <AppLink to="/b#part">part of b</AppLink>
      <AppLink to="/b#%">no part of b</AppLink>
      <button onClick={() => void navigate(-1)}>back</button>
      <Routes>
        <Route
          path="/a"
          element={
            <>
              <PageHead title="First" description="The first page" private />
              <PageHeading>First</PageHeading>
            </>
          }
        />
        <Route
          path="/b"
          element={
            <>
              <PageHead title="Second" description="The second page" canonical="/b" />
              <PageHeading>Second</PageHeading>
              <p id="part">Part</p>
            </>
          }
        />
      </Routes>
    </>
  );
};

const visit = (first = '/a') =>
  render(
    <MemoryRouter initialEntries={[first]}>
      <Site />
    </MemoryRouter>,
  );

const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

/** A window as long as the test needs; jsdom has no layout. */
const mockWindowLength = (length: () => number) => {
  jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    const { top, behavior } = to[0] as ScrollToOptions;
    expect(behavior).toBe('instant');
    window.scrollY = Math.min(top ?? 0, length());
  });
};

const scrollBy = (top: number) => {
  window.scrollY = top;
  fireEvent.scroll(window);
};

let notifyResize = (): void => undefined;

class Observer {
  constructor(private readonly changed: () => void) {}
  observe() {
    notifyResize = this.changed;
  }
  disconnect() {
    notifyResize = () => undefined;
  }
}

beforeEach(() => {
  Object.assign(window, { ResizeObserver: Observer });
  mockWindowLength(() => 5000);
  window.scrollY = 0;
  document.head.innerHTML = '<meta name="description" content="served"><link rel="canonical" href="/served">';
});
afterEach(() => {
  setPrefetcher(null);
  jest.restoreAllMocks();
});

describe('a route change', () => {
  it('does not move the focus on the first page', () => {
    visit();
    expect(document.body).toHaveFocus();
    expect(document.title).toBe('First · WanderWork');
  });

  it('moves the focus and the scroll position to the new page, but not for a change within a page', async () => {
    visit();
    await userEvent.click(screen.getByRole('link', { name: 'sort' }));
    expect(screen.getByRole('heading', { name: 'First' })).not.toHaveFocus();
    scrollBy(900);
    await userEvent.click(screen.getByRole('link', { name: 'to b' }));
    expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
    expect(window.scrollY).toBe(0);
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['part of a', 'auto'],
    ['part of b', 'instant'],
  ])('scrolls to the part that the link names, at once on a new page: %s', async (link, behavior) => {
    const seen = jest.fn();
    Element.prototype.scrollIntoView = function (this: Element, options) {
      seen(this.id, options);
    };
    visit();
    render(<p id={link === 'part of a' ? 'part' : 'other'}>Part</p>);
    await userEvent.click(screen.getByRole('link', { name: link }));
    expect(seen).toHaveBeenCalledWith('part', { behavior });
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('starts at the top of a page if the hash cannot be decoded', async () => {
    visit();
    scrollBy(900);
    await userEvent.click(screen.getByRole('link', { name: 'no part of b' }));
    expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
    expect(window.scrollY).toBe(0);
  });

  it('does not scroll when the page is already at the top', async () => {
    const stop = followScroll();
    visit();
    await userEvent.click(screen.getByRole('link', { name: 'to b' }));
    expect(window.scrollTo).not.toHaveBeenCalled();
    stop();
  });

  it('restores scroll position, focus and title on a return', async () => {
    const stop = followScroll();
    visit();
    scrollBy(900);
    await userEvent.click(screen.getByRole('link', { name: 'to b' }));
    scrollBy(70);
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(window.scrollY).toBe(900);
    expect(screen.getByRole('heading', { name: 'First' })).toHaveFocus();
    expect(document.title).toBe('First · WanderWork');
    stop();
  });

  it('restores the scroll position of a page that was opened at one of its parts', async () => {
    const stop = followScroll();
    visit('/a#part');
    scrollBy(900);
    await userEvent.click(screen.getByRole('link', { name: 'to b' }));
    scrollBy(70);
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(window.scrollY).toBe(900);
    stop();
  });

  it.each([
    ['follows a page that is still growing', () => undefined, 900],
    ['stops following a growing page when the person scrolls', () => fireEvent.wheel(window), 100],
  ])('%s', async (_what, meanwhile, expected) => {
    const stop = followScroll();
    visit();
    scrollBy(900);
    await userEvent.click(screen.getByRole('link', { name: 'to b' }));
    let length = 100;
    mockWindowLength(() => length);
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(window.scrollY).toBe(100);
    meanwhile();
    length = 2000;
    notifyResize();
    expect(window.scrollY).toBe(expected);
    stop();
  });

  it('leaves full page loads to the browser', () => {
    const stop = followScroll();
    expect(history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    stop();
  });

  it('changes the served meta tags in place', async () => {
    visit();
    expect(meta('robots')).toBe('noindex');
    await userEvent.click(screen.getByRole('link', { name: 'to b' }));
    expect([document.title, meta('description'), meta('robots')]).toEqual([
      'Second · WanderWork',
      'The second page',
      undefined,
    ]);
    expect(document.querySelectorAll('meta[name="description"], link[rel="canonical"]')).toHaveLength(2);
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'http://localhost/b');
  });
});

describe('a link', () => {
  it('prefetches its page on hover and focus', async () => {
    const prefetched = jest.fn();
    setPrefetcher(prefetched);
    visit();
    await userEvent.tab();
    expect(prefetched).toHaveBeenLastCalledWith('/b');
    await userEvent.hover(screen.getByRole('link', { name: 'sort' }));
    expect(prefetched).toHaveBeenLastCalledWith('/a?sort=name');
  });
});
