import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@wanderwork/testing';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { pages } from '../../../shell.config.mjs';

const visit = async (path: string) => {
  renderAt(
    path,
    <Suspense>
      <Routes>
        {Object.entries(pages).map(([pathPattern, Page]) => (
          <Route key={pathPattern} path={pathPattern} element={<Page />} />
        ))}
      </Routes>
    </Suspense>,
  );
  return screen.findByRole('heading', { level: 1 });
};

describe('a text page', () => {
  it.each([
    ['/help', 'Help', 'What is IREX?'],
    ['/terms', 'Terms of use', 'What the figures are, and are not'],
    ['/privacy', 'Privacy', 'When you look around'],
    ['/cookies', 'Cookies', 'Cookies this site sets'],
    ['/attributions', 'Attributions', 'Data sources'],
    ['/accessibility', 'Accessibility', 'Known gaps'],
  ])('%s shows its title and its sections', async (path, title, part) => {
    expect(await visit(path)).toHaveTextContent(title);
    expect(screen.getByRole('heading', { name: part })).toBeVisible();
    // Set after the page is shown.
    await waitFor(() => expect(document.title).toBe(`${title} · WanderWork`));
    expect(screen.getByText(/^2\d Nov 2026$/)).toBeVisible();
  });

  it('opens at an address whose hash cannot be decoded', async () => {
    location.hash = '#%';
    expect(await visit('/help')).toHaveTextContent('Help');
    location.hash = '';
  });

  it('links from its contents to each section', async () => {
    await visit('/privacy');
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => `#${id}`);
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(parts);
  });

  it.each([
    ['I forgot my password. What now?', 'Forgot password', '/forgot-password'],
    [
      'I signed up with the short form and have no password. What now?',
      'Forgot password',
      '/forgot-password',
    ],
    ['How do I delete my account or my data?', 'Your data', '/settings/data'],
  ])('answers "%s" with a link to where it is done', async (question, words, path) => {
    await visit('/help');
    const answer = within(screen.getByRole('heading', { name: question }).nextElementSibling as HTMLElement);
    expect(answer.getByRole('link', { name: words })).toHaveAttribute('href', path);
  });

  it('prints the periods by which data is deleted', async () => {
    await visit('/privacy');
    for (const words of ['13 months', '90 days', '14 days'])
      expect(screen.getAllByText(new RegExp(words)).length).toBeGreaterThan(0);
  });

  it('links to another page without a reload', async () => {
    await visit('/privacy');
    await userEvent.click(screen.getAllByRole('link', { name: 'Cookies' })[0]!);
    expect(await screen.findByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
  });

  it('scrolls to the section that the address names', async () => {
    // jsdom has no layout, so it cannot scroll.
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    window.location.hash = '#section-known-gaps';
    await visit('/accessibility');
    expect(scroll.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Known gaps' })]);
    window.location.hash = '';
  });
});
