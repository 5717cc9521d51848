import { isSafeMoment } from './safe-moment';

const show = (html: string) => {
  document.body.innerHTML = html;
};

afterEach(() => {
  show('');
  history.replaceState(null, '', '/');
});

describe('isSafeMoment', () => {
  it.each([
    ['an empty form', '<input name="email"><textarea></textarea>'],
    ['a search, which is in the address', '<input type="search" value="lisbon">'],
    ['a ticked box', '<input type="checkbox" value="yes" checked>'],
  ])('is true with %s', (_what, html) => {
    show(html);
    expect(isSafeMoment()).toBe(true);
  });

  it.each([
    ['text in a field', '<input type="email" value="ana@">'],
    ['a message begun', '<textarea>Dear</textarea>'],
    ['an open dialog', '<div role="dialog"></div>'],
    ['an open confirmation', '<div role="alertdialog"></div>'],
    ['a part marked as uninterrupted', '<main data-uninterrupted></main>'],
  ])('is false with %s', (_what, html) => {
    show(html);
    expect(isSafeMoment()).toBe(false);
  });

  it.each(['/checkout/pro', '/voice-assistant'])('is false at %s', (path) => {
    history.replaceState(null, '', path);
    expect(isSafeMoment()).toBe(false);
  });

  it('reads the typed value, not the initial one', () => {
    show('<input>');
    (document.querySelector('input') as HTMLInputElement).value = 'Ana';
    expect(isSafeMoment()).toBe(false);
  });
});
