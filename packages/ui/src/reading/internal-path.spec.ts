import { getInternalPath } from './internal-path';

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
