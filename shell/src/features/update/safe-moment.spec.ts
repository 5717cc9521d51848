import { isSafeMoment } from './safe-moment';

const show = (html: string) => {
  document.body.innerHTML = html;
};

afterEach(() => {
  show('');
  history.replaceState(null, '', '/');
});

describe('a moment to load the page again', () => {
  it.each([
    ['an empty form', '<input name="email"><textarea></textarea>'],
    ['a search, which stands in the address', '<input type="search" value="lisbon">'],
    ['a ticked box', '<input type="checkbox" value="yes" checked>'],
  ])('is beside %s', (_what, html) => {
    show(html);
    expect(isSafeMoment()).toBe(true);
  });

  it.each([
    ['words in a field', '<input type="email" value="ana@">'],
    ['a letter begun', '<textarea>Dear</textarea>'],
    ['an open dialog', '<div role="dialog"></div>'],
    ['a question that waits', '<div role="alertdialog"></div>'],
    ['what says so itself', '<main data-uninterrupted></main>'],
  ])('is not over %s', (_what, html) => {
    show(html);
    expect(isSafeMoment()).toBe(false);
  });

  it.each(['/checkout/pro', '/voice-assistant'])('is not at %s', (path) => {
    history.replaceState(null, '', path);
    expect(isSafeMoment()).toBe(false);
  });

  it('reads what was typed, not what the page was made with', () => {
    show('<input>');
    (document.querySelector('input') as HTMLInputElement).value = 'Ana';
    expect(isSafeMoment()).toBe(false);
  });
});
