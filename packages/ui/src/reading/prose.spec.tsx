import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Prose, getInternalPath } from './prose';

const Place = () => <output>{useLocation().pathname}</output>;

const read = (html: string) =>
  render(
    <MemoryRouter initialEntries={['/help']}>
      <Prose html={html} />
      <Place />
    </MemoryRouter>,
  );

describe('Prose', () => {
  it('follows a link to a page of this site without a reload', async () => {
    read('<p>See <a href="/privacy">Privacy</a></p>');
    await userEvent.click(screen.getByRole('link', { name: 'Privacy' }));
    expect(screen.getByRole('status')).toHaveTextContent('/privacy');
  });

  it('leaves a file of this site to the browser', async () => {
    const left = jest.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('click', left, { once: true });
    read('<p>See <a href="/licences.txt">licences</a></p>');
    await userEvent.click(screen.getByRole('link', { name: 'licences' }));
    expect(left).toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('/help');
  });
});

const plain = {
  button: 0,
  defaultPrevented: false,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};

const clickOn = (html: string, change: Partial<typeof plain> = {}) => {
  document.body.innerHTML = html;
  return getInternalPath({ ...plain, ...change, target: document.querySelector('b') });
};

describe('getInternalPath', () => {
  it('finds the page of a link around the clicked element', () => {
    expect(clickOn('<a href="/wanderlens/cities/lisbon"><b>Lisbon</b></a>')).toBe(
      '/wanderlens/cities/lisbon',
    );
  });

  it.each([
    'https://example.com/',
    '//example.com/',
    '#contents',
    'mailto:a@example.com',
    '/licences.txt?a#b',
    '/api/docs',
  ])('leaves %p to the browser', (href) => {
    expect(clickOn(`<a href="${href}"><b>there</b></a>`)).toBeNull();
  });

  it('leaves clicks for a new tab and clicks outside links to the browser', () => {
    expect(clickOn('<a href="/wanderhub"><b>Hub</b></a>', { ctrlKey: true })).toBeNull();
    expect(clickOn('<p><b>no link</b></p>')).toBeNull();
  });
});
