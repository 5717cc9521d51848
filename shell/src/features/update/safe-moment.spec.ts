import { renderHook, waitFor } from '@testing-library/react';
import { isSafeMoment, useSafeMoment } from './safe-moment';

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

  it.each([
    ['/checkout/pro', false],
    ['/voice-assistant', true],
  ])('at %s is %s', (path, expected) => {
    history.replaceState(null, '', path);
    expect(isSafeMoment()).toBe(expected);
  });

  it('reads the typed value, not the initial one', () => {
    show('<input>');
    (document.querySelector('input') as HTMLInputElement).value = 'Ana';
    expect(isSafeMoment()).toBe(false);
  });
});

it('follows a voice session that begins and ends on the same element', async () => {
  show('<main></main>');
  const main = document.querySelector('main')!;
  const { result } = renderHook(useSafeMoment);
  expect(result.current).toBe(true);
  main.toggleAttribute('data-uninterrupted', true);
  await waitFor(() => expect(result.current).toBe(false));
  main.toggleAttribute('data-uninterrupted', false);
  await waitFor(() => expect(result.current).toBe(true));
});
