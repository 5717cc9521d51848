import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { AppLink } from './app-link';
import { PageHead } from './page-head';
import { PageHeading } from './page-heading';
import { setPrefetcher } from './prefetch';
import { useRouteChange } from './route-focus';

const Site = () => {
  useRouteChange();
  return (
    <>
      <AppLink to="/b">to b</AppLink>
      <AppLink to="/a?sort=name">sort</AppLink>
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
            </>
          }
        />
      </Routes>
    </>
  );
};

const visit = () =>
  render(
    <MemoryRouter initialEntries={['/a']}>
      <Site />
    </MemoryRouter>,
  );

const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="served"><link rel="canonical" href="/served">';
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  setPrefetcher(null);
  jest.restoreAllMocks();
});

describe('a route change', () => {
  it('leaves the focus alone on the first page', () => {
    visit();
    expect(document.body).toHaveFocus();
    expect(document.title).toBe('First · WanderWork');
  });

  it('brings focus and scroll to the new page, and not for a change within one', async () => {
    visit();
    await userEvent.click(screen.getByRole('link', { name: 'sort' }));
    expect(screen.getByRole('heading', { name: 'First' })).not.toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'to b' }));
    expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });

  it('changes the served head in place instead of adding to it', async () => {
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
  it('fetches its page ahead when the pointer or the focus reaches it', async () => {
    const prefetched = jest.fn();
    setPrefetcher(prefetched);
    visit();
    await userEvent.tab();
    expect(prefetched).toHaveBeenLastCalledWith('/b');
    await userEvent.hover(screen.getByRole('link', { name: 'sort' }));
    expect(prefetched).toHaveBeenLastCalledWith('/a?sort=name');
  });
});
